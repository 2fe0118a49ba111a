package shop.web;

import static shop.keys.Keys.NO_USER;
import static shop.keys.Keys.USER;
import static shop.keys.Keys.tenant;
import static shop.keys.Current.ORDER;

class StaticImports {
    String user() {
        return USER.orElse(null); //~ scoped-value-or-else-null error
    }

    String userConstant() {
        return USER.orElse(NO_USER); //~ scoped-value-or-else-null error
    }

    String method() {
        return tenant().orElse(null); //~ scoped-value-or-else-null error
    }

    String enumConstant() {
        return ORDER.key.orElse(null); //~ scoped-value-or-else-null error
    }
}
