// Means app.ScopedValue, by its import; and a key of that type in another file.
package lib;

import app.SamePackage;
import app.ScopedValue;

public class SingleImport {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();

    String read() {
        return KEY.orElse(null) + SamePackage.KEY.orElse(null);
    }

    String spelledOut(app.ScopedValue<String> parameter) {
        return parameter.orElse(null);
    }
}
