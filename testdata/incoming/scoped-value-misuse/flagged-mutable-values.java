//@ jdk: 25
// All that read the key share the value, forks at the same time.
import java.text.SimpleDateFormat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class MutableValues {
    static final ScopedValue<StringBuilder> TEXT = ScopedValue.newInstance();
    static final ScopedValue<List<String>> NAMES = ScopedValue.newInstance();
    static final ScopedValue<Map<String, String>> CONTEXT = ScopedValue.newInstance();
    static final ScopedValue<Set<String>> SEEN = ScopedValue.newInstance();
    static final ScopedValue<int[]> COUNTS = ScopedValue.newInstance();
    static final ScopedValue<Object> ANYTHING = ScopedValue.newInstance();
    static final ScopedValue<Date> DATE = ScopedValue.newInstance();
    static final ScopedValue<SimpleDateFormat> FORMAT = ScopedValue.newInstance();

    void all(Runnable task, StringBuilder given, ArrayList<String> names) {
        ScopedValue.where(TEXT, new StringBuilder()).run(task); //~ scoped-value-misuse note
        ScopedValue.where(TEXT, given).run(task); //~ scoped-value-misuse note
        ScopedValue.where(NAMES, new ArrayList<>()).run(task); //~ scoped-value-misuse note
        ScopedValue.where(NAMES, names).run(task); //~ scoped-value-misuse note
        ScopedValue.where(CONTEXT, new HashMap<>()).run(task); //~ scoped-value-misuse note
        ScopedValue.where(SEEN, new HashSet<>()).run(task); //~ scoped-value-misuse note
        ScopedValue.where(COUNTS, new int[8]).run(task); //~ scoped-value-misuse note
        ScopedValue.where(ANYTHING, new ArrayDeque<String>()).run(task); //~ scoped-value-misuse note
        ScopedValue.where(DATE, new Date()).run(task); //~ scoped-value-misuse note
        ScopedValue.where(FORMAT, new SimpleDateFormat("yyyy")).run(task); //~ scoped-value-misuse note
    }

    void second(Runnable task) {
        ScopedValue.where(DATE, new Date(0)) //~ scoped-value-misuse note
                .where(NAMES, List.of())
                .run(task);
        List<String> local = new ArrayList<>();
        ScopedValue.where(NAMES, local).run(task); //~ scoped-value-misuse note
    }
}
