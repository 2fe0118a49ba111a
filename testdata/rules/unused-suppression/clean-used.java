// Suppressions that silence something, wherever they stand.
class Used {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    // vtlint: ignore[scoped-value-or-else-null] on its own line
    String above = USER.orElse(null);

    String behind = USER.orElse(null); // vtlint: ignore[scoped-value-or-else-null] at the end of the line

    /* vtlint: ignore[scoped-value-or-else-null] before */ String before = USER.orElse(null);

    @SuppressWarnings("vtlint:scoped-value-or-else-null")
    String annotated() {
        return USER.orElse(null);
    }

    // vtlint: ignore[scoped-value-or-else-null] above the whole method
    String method() {
        return USER.orElse(null);
    }

    String statement() {
        return String.valueOf(
            USER.orElse(null)); // vtlint: ignore[scoped-value-or-else-null] behind the last line of the statement
    }
}
