//@ jdk: 24
package mail;

class Sender {
    static final ScopedValue<String> SENDER = ScopedValue.newInstance();

    static void send(String sender, Runnable letter) {
        ScopedValue.where(SENDER, sender).run(letter);
    }
}
