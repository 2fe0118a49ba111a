// Suppressions whose finding is gone, each in its own form.
class Leftovers {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    // vtlint: ignore[scoped-value-or-else-null] it was null once //~ unused-suppression note
    String name = USER.orElse("nobody");

    String mail = USER.orElse("none"); // vtlint: ignore[scoped-value-or-else-null] //~ unused-suppression note

    @SuppressWarnings("vtlint:pooled-virtual-threads") //~ unused-suppression note
    int threads = 4;

    // The nearest one counts as used, the other does nothing.
    // vtlint: ignore[scoped-value-or-else-null] for the whole method //~ unused-suppression note
    String twice() {
        return USER.orElse(null); // vtlint: ignore[scoped-value-or-else-null] this module stays on 21
    }

    // Of two ids, one is of use.
    // vtlint: ignore[scoped-value-or-else-null, pooled-virtual-threads] as above //~ unused-suppression note
    String half = USER.orElse(null);

    /* vtlint: ignore[scoped-value-or-else-null] */ int here; //~ unused-suppression note
    String below = USER.orElse(null); //~ scoped-value-or-else-null error
}
