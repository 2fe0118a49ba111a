// Hides nothing but its package's view: users import it by name.
package tour.policy;

public class StructuredTaskScope<T> extends ManagedScope<T> {
}
