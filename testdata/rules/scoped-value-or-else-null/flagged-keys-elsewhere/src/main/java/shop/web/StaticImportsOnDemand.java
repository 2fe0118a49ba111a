package shop.web;

import static shop.keys.Keys.*;
import static shop.keys.Keys.Nested.*;

class StaticImportsOnDemand {
    String user() {
        return USER.orElse(null); //~ scoped-value-or-else-null error
    }

    String nested() {
        return TENANT.orElse(null); //~ scoped-value-or-else-null error
    }

    String nestedType() {
        return Deeper.DEPTH.orElse(null) + ""; //~ scoped-value-or-else-null error
    }

    String looksTheSame() {
        return DEFAULT_USER.orElse(null) + host().orElse(null);
    }
}
