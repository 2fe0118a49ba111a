package mail.app;

import mail.keys.Keys;

class Mailbox {
    String open() {
        return Keys.as("ann").get(() -> "inbox"); //~ removed-scoped-value-api error
    }

    String guest() {
        return Keys.GUEST.get(this::open); //~ removed-scoped-value-api error
    }

    String inferred() {
        var carrier = Keys.as("bob");
        return carrier.get(Keys.USER) + carrier.get(() -> "x"); //~ removed-scoped-value-api error
    }

    String current() throws Exception {
        return Keys.GUEST.get(Keys.USER) + Keys.as("cy").call(() -> "y");
    }
}
