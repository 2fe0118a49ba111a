import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles many small programs apart from each other in one JVM, because starting javac costs more than its work.
 *
 * <p>{@code java CompileAll.java JOBS}. JOBS is a text file, one job a line, fields separated by tabs: a name, the javac
 * options, the source files; options and files are separated by {@code |}. Prints per job {@code NAME<TAB>done} and before it, for each
 * error, {@code NAME<TAB>error<TAB>FILE<TAB>LINE<TAB>KEY<TAB>TEXT}. Errors of the compiled programs are results: the
 * exit code is 0 unless the jobs could not be run.
 */
class CompileAll {
    public static void main(String[] args) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            System.err.println("this Java has no compiler");
            System.exit(2);
        }
        var shared = compiler.getStandardFileManager(null, Locale.ENGLISH, null);
        StringBuilder report = new StringBuilder();
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            String[] fields = line.split("\t", -1);
            List<String> options = new ArrayList<>(List.of(fields[1].split("\\|")));
            List<Path> files = new ArrayList<>();
            for (String file : fields[2].split("\\|")) {
                files.add(Path.of(file));
            }
            DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
            // One manager for all keeps the JDK's classes open, but `--release` needs its own.
            boolean own = options.contains("--release");
            var manager = own ? compiler.getStandardFileManager(found, Locale.ENGLISH, null) : shared;
            try {
                compiler.getTask(new StringWriter(), manager, found, options, null, manager.getJavaFileObjectsFromPaths(files)).call();
            } catch (IllegalArgumentException e) {
                report.append(String.join("\t", fields[0], "error", "", "-1", "options", e.getMessage())).append('\n');
            }
            if (own) {
                manager.close();
            }
            for (Diagnostic<? extends JavaFileObject> one : found.getDiagnostics()) {
                if (one.getKind() == Diagnostic.Kind.ERROR) {
                    String file = one.getSource() == null ? "" : Path.of(one.getSource().toUri()).toString();
                    String text = one.getMessage(Locale.ENGLISH).replaceAll("\\s+", " ");
                    report.append(String.join("\t", fields[0], "error", file, "" + one.getLineNumber(), one.getCode(), text)).append('\n');
                }
            }
            report.append(fields[0]).append("\tdone\n");
        }
        System.out.print(report);
    }
}
