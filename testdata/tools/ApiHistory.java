import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipFile;

/**
 * Prints the public and protected API of some classes by JDK release, read from the running JDK's {@code lib/ct.sym}.
 *
 * <p>{@code java ApiHistory.java REGEX FIRST LAST}: classes whose path ({@code java.base/java/lang/ScopedValue$Carrier}) matches REGEX, for
 * the releases FIRST to LAST. In ct.sym the first folder names the releases of an entry, one character each, digits and then letters:
 * {@code L} is 21. One line each, fields separated by tabs, types with dots and erased, lists separated by {@code ;}:
 * RELEASE, TYPE, KIND (class, interface, constructor, method, field), NAME, PARAMETERS, CHECKED EXCEPTIONS, flags. The flags of a class are
 * {@code sealed} and the number of its type parameters, those of a method {@code static}, and what it returns.
 */
class ApiHistory {
    public static void main(String[] args) throws IOException {
        Pattern wanted = Pattern.compile(args[0]);
        int first = Integer.parseInt(args[1]);
        int last = Integer.parseInt(args[2]);
        TreeSet<String> lines = new TreeSet<>();
        try (ZipFile zip = new ZipFile(Path.of(System.getProperty("java.home"), "lib", "ct.sym").toFile())) {
            for (var entry : zip.stream().toList()) {
                int slash = entry.getName().indexOf('/');
                String path = entry.getName().substring(slash + 1);
                if (!path.endsWith(".sig") || !wanted.matcher(path.substring(0, path.length() - 4)).matches()) {
                    continue;
                }
                List<Integer> releases = entry.getName().substring(0, slash).chars()
                    .mapToObj(c -> Character.digit(c, 36))
                    .filter(release -> first <= release && release <= last)
                    .toList();
                if (!releases.isEmpty()) {
                    ClassModel model = ClassFile.of().parse(zip.getInputStream(entry).readAllBytes());
                    for (String line : describe(model)) {
                        releases.forEach(release -> lines.add(release + "\t" + line));
                    }
                }
            }
        }
        lines.forEach(System.out::println);
    }

    static List<String> describe(ClassModel model) {
        String type = dotted(model.thisClass().asSymbol());
        // For nested classes the modifiers of the source stand in the InnerClasses attribute.
        boolean visible = model.findAttribute(Attributes.innerClasses())
            .flatMap(inner -> inner.classes().stream().filter(one -> one.innerClass().equals(model.thisClass())).findFirst())
            .map(one -> one.has(AccessFlag.PUBLIC) || one.has(AccessFlag.PROTECTED))
            .orElse(model.flags().has(AccessFlag.PUBLIC));
        if (!visible) {
            return List.of();
        }
        var lines = new java.util.ArrayList<String>();
        long parameters = model.findAttribute(Attributes.signature()).map(s -> (long) s.asClassSignature().typeParameters().size()).orElse(0L);
        boolean isSealed = model.findAttribute(Attributes.permittedSubclasses()).isPresent();
        String kind = model.flags().has(AccessFlag.INTERFACE) ? "interface" : "class";
        lines.add(String.join("\t", type, kind, "", "", "", (isSealed ? "sealed " : "") + parameters));
        for (MethodModel method : model.methods()) {
            boolean accessible = method.flags().has(AccessFlag.PUBLIC) || method.flags().has(AccessFlag.PROTECTED);
            if (!accessible || method.flags().has(AccessFlag.SYNTHETIC)) {
                continue;
            }
            String name = method.methodName().stringValue();
            boolean constructor = name.equals("<init>");
            var descriptor = method.methodTypeSymbol();
            String taken = descriptor.parameterList().stream().map(ApiHistory::dotted).collect(Collectors.joining(";"));
            String thrown = method.findAttribute(Attributes.exceptions())
                .map(e -> e.exceptions().stream().map(one -> dotted(one.asSymbol())).collect(Collectors.joining(";")))
                .orElse("");
            String flags = (method.flags().has(AccessFlag.STATIC) ? "static " : "") + dotted(descriptor.returnType());
            lines.add(String.join("\t", type, constructor ? "constructor" : "method", constructor ? "" : name, taken, thrown, flags));
        }
        for (var field : model.fields()) {
            if (field.flags().has(AccessFlag.PUBLIC) || field.flags().has(AccessFlag.PROTECTED)) {
                lines.add(String.join("\t", type, "field", field.fieldName().stringValue(), "", "", dotted(field.fieldTypeSymbol())));
            }
        }
        return lines;
    }

    static String dotted(ClassDesc type) {
        String suffix = "";
        while (type.isArray()) {
            suffix += "[]";
            type = type.componentType();
        }
        if (type.isPrimitive()) {
            return type.displayName() + suffix;
        }
        String descriptor = type.descriptorString();
        return descriptor.substring(1, descriptor.length() - 1).replace('/', '.').replace('$', '.') + suffix;
    }
}
