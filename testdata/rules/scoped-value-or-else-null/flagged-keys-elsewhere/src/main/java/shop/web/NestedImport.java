package shop.web;

import shop.keys.Keys.Nested;

class NestedImport {
    String tenant() {
        return Nested.TENANT.orElse(null); //~ scoped-value-or-else-null error
    }
}
