// Annotations that are meant for vtlint and name no rule.
class Annotated {
    @SuppressWarnings("vtlint") //~ invalid-suppression warning
    int all;

    @SuppressWarnings("vtlint:no-such-rule") //~ invalid-suppression warning
    int unknown;

    @SuppressWarnings({"unused", "vtlint:pooled-virtual-threads, scoped-value-or-else-null"}) //~ invalid-suppression warning
    int two;
}
