// The filter that opens the context and clears it.
package clinic.web;

import clinic.core.Patient;
import clinic.core.Patients;

public class PatientFilter {
    public String filter(String name, Runnable next) {
        Patients.open(new Patient(name));
        try {
            next.run();
            Patients.note(Patients.current().name());
            return Patients.notes();
        } finally {
            Patients.close();
        }
    }
}
