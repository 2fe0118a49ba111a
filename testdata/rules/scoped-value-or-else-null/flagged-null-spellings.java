//@ jdk: 25
class NullSpellings {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();
    private static final String NOBODY = null;
    private static final String CAST_NOBODY = (String) null;
    private final String nothing = null;

    static class Defaults {
        static final String USER = null;
    }

    interface Absent {
        String VALUE = null;
    }

    String parenthesised() {
        return KEY.orElse((null)); //~ scoped-value-or-else-null error
    }

    String cast() {
        return KEY.orElse((String) null); //~ scoped-value-or-else-null error
    }

    String castAndParentheses() {
        return KEY.orElse(((String) (null))); //~ scoped-value-or-else-null error
    }

    String commented() {
        return KEY.orElse(/* nobody is signed in */ null); //~ scoped-value-or-else-null error
    }

    String constant() {
        return KEY.orElse(NOBODY); //~ scoped-value-or-else-null error
    }

    String castConstant() {
        return KEY.orElse(CAST_NOBODY); //~ scoped-value-or-else-null error
    }

    String qualifiedConstant() {
        return KEY.orElse(NullSpellings.NOBODY); //~ scoped-value-or-else-null error
    }

    String finalField() {
        return KEY.orElse(nothing) + KEY.get(); //~ scoped-value-or-else-null error
    }

    String finalFieldThroughThis() {
        return KEY.orElse(this.nothing); //~ scoped-value-or-else-null error
    }

    String constantOfAnotherClass() {
        return KEY.orElse(Defaults.USER); //~ scoped-value-or-else-null error
    }

    String constantOfInterface() {
        return KEY.orElse(Absent.VALUE); //~ scoped-value-or-else-null error
    }

    String local() {
        String none = null;
        return KEY.orElse(none); //~ scoped-value-or-else-null error
    }

    String finalLocal() {
        final String none = (String) null;
        return KEY.orElse(none); //~ scoped-value-or-else-null error
    }

    String inferredLocal() {
        var none = (String) null;
        return KEY.orElse(none); //~ scoped-value-or-else-null error
    }

    String declaredThenAssigned() {
        String none;
        none = null;
        return KEY.orElse(none); //~ scoped-value-or-else-null error
    }

    String capturedLocal() {
        String none = null;
        java.util.function.Supplier<String> later = () -> KEY.orElse(none); //~ scoped-value-or-else-null error
        return later.get();
    }

    String bothBranches(boolean first) {
        return KEY.orElse(first ? null : null); //~ scoped-value-or-else-null error
    }

    String bothBranchesCast(boolean first) {
        return KEY.orElse(first ? (String) null : NOBODY); //~ scoped-value-or-else-null error
    }

    String afterCheck() {
        return KEY.isBound() ? KEY.orElse(null) : ""; //~ scoped-value-or-else-null error
    }

    void statement() {
        KEY.orElse(null); //~ scoped-value-or-else-null error
    }

    void argument() {
        System.out.println(KEY.orElse(null)); //~ scoped-value-or-else-null error
    }

    boolean compared() {
        return null == KEY.orElse(null); //~ scoped-value-or-else-null error
    }

    int chained() {
        return KEY.orElse(null).length(); //~ scoped-value-or-else-null error
    }

    String twiceOnOneLine() {
        return KEY.orElse(null) + KEY.orElse(null); //~ scoped-value-or-else-null error
    }

    Object array() {
        return new String[] {"a", KEY.orElse(null)}; //~ scoped-value-or-else-null error
    }

    String inSwitch(int code) {
        return switch (code) {
            case 0 -> KEY.orElse(null); //~ scoped-value-or-else-null error
            case 1 -> {
                yield KEY.orElse(null); //~ scoped-value-or-else-null error
            }
            default -> "";
        };
    }

    String splitOverLines() {
        return KEY
            .orElse(null); //~ scoped-value-or-else-null error
    }

    Object bound() throws Exception {
        return ScopedValue.where(KEY, "bound").call(() -> KEY.orElse(null)); //~ scoped-value-or-else-null error
    }

    static class Parent {
        Parent(String who) {
        }
    }

    static class Child extends Parent {
        Child() {
            super(KEY.orElse(null)); //~ scoped-value-or-else-null error
        }
    }
}
