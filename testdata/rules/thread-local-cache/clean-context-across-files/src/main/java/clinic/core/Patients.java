//@ jdk: 25
// A holder that others set and clear; its class has no more than static accessors.
package clinic.core;

public final class Patients {
    private static final ThreadLocal<Patient> PATIENT = new ThreadLocal<>();
    private static final ThreadLocal<StringBuilder> NOTES = ThreadLocal.withInitial(StringBuilder::new);

    private Patients() {
    }

    public static void open(Patient patient) {
        PATIENT.set(patient);
    }

    public static Patient current() {
        return PATIENT.get();
    }

    public static void note(String text) {
        NOTES.get().append(text);
    }

    public static String notes() {
        return NOTES.get().toString();
    }

    public static void close() {
        PATIENT.remove();
        NOTES.remove();
    }
}
