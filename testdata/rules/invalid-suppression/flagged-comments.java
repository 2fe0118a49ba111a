// Comments that are meant for vtlint and cannot be read. To vtlint, the marker behind them is the reason, as in all comments.
class Mailbox {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    // vtlint: ignore[scoped-value-or-else-nul] the id lacks a letter //~ invalid-suppression warning
    String misspelt() {
        return USER.orElse(null); //~ scoped-value-or-else-null error
    }

    // vtlint: ignore //~ invalid-suppression warning
    int port = 25;

    int size; // vtlint: ignore[] //~ invalid-suppression warning

    int limit; // vtlint: ignored[pooled-virtual-threads] //~ invalid-suppression warning

    int count; // vtlint: disable pooled-virtual-threads //~ invalid-suppression warning

    int open; // vtlint: ignore[pooled-virtual-threads //~ invalid-suppression warning

    int blank; // vtlint: ignore [pooled-virtual-threads] //~ invalid-suppression warning

    int gap; // vtlint: ignore[pooled-virtual-threads,] //~ invalid-suppression warning

    /* VTLINT: ignore[pooled-virtual-threads] */ int upper; //~ invalid-suppression warning

    // vtlint: ignore-file[scoped-value-or-else-null] too late //~ invalid-suppression warning
    int late;

    // One that cannot be read does not spoil the one beside it.
    // vtlint: ignore[no-such-rule, scoped-value-or-else-null] as before //~ invalid-suppression warning
    String half = USER.orElse(null);

    // Nobody silences those who watch.
    int self; // vtlint: ignore[unused-suppression] //~ invalid-suppression warning
}
