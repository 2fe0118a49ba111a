// Test code is no API.
package port;

import java.util.concurrent.StructuredTaskScope;

public class ScopesTest {
    public StructuredTaskScope<Object, Void> scope() {
        return StructuredTaskScope.open();
    }
}
