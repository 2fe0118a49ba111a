package shop.web;

import shop.keys.*;

class PackageImport {
    String user() {
        return Keys.USER.orElse(null); //~ scoped-value-or-else-null error
    }
}
