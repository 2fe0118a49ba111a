package shop.web;

import shop.base.Handler;
import shop.keys.HasTrace;

class Inherits extends Handler implements HasTrace {
    String session() {
        return session.orElse(null); //~ scoped-value-or-else-null error
    }

    String sessionMethod() {
        return sessionKey().orElse(null); //~ scoped-value-or-else-null error
    }

    String throughSuper() {
        return super.session.orElse(null); //~ scoped-value-or-else-null error
    }

    String constantOfInterface() {
        return TRACE.orElse(null); //~ scoped-value-or-else-null error
    }

    String constantByName() {
        return HasTrace.TRACE.orElse(null); //~ scoped-value-or-else-null error
    }

    String looksTheSame() {
        return cookie.orElse(null);
    }
}
