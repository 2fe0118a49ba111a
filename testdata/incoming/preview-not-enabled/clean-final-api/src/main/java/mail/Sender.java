//@ jdk: 25
// Final in 25; an own class called StructuredTaskScope; the name in a comment and a string: java.util.concurrent.StructuredTaskScope.open().
package mail;

class Sender {
    static final ScopedValue<String> SENDER = ScopedValue.newInstance();
    static final String NAME = "java.util.concurrent.StructuredTaskScope";

    static class StructuredTaskScope {
        static StructuredTaskScope open() {
            return new StructuredTaskScope();
        }
    }

    static void send(String sender, Runnable letter) {
        ScopedValue.where(SENDER, sender).run(letter);
        System.out.println(NAME + StructuredTaskScope.open());
    }
}
