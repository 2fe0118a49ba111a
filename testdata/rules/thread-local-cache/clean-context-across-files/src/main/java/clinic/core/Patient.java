// The value of the context.
package clinic.core;

public record Patient(String name) {
}
