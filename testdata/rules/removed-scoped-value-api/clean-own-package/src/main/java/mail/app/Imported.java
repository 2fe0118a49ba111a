// Means mail.context.ScopedValue, by its import and by a static import.
package mail.app;

import static mail.context.ScopedValue.callWhere;

import mail.context.SamePackage;
import mail.context.ScopedValue;

class Imported {
    String run() throws Exception {
        ScopedValue.runWhere(SamePackage.USER, "a", () -> { });
        mail.context.ScopedValue.runWhere(SamePackage.USER, "a", () -> { });
        return callWhere(SamePackage.USER, "a", () -> "b");
    }
}
