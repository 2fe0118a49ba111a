package shop.web;

import shop.keys.Bundle;
import shop.keys.Current;
import shop.keys.Keys;

class ByName {
    String user() {
        return Keys.USER.orElse(null); //~ scoped-value-or-else-null error
    }

    String userSpelledOut() {
        return shop.keys.Keys.USER.orElse(null); //~ scoped-value-or-else-null error
    }

    String nested() {
        return Keys.Nested.TENANT.orElse(null); //~ scoped-value-or-else-null error
    }

    Integer deeper() {
        return Keys.Nested.Deeper.DEPTH.orElse(null); //~ scoped-value-or-else-null error
    }

    String method() {
        return Keys.tenant().orElse(null); //~ scoped-value-or-else-null error
    }

    String localFromMethod() {
        var key = Keys.tenant();
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    String enumField() {
        return Current.ORDER.key.orElse(null); //~ scoped-value-or-else-null error
    }

    String enumMethod() {
        return Current.BASKET.key().orElse(null); //~ scoped-value-or-else-null error
    }

    String recordAccessor(Bundle bundle) {
        return bundle.language().orElse(null); //~ scoped-value-or-else-null error
    }

    String looksTheSame(Bundle bundle) {
        return Keys.DEFAULT_USER.orElse(null) + Keys.host().orElse(null) + bundle.region().orElse(null);
    }

    String nullOfAnotherClass() {
        return Keys.USER.orElse(Keys.NO_USER); //~ scoped-value-or-else-null error
    }

    String valueOfAnotherClass() {
        return Keys.USER.orElse(Keys.GUEST);
    }

    String maybeNullOfAnotherClass(boolean guest) {
        return Keys.USER.orElse(Keys.orNothing(guest)); //~ scoped-value-or-else-null note
    }
}
