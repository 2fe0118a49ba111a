// Comments that talk about vtlint, strings that look like suppressions, and suppressions that can be read.
class Prose {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    // Checked with vtlint: nothing to do here. See the page of vtlint for `ignore`.
    String text = "// vtlint: ignore";

    String block = """
        // vtlint: ignore[no-such-rule]
        """;

    @SuppressWarnings({"unused", "unchecked"})
    int other;

    @Deprecated(since = "vtlint:no-such-rule")
    int deprecated;

    String right() {
        return USER.orElse(null); // vtlint: ignore[scoped-value-or-else-null] this module stays on 21
    }
}
