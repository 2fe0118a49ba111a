//! Every source of a JDK range, and every clash of sources, with the range it must give.

use std::collections::BTreeMap;
use vtlint::finding::NoticeKind;
use vtlint::project::jdk::JdkRange;
use vtlint::project::{Overrides, Preview, Project, show};
use vtlint::source::RepoPath;

/// A project as files with their content, and per module: path, range with the assumed ends marked `?`, deciding place.
struct Row {
    name: &'static str,
    files: &'static [(&'static str, &'static str)],
    expected: &'static [(&'static str, &'static str, &'static str)],
}

fn discover(files: &[(&str, &[u8])], overrides: &Overrides) -> Project {
    let content: BTreeMap<RepoPath, &[u8]> = files.iter().map(|(path, text)| (RepoPath::new(path), *text)).collect();
    let paths: Vec<RepoPath> = content.keys().cloned().collect();
    Project::discover(&paths, &|path| content.get(path).map(|text| text.to_vec()), overrides)
}

fn project(files: &[(&str, &str)]) -> Project {
    let files: Vec<(&str, &[u8])> = files.iter().map(|(path, text)| (*path, text.as_bytes())).collect();
    discover(&files, &Overrides::default())
}

/// `21..25?`: an assumed end carries a question mark.
fn range(jdk: JdkRange) -> String {
    let mark = |assumed: bool| if assumed { "?" } else { "" };
    if jdk.min == jdk.max && !jdk.min_assumed && !jdk.max_assumed {
        return jdk.min.to_string();
    }
    format!("{}{}..{}{}", jdk.min, mark(jdk.min_assumed), jdk.max, mark(jdk.max_assumed))
}

fn module<'p>(project: &'p Project, path: &str) -> &'p vtlint::project::Module {
    project.modules.iter().find(|module| module.path == path).unwrap_or_else(|| panic!("no module {path:?}"))
}

/// A POM around some content.
macro_rules! pom {
    ($($content:expr),*) => { concat!("<project>\n<artifactId>a</artifactId>\n", $($content,)* "\n</project>") };
}

/// The compiler plugin with a configuration, on one line.
macro_rules! compiler {
    ($configuration:expr) => {
        concat!(
            "<plugins><plugin><artifactId>maven-compiler-plugin</artifactId><configuration>",
            $configuration,
            "</configuration></plugin></plugins>"
        )
    };
}

const ROWS: &[Row] = &[
    Row { name: "nothing", files: &[("A.java", "")], expected: &[("", "21?..25?", "")] },
    // Version files.
    Row {
        name: ".java-version alone",
        files: &[(".java-version", "21.0\n"), ("A.java", "")],
        expected: &[("", "21", ".java-version:1")],
    },
    Row {
        name: ".sdkmanrc alone",
        files: &[(".sdkmanrc", "#x\njava=25.0.1-tem\n")],
        expected: &[("", "25", ".sdkmanrc:2")],
    },
    Row {
        name: ".tool-versions alone",
        files: &[(".tool-versions", "nodejs 20\r\njava temurin-21.0.3+7\r\n")],
        expected: &[("", "21", ".tool-versions:2")],
    },
    Row {
        name: "version files of one folder are a union",
        files: &[(".java-version", "21"), (".sdkmanrc", "java=25-tem")],
        expected: &[("", "21..25", ".java-version:1, .sdkmanrc:1")],
    },
    Row {
        name: "a nearer version file wins for its folder and the modules below",
        files: &[
            (".java-version", "21"),
            ("new/.java-version", "25"),
            ("new/core/pom.xml", pom!()),
            ("old/pom.xml", pom!()),
        ],
        expected: &[
            ("", "21", ".java-version:1"),
            ("new", "25", "new/.java-version:1"),
            ("new/core", "25", "new/.java-version:1"),
            ("old", "21", ".java-version:1"),
        ],
    },
    Row {
        name: "version files beat the build",
        files: &[
            (".java-version", "26"),
            ("pom.xml", pom!("<properties>\n<maven.compiler.release>25</maven.compiler.release></properties>")),
        ],
        expected: &[("", "26", ".java-version:1")],
    },
    Row {
        name: "a version file older than the classes was forgotten",
        files: &[
            (".java-version", "22"),
            ("pom.xml", pom!("<properties>\n<maven.compiler.release>25</maven.compiler.release></properties>")),
        ],
        expected: &[("", "25", "pom.xml:4")],
    },
    Row {
        name: "a version file below 21 says nothing",
        files: &[
            (".java-version", "17"),
            ("pom.xml", pom!("<properties>\n<maven.compiler.release>25</maven.compiler.release></properties>")),
        ],
        expected: &[("", "25", "pom.xml:4")],
    },
    Row { name: "lts is no release", files: &[(".java-version", "lts")], expected: &[("", "21?..25?", "")] },
    // Maven.
    Row {
        name: "maven.compiler.release 21: the upper end is assumed",
        files: &[("pom.xml", pom!("<properties>\n<maven.compiler.release>21</maven.compiler.release>\n</properties>"))],
        expected: &[("", "21..25?", "pom.xml:4")],
    },
    Row {
        name: "maven.compiler.release 24 and later: exactly that",
        files: &[("pom.xml", pom!("<properties><maven.compiler.release>26</maven.compiler.release></properties>"))],
        expected: &[("", "26", "pom.xml:3")],
    },
    Row {
        name: "below 21: both ends assumed",
        files: &[("pom.xml", pom!("<properties><maven.compiler.release>17</maven.compiler.release></properties>"))],
        expected: &[("", "21?..25?", "")],
    },
    Row {
        name: "release beats target beats source beats java.version",
        files: &[
            (
                "a/pom.xml",
                pom!(
                    "<properties>\n<java.version>21</java.version>\n<maven.compiler.source>22</maven.compiler.source>\n",
                    "<maven.compiler.target>24</maven.compiler.target>\n<maven.compiler.release>25</maven.compiler.release>",
                    "</properties>"
                ),
            ),
            (
                "b/pom.xml",
                pom!(
                    "<properties>\n<java.version>21</java.version>\n<maven.compiler.source>22</maven.compiler.source>\n",
                    "<maven.compiler.target>24</maven.compiler.target>\n<maven.compiler.release/></properties>"
                ),
            ),
            (
                "c/pom.xml",
                pom!(
                    "<properties>\n<java.version>21</java.version>\n<maven.compiler.source>22</maven.compiler.source>",
                    "</properties>"
                ),
            ),
            ("d/pom.xml", pom!("<properties>\n<java.version>21</java.version></properties>")),
        ],
        expected: &[
            ("a", "25", "a/pom.xml:7"),
            ("b", "24", "b/pom.xml:6"),
            ("c", "22..25?", "c/pom.xml:5"),
            ("d", "21..25?", "d/pom.xml:4"),
        ],
    },
    Row {
        name: "the plugin's configuration beats the property, and resolves properties through properties",
        files: &[(
            "pom.xml",
            pom!(
                "<properties><jdk>${base}</jdk><base>25</base>",
                "<maven.compiler.release>21</maven.compiler.release></properties>\n<build>",
                compiler!("<release>${jdk}</release>"),
                "</build>"
            ),
        )],
        expected: &[("", "25", "pom.xml:4")],
    },
    Row {
        name: "plugin management counts, after plugins",
        files: &[
            (
                "a/pom.xml",
                pom!("<build><pluginManagement>", compiler!("<target>25</target>"), "</pluginManagement></build>"),
            ),
            (
                "b/pom.xml",
                pom!(
                    "<build><pluginManagement>",
                    compiler!("<release>25</release>"),
                    "</pluginManagement>\n",
                    compiler!("<release>22</release>"),
                    "</build>"
                ),
            ),
        ],
        expected: &[("a", "25", "a/pom.xml:3"), ("b", "22..25?", "b/pom.xml:4")],
    },
    Row {
        name: "executions for tests or single files do not count, default-compile does",
        files: &[
            (
                "a/pom.xml",
                pom!(
                    "<build><plugins><plugin><artifactId>maven-compiler-plugin</artifactId><executions>",
                    "<execution><id>default-testCompile</id><configuration><release>26</release></configuration></execution>",
                    "<execution><id>module-info</id><configuration><release>26</release></configuration></execution>",
                    "</executions><configuration><release>22</release><testRelease>26</testRelease></configuration>",
                    "</plugin></plugins></build>"
                ),
            ),
            (
                "b/pom.xml",
                pom!(
                    "<build><plugins><plugin><artifactId>maven-compiler-plugin</artifactId><executions>",
                    "<execution><id>default-compile</id><configuration><release>25</release></configuration></execution>",
                    "</executions><configuration><release>22</release></configuration></plugin></plugins></build>"
                ),
            ),
        ],
        expected: &[("a", "22..25?", "a/pom.xml:3"), ("b", "25", "b/pom.xml:3")],
    },
    Row {
        name: "another plugin's release is not the compiler's",
        files: &[(
            "pom.xml",
            pom!(
                "<build><plugins><plugin><artifactId>maven-javadoc-plugin</artifactId><configuration><release>25</release>",
                "</configuration></plugin></plugins></build>"
            ),
        )],
        expected: &[("", "21?..25?", "")],
    },
    Row {
        name: "parents: by default path, by folder, by coordinates; children override their properties",
        files: &[
            (
                "pom.xml",
                "<project><groupId>g</groupId><artifactId>root</artifactId><properties><jdk>21</jdk>\n\
                 <maven.compiler.release>${jdk}</maven.compiler.release></properties></project>",
            ),
            ("a/pom.xml", "<project><parent><groupId>g</groupId><artifactId>root</artifactId></parent></project>"),
            (
                "b/c/pom.xml",
                "<project><parent><groupId>g</groupId><artifactId>root</artifactId><relativePath>../..</relativePath>\
                 </parent><properties><jdk>25</jdk></properties></project>",
            ),
            (
                "d/e/pom.xml",
                "<project><parent><groupId>g</groupId><artifactId>root</artifactId><relativePath/></parent></project>",
            ),
        ],
        expected: &[
            ("", "21..25?", "pom.xml:2"),
            ("a", "21..25?", "pom.xml:2"),
            ("b/c", "25", "pom.xml:2"),
            ("d/e", "21..25?", "pom.xml:2"),
        ],
    },
    Row {
        name: "a parent of another name, reached by relativePath",
        files: &[
            ("build/parent.xml", pom!("<properties><maven.compiler.release>25</maven.compiler.release></properties>")),
            (
                "core/pom.xml",
                "<project><parent><artifactId>a</artifactId><relativePath>../build/parent.xml</relativePath></parent></project>",
            ),
        ],
        expected: &[("core", "25", "build/parent.xml:3")],
    },
    Row {
        name: "relativePath to another artifact is not followed",
        files: &[
            ("pom.xml", pom!("<properties><maven.compiler.release>25</maven.compiler.release></properties>")),
            ("b/pom.xml", "<project><parent><groupId>x</groupId><artifactId>boot</artifactId></parent></project>"),
        ],
        expected: &[("b", "21?..25?", "")],
    },
    Row {
        name: "java.version below Spring Boot's parent",
        files: &[(
            "pom.xml",
            "<project><parent><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-parent</artifactId>\
             <relativePath/></parent>\n<properties><java.version>21</java.version></properties></project>",
        )],
        expected: &[("", "21..25?", "pom.xml:2")],
    },
    Row {
        name: "profiles count when they are active by default",
        files: &[
            (
                "a/pom.xml",
                pom!(
                    "<profiles><profile><id>p</id><activation><activeByDefault>true</activeByDefault></activation>\n",
                    "<properties><maven.compiler.release>25</maven.compiler.release></properties></profile></profiles>"
                ),
            ),
            (
                "b/pom.xml",
                pom!(
                    "<properties><maven.compiler.release>22</maven.compiler.release></properties>\n",
                    "<profiles><profile><id>p</id><activation><jdk>[25,)</jdk></activation>\n",
                    "<properties><maven.compiler.release>25</maven.compiler.release></properties></profile></profiles>"
                ),
            ),
        ],
        expected: &[("a", "25", "a/pom.xml:4"), ("b", "22..25?", "b/pom.xml:3")],
    },
    Row {
        name: "preview features pin the release",
        files: &[
            (
                "a/pom.xml",
                pom!(
                    "<build>",
                    compiler!("<release>21</release><compilerArgs><arg>--enable-preview</arg></compilerArgs>"),
                    "</build>"
                ),
            ),
            (
                "b/pom.xml",
                pom!("<build>", compiler!("<release>22</release><enablePreview>true</enablePreview>"), "</build>"),
            ),
            (
                "c/pom.xml",
                pom!(
                    "<build>",
                    compiler!("<release>23</release><compilerArgs>--enable-preview</compilerArgs>"),
                    "</build>"
                ),
            ),
            (
                "d/pom.xml",
                pom!(
                    "<properties><maven.compiler.release>21</maven.compiler.release>",
                    "<maven.compiler.enablePreview>true</maven.compiler.enablePreview></properties>"
                ),
            ),
            (
                "e/pom.xml",
                pom!("<build>", compiler!("<release>17</release><enablePreview>true</enablePreview>"), "</build>"),
            ),
        ],
        expected: &[
            ("a", "21", "a/pom.xml:3"),
            ("b", "22", "b/pom.xml:3"),
            ("c", "23", "c/pom.xml:3"),
            ("d", "21", "d/pom.xml:3"),
            ("e", "21?..25?", ""),
        ],
    },
    Row {
        name: "a property that nothing defines, and one that defines itself",
        files: &[
            ("a/pom.xml", pom!("<build>", compiler!("<release>${nope}</release>"), "</build>")),
            (
                "b/pom.xml",
                pom!(
                    "<properties><x>${y}</x><y>${x}</y><maven.compiler.release>${x}</maven.compiler.release>",
                    "<maven.compiler.target>25</maven.compiler.target></properties>"
                ),
            ),
        ],
        // The release may be lower than the target: the lower end is a guess.
        expected: &[("a", "21?..25?", ""), ("b", "21?..25", "b/pom.xml:3")],
    },
    Row {
        name: "parents in a circle",
        files: &[
            (
                "a/pom.xml",
                "<project><artifactId>a</artifactId><parent><artifactId>b</artifactId><relativePath>../b</relativePath></parent></project>",
            ),
            (
                "b/pom.xml",
                "<project><artifactId>b</artifactId><parent><artifactId>a</artifactId><relativePath>../a</relativePath></parent>\
                 <properties><java.version>25</java.version></properties></project>",
            ),
        ],
        expected: &[("a", "25", "b/pom.xml:1"), ("b", "25", "b/pom.xml:1")],
    },
    Row {
        name: ".mvn/maven.config beats the POM's property",
        files: &[
            (".mvn/maven.config", "-T1C\n-Dmaven.compiler.release=25\n"),
            ("pom.xml", pom!("<properties><maven.compiler.release>21</maven.compiler.release></properties>")),
        ],
        expected: &[("", "25", ".mvn/maven.config:2")],
    },
    Row {
        name: "comments in POMs",
        files: &[(
            "pom.xml",
            pom!(
                "<properties><!-- <maven.compiler.release>21</maven.compiler.release> -->\n<maven.compiler.release><!-- LTS -->25</maven.compiler.release></properties>"
            ),
        )],
        expected: &[("", "25", "pom.xml:4")],
    },
    // Gradle.
    Row {
        name: "toolchain, Groovy",
        files: &[("build.gradle", "java {\n  toolchain {\n    languageVersion = JavaLanguageVersion.of(21)\n  }\n}\n")],
        expected: &[("", "21..25?", "build.gradle:3")],
    },
    Row {
        name: "toolchain, Kotlin, nested and in one line, and jvmToolchain",
        files: &[
            (
                "a/build.gradle.kts",
                "java {\n  toolchain {\n    languageVersion.set(JavaLanguageVersion.of(25))\n  }\n}",
            ),
            ("b/build.gradle.kts", "java.toolchain.languageVersion = JavaLanguageVersion.of(25)"),
            ("c/build.gradle.kts", "kotlin {\n  jvmToolchain(25)\n}"),
            ("d/build.gradle.kts", "kotlin { jvmToolchain { languageVersion.set(JavaLanguageVersion.of(25)) } }"),
            ("e/build.gradle.kts", "kotlin { compilerOptions { languageVersion.set(KotlinVersion.KOTLIN_2_1) } }"),
        ],
        expected: &[
            ("a", "25", "a/build.gradle.kts:3"),
            ("b", "25", "b/build.gradle.kts:1"),
            ("c", "25", "c/build.gradle.kts:2"),
            ("d", "25", "d/build.gradle.kts:1"),
            ("e", "21?..25?", ""),
        ],
    },
    Row {
        name: "options.release in its spellings",
        files: &[
            ("a/build.gradle", "tasks.withType(JavaCompile).configureEach {\n  options.release = 25\n}"),
            ("b/build.gradle", "compileJava { options.release.set 25 }"),
            ("c/build.gradle.kts", "tasks.withType<JavaCompile>().configureEach { options.release.set(25) }"),
            ("d/build.gradle.kts", "tasks {\n compileJava {\n options.release = 25\n }\n}"),
            ("e/build.gradle.kts", "tasks.named<JavaCompile>(\"compileJava\") { with(options) { release.set(25) } }"),
            ("f/build.gradle", "tasks.withType(JavaCompile) { task -> task.options.release = 25 }"),
            ("g/build.gradle.kts", "tasks.compileJava.get().options.release.set(25)"),
        ],
        expected: &[
            ("a", "25", "a/build.gradle:2"),
            ("b", "25", "b/build.gradle:1"),
            ("c", "25", "c/build.gradle.kts:1"),
            ("d", "25", "d/build.gradle.kts:3"),
            ("e", "25", "e/build.gradle.kts:1"),
            ("f", "25", "f/build.gradle:1"),
            ("g", "25", "g/build.gradle.kts:1"),
        ],
    },
    Row {
        name: "compatibility in its spellings",
        files: &[
            ("a/build.gradle", "sourceCompatibility = JavaVersion.VERSION_25"),
            ("b/build.gradle", "sourceCompatibility = '25'"),
            ("c/build.gradle", "java {\n  targetCompatibility 25\n}"),
            ("d/build.gradle.kts", "java { targetCompatibility = JavaVersion.toVersion(\"25\") }"),
            ("e/build.gradle", "sourceCompatibility = 1.8"),
            ("g/build.gradle.kts", "java { targetCompatibility = JavaVersion.toVersion(JvmTarget.JVM_25.target) }"),
            ("f/build.gradle.kts", "configure<JavaPluginExtension> { sourceCompatibility = JavaVersion.VERSION_25 }"),
        ],
        expected: &[
            ("a", "25", "a/build.gradle:1"),
            ("b", "25", "b/build.gradle:1"),
            ("c", "25", "c/build.gradle:2"),
            ("d", "25", "d/build.gradle.kts:1"),
            ("e", "21?..25?", ""),
            ("f", "25", "f/build.gradle.kts:1"),
            ("g", "25", "g/build.gradle.kts:1"),
        ],
    },
    Row {
        name: "release beats target beats source beats toolchain",
        files: &[
            (
                "a/build.gradle",
                "java { toolchain { languageVersion = JavaLanguageVersion.of(25) } }\nsourceCompatibility = 24\ntargetCompatibility = 23\ncompileJava { options.release = 22 }",
            ),
            (
                "b/build.gradle",
                "java { toolchain { languageVersion = JavaLanguageVersion.of(25) } }\nsourceCompatibility = 24\ntargetCompatibility = 23",
            ),
            (
                "c/build.gradle",
                "java { toolchain { languageVersion = JavaLanguageVersion.of(25) } }\nsourceCompatibility = 24",
            ),
        ],
        expected: &[
            ("a", "22..25?", "a/build.gradle:4"),
            ("b", "23..25?", "b/build.gradle:3"),
            ("c", "24", "c/build.gradle:2"),
        ],
    },
    Row {
        name: "what is for tests, other source sets and other tools does not count",
        files: &[(
            "build.gradle",
            "compileTestJava { options.release = 26 }\n\
             tasks.named('compileIntegrationTestJava') { options.release = 26 }\n\
             tasks.withType(Test) { javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(26) } }\n\
             test { jvmArgs '--enable-preview' }\n\
             tasks.named('compileJava9Java') { options.release = 26 }\n\
             eclipse { jdt { sourceCompatibility = 26 } }\n\
             javadoc { options.release = 26 }\n\
             compileJava { options.release = 22 }\n",
        )],
        expected: &[("", "22..25?", "build.gradle:8")],
    },
    Row {
        name: "comments, strings and look-alikes",
        files: &[
            (
                "a/build.gradle",
                "// options.release = 26\n/* sourceCompatibility = 26\n*/\ndef text = \"sourceCompatibility = 26\"\n\
                 println '''\nsourceCompatibility = 26\n'''\nif (sourceCompatibility == 26) { println \"java ${sourceCompatibility = 26}\" }\n\
                 ext.releaseNotes = 26\nsourceCompatibility = 22 // 26",
            ),
            (
                "b/build.gradle.kts",
                "/* /* nested */ java { toolchain { languageVersion = JavaLanguageVersion.of(26) } } */\n\
                 val a = \"\"\"\n  options.release = 26 \"quoted\"\n\"\"\"\nval url = \"https://example.org/\" // options.release = 26\n\
                 tasks.compileJava { options.release = 22 }",
            ),
        ],
        expected: &[("a", "22..25?", "a/build.gradle:10"), ("b", "22..25?", "b/build.gradle.kts:6")],
    },
    Row {
        name: "names: local variables, ext, extra, gradle.properties, catalog",
        files: &[
            ("gradle.properties", "# java\njavaVersion=25\n"),
            ("gradle/libs.versions.toml", "[versions]\njava = \"25\"\njava-target = { strictly = \"25\" }\n"),
            ("settings.gradle", "include 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'"),
            ("build.gradle", "ext.rootJava = 25\next { versions = [java: 25, node: 20] }"),
            ("a/build.gradle", "def javaVersion = 25\nsourceCompatibility = javaVersion"),
            ("b/build.gradle.kts", "val jv: Int = 25\nkotlin { jvmToolchain(jv) }"),
            ("c/build.gradle", "sourceCompatibility = rootProject.ext.rootJava"),
            ("d/build.gradle", "sourceCompatibility = project.property('javaVersion')"),
            (
                "e/build.gradle.kts",
                "val javaVersion: String by project\njava { sourceCompatibility = JavaVersion.toVersion(javaVersion) }",
            ),
            (
                "f/build.gradle.kts",
                "java { toolchain { languageVersion = JavaLanguageVersion.of(libs.versions.java.get().toInt()) } }",
            ),
            ("g/build.gradle", "compileJava { options.release = libs.versions.java.target.get().toInteger() }"),
            (
                "h/build.gradle.kts",
                "val target by extra(25)\nextra[\"x\"] = target\njava { sourceCompatibility = JavaVersion.toVersion(extra[\"x\"] as Int) }",
            ),
            ("i/build.gradle", "sourceCompatibility = versions.java"),
            ("j/build.gradle", "sourceCompatibility = \"${javaVersion}\""),
            (
                "k/build.gradle.kts",
                "val v = (findProperty(\"javaVersion\") as String?)?.toInt() ?: 21\nkotlin { jvmToolchain(v) }",
            ),
        ],
        expected: &[
            ("a", "25", "a/build.gradle:2"),
            ("b", "25", "b/build.gradle.kts:2"),
            ("c", "25", "c/build.gradle:1"),
            ("d", "25", "d/build.gradle:1"),
            ("e", "25", "e/build.gradle.kts:2"),
            ("f", "25", "f/build.gradle.kts:1"),
            ("g", "25", "g/build.gradle:1"),
            ("h", "25", "h/build.gradle.kts:3"),
            ("i", "25", "i/build.gradle:1"),
            ("j", "25", "j/build.gradle:1"),
            ("k", "25", "k/build.gradle.kts:2"),
        ],
    },
    Row {
        name: "conditions give all they may give",
        files: &[
            ("a/build.gradle", "sourceCompatibility = project.hasProperty('old') ? 21 : 25"),
            (
                "b/build.gradle.kts",
                "val r = if (System.getenv(\"X\") != null) 22 else 24\ntasks.compileJava { options.release = r }",
            ),
            ("c/build.gradle", "sourceCompatibility = cond ? 17 : 25"),
            ("d/build.gradle", "if (x) {\n  sourceCompatibility = 22\n} else {\n  sourceCompatibility = 25\n}"),
        ],
        expected: &[
            ("a", "21..25", "a/build.gradle:1"),
            ("b", "22..25?", "b/build.gradle.kts:2"),
            ("c", "21?..25?", ""),
            ("d", "22..25", "d/build.gradle:2, d/build.gradle:4"),
        ],
    },
    Row {
        name: "subprojects, allprojects and project blocks; the nearer setting wins",
        files: &[
            ("settings.gradle.kts", "include(\":a\", \":b\")\ninclude(\":c\")\ninclude(\"c:d\")"),
            (
                "build.gradle.kts",
                "allprojects { java { sourceCompatibility = JavaVersion.VERSION_21 } }\n\
                 subprojects {\n  java { sourceCompatibility = JavaVersion.VERSION_22 }\n}\n\
                 project(\":b\") { tasks.compileJava { options.release = 26 } }",
            ),
            ("a/build.gradle.kts", "java { sourceCompatibility = JavaVersion.VERSION_25 }"),
            ("b/build.gradle.kts", ""),
            ("c/build.gradle.kts", ""),
            ("c/d/build.gradle.kts", ""),
        ],
        expected: &[
            ("", "21..25?", "build.gradle.kts:1"),
            ("a", "25", "a/build.gradle.kts:1"),
            ("b", "26", "build.gradle.kts:5"),
            ("c", "21..25?", "build.gradle.kts:1, build.gradle.kts:3"),
            ("c/d", "21..25?", "build.gradle.kts:1, build.gradle.kts:3"),
        ],
    },
    Row {
        name: "convention plugins of buildSrc and of an included build, through each other",
        files: &[
            ("settings.gradle", "pluginManagement { includeBuild('build-logic') }\ninclude 'a', 'b', 'c'"),
            ("buildSrc/src/main/groovy/x.java-conventions.gradle", "plugins {\n  id 'x.base'\n}"),
            (
                "buildSrc/src/main/groovy/x.base.gradle",
                "java { toolchain { languageVersion = JavaLanguageVersion.of(25) } }",
            ),
            ("build-logic/settings.gradle", ""),
            (
                "build-logic/src/main/kotlin/y/conv.gradle.kts",
                "package y\n\ntasks.withType<JavaCompile> { options.release = 26 }",
            ),
            ("a/build.gradle", "plugins { id 'x.java-conventions' }"),
            ("b/build.gradle.kts", "plugins {\n  java\n  id(\"y.conv\")\n}"),
            ("c/build.gradle", "plugins { id 'java'\n id('y.conv') apply false }"),
        ],
        expected: &[
            ("a", "25", "buildSrc/src/main/groovy/x.base.gradle:1"),
            ("b", "26", "build-logic/src/main/kotlin/y/conv.gradle.kts:3"),
            ("c", "21?..25?", ""),
        ],
    },
    Row {
        name: "scripts applied by path, and from subprojects",
        files: &[
            ("settings.gradle", "include 'a'"),
            ("build.gradle", "subprojects { apply from: \"$rootDir/gradle/java.gradle\" }"),
            ("gradle/java.gradle", "\nsourceCompatibility = 25"),
            ("a/build.gradle", ""),
        ],
        expected: &[("", "21?..25?", ""), ("a", "25", "gradle/java.gradle:2")],
    },
    Row {
        name: "project folders of their own, projects without a script",
        files: &[
            ("settings.gradle", "include ':core', ':plain'\nproject(':core').projectDir = file('modules/the-core')"),
            ("build.gradle", "subprojects { sourceCompatibility = 25 }"),
            ("modules/the-core/build.gradle", ""),
            ("plain/src/main/java/A.java", ""),
        ],
        expected: &[("modules/the-core", "25", "build.gradle:1"), ("plain", "25", "build.gradle:1")],
    },
    Row {
        name: "null takes a release back",
        files: &[
            ("settings.gradle", "include 'a'"),
            ("build.gradle", "subprojects { compileJava { options.release = 22 } }"),
            (
                "a/build.gradle.kts",
                "tasks.compileJava { options.release.set(null as Int?) }\njava { sourceCompatibility = JavaVersion.VERSION_25 }",
            ),
        ],
        expected: &[("a", "25", "a/build.gradle.kts:2")],
    },
    Row {
        name: "a stronger setting that is not known leaves the lower end open",
        files: &[(
            "build.gradle.kts",
            "tasks.compileJava { options.release = readVersion() }\nkotlin { jvmToolchain(25) }",
        )],
        expected: &[("", "21?..25", "build.gradle.kts:2")],
    },
    Row {
        name: "preview features pin the release",
        files: &[
            (
                "a/build.gradle",
                "sourceCompatibility = 21\ntasks.withType(JavaCompile) { options.compilerArgs += ['--enable-preview'] }",
            ),
            (
                "b/build.gradle.kts",
                "kotlin { jvmToolchain(21) }\ntasks.withType<JavaCompile> { options.compilerArgs.add(\"--enable-preview\") }",
            ),
            ("c/build.gradle", "sourceCompatibility = 21\ntest { jvmArgs '--enable-preview' }"),
            (
                "d/build.gradle",
                "sourceCompatibility = 21\napplication { applicationDefaultJvmArgs = ['--enable-preview'] }",
            ),
        ],
        expected: &[
            ("a", "21", "a/build.gradle:1"),
            ("b", "21", "b/build.gradle.kts:1"),
            ("c", "21..25?", "c/build.gradle:1"),
            ("d", "21", "d/build.gradle:1"),
        ],
    },
    Row {
        name: "Gradle beats Maven, a Gradle release below 21 leaves the word to Maven",
        files: &[
            ("a/build.gradle", "sourceCompatibility = 25"),
            ("a/pom.xml", pom!("<properties><java.version>21</java.version></properties>")),
            ("b/build.gradle", "sourceCompatibility = 17"),
            ("b/pom.xml", pom!("<properties><java.version>21</java.version></properties>")),
        ],
        expected: &[("a", "25", "a/build.gradle:1"), ("b", "21..25?", "b/pom.xml:3")],
    },
    Row {
        name: "separate builds do not speak for each other",
        files: &[
            ("build.gradle", "subprojects { sourceCompatibility = 25 }"),
            ("settings.gradle", ""),
            ("samples/settings.gradle", ""),
            ("samples/build.gradle", ""),
            ("buildSrc/build.gradle", ""),
        ],
        expected: &[("samples", "21?..25?", ""), ("buildSrc", "21?..25?", "")],
    },
];

#[test]
fn every_source_and_every_clash_has_its_range() {
    let mut wrong = Vec::new();
    for row in ROWS {
        let project = project(row.files);
        for (path, expected, source) in row.expected {
            let module = module(&project, path);
            let found = (range(module.jdk), module.source());
            if found != ((*expected).to_owned(), (*source).to_owned()) {
                wrong.push(format!("{}: {path:?} expected {expected} from {source:?}, found {found:?}", row.name));
            }
        }
        if !project.notices.is_empty() {
            wrong.push(format!("{}: {:?}", row.name, project.notices));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_command_line_beats_the_configuration_beats_the_project() {
    let files: [(&str, &[u8]); 3] = [(".java-version", b"22"), ("core/A.java", b""), ("web/pom.xml", b"<project/>")];
    let mut overrides = Overrides {
        cli: None,
        config: vec![
            (String::new(), JdkRange::known(23, 24), "vtlint.toml:1".into()),
            ("web".into(), JdkRange::known(25, 26), "vtlint.toml:4".into()),
            ("gone".into(), JdkRange::known(25, 26), "vtlint.toml:7".into()),
            ("core".into(), JdkRange::known(21, 21), "vtlint.toml:9".into()),
        ],
    };
    let said = |project: &Project| {
        let modules = project.modules.iter();
        modules.map(|m| (m.path.clone(), range(m.jdk), m.source())).collect::<Vec<_>>()
    };
    let row = |path: &str, range: &str, source: &str| (path.to_owned(), range.to_owned(), source.to_owned());
    let project = discover(&files, &overrides);
    assert_eq!(
        said(&project),
        [row("", "23..24", "vtlint.toml:1"), row("core", "21", "vtlint.toml:9"), row("web", "25..26", "vtlint.toml:4")]
    );
    assert_eq!(project.module_of(&RepoPath::new("core/A.java")).path, "core");
    overrides.cli = Some(JdkRange::known(21, 27));
    let project = discover(&files, &overrides);
    assert!(project.modules.iter().all(|m| range(m.jdk) == "21..27" && m.source() == "--jdk"));
    assert_eq!(module(&project, "web").evidence.len(), 4);
}

#[test]
fn preview_is_known_only_where_all_of_the_build_is() {
    let outside = "<project><parent><groupId>x</groupId><artifactId>y</artifactId><relativePath/></parent></project>";
    let project = project(&[
        ("plain/pom.xml", pom!()),
        ("outside/pom.xml", outside),
        (
            "boot/pom.xml",
            "<project><parent><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-parent</artifactId>\
             </parent></project>",
        ),
        ("arg/pom.xml", pom!("<build>", compiler!("<compilerArgs><arg>${preview}</arg></compilerArgs>"), "</build>")),
        (
            "on/pom.xml",
            pom!(
                "<properties><p>--enable-preview</p></properties>\n<build>",
                compiler!("<compilerArgs><arg>${p}</arg></compilerArgs>"),
                "</build>"
            ),
        ),
        ("core/build.gradle", "plugins { id 'java'\n id 'org.springframework.boot' version '3.5.0' }"),
        ("foreign/build.gradle", "plugins { id 'com.acme.conventions' }"),
        ("broken/pom.xml", "<project>"),
    ]);
    let preview = |path: &str| module(&project, path).preview.clone();
    assert_eq!(preview("plain"), Preview::NotEnabled);
    assert_eq!(preview("outside"), Preview::Unknown);
    assert_eq!(preview("boot"), Preview::NotEnabled);
    assert_eq!(preview("arg"), Preview::Unknown);
    assert_eq!(preview("on"), Preview::EnabledAt("on/pom.xml:4".into()));
    assert_eq!(preview("core"), Preview::NotEnabled);
    assert_eq!(preview("foreign"), Preview::Unknown);
    assert_eq!(preview("broken"), Preview::Unknown);
    assert_eq!(preview(""), Preview::Unknown);
}

#[test]
fn unusable_build_files_are_named_and_their_modules_unknown() {
    let project = discover(
        &[
            ("pom.xml", b"<project><properties><java.version>25</java.version></properties></project>"),
            ("dtd/pom.xml", b"<!DOCTYPE p [<!ENTITY a \"25\">]><project><properties><java.version>&a;</java.version></properties></project>"),
            ("half/pom.xml", b"<project><properties>"),
            ("other/pom.xml", b"<html/>"),
            ("gradle/libs.versions.toml", b"[versions\njava = 25"),
            ("latin/pom.xml", b"<project><name>caf\xE9</name>\n<properties><java.version>25</java.version></properties></project>"),
        ],
        &Overrides::default(),
    );
    let notices: Vec<(&str, &str)> = project.notices.iter().map(|n| (n.path.as_str(), n.message.as_str())).collect();
    assert_eq!(notices.len(), 4, "{notices:?}");
    assert!(project.notices.iter().all(|n| n.kind == NoticeKind::Build && !n.message.contains('\n')));
    assert!(notices.iter().any(|(path, message)| *path == "dtd/pom.xml" && message.contains("DTD")));
    for path in ["dtd", "half", "other"] {
        assert_eq!(range(module(&project, path).jdk), "21?..25?", "{path}");
    }
    assert_eq!(module(&project, "latin").source(), "latin/pom.xml:2");
}

#[test]
fn a_file_that_cannot_be_read_is_a_notice() {
    let files = [".java-version", "build.gradle", "pom.xml"].map(RepoPath::new);
    let project = Project::discover(&files, &|_| None, &Overrides::default());
    assert_eq!(project.notices.len(), 3);
    assert_eq!(project.modules.len(), 1);
}

#[test]
fn modules_know_what_they_depend_on() {
    let project = project(&[
        (
            "m/pom.xml",
            "<project><groupId>g</groupId><artifactId>m</artifactId><dependencies><dependency><groupId>x</groupId>\
             <artifactId>y</artifactId></dependency></dependencies></project>",
        ),
        (
            "m/api/pom.xml",
            "<project><parent><groupId>g</groupId><artifactId>m</artifactId></parent><artifactId>api</artifactId></project>",
        ),
        (
            "m/core/pom.xml",
            "<project><parent><groupId>g</groupId><artifactId>m</artifactId></parent><artifactId>core</artifactId>\
             <dependencies><dependency><groupId>${project.groupId}</groupId><artifactId>api</artifactId></dependency>\
             </dependencies></project>",
        ),
        ("g/settings.gradle", "include 'base-lib', 'core', 'web:app'"),
        ("g/build.gradle", ""),
        ("g/base-lib/build.gradle", ""),
        ("g/core/build.gradle", "dependencies {\n  api project(':base-lib')\n}"),
        (
            "g/web/app/build.gradle.kts",
            "dependencies { implementation(projects.core)\n testImplementation(testFixtures(project(\":base-lib\"))) }",
        ),
    ]);
    let index = |path: &str| project.modules.iter().position(|m| m.path == path).expect(path);
    let names = |list: &[usize]| list.iter().map(|&at| project.modules[at].path.clone()).collect::<Vec<_>>();
    assert_eq!(names(&module(&project, "m/core").depends_on), ["m/api"]);
    assert_eq!(names(&module(&project, "g/core").depends_on), ["g/base-lib"]);
    assert_eq!(names(&module(&project, "g/web/app").depends_on), ["g/base-lib", "g/core"]);
    assert_eq!(names(&project.dependencies(index("g/web/app"))), ["g/base-lib", "g/core"]);
    assert_eq!(project.module_of(&RepoPath::new("g/core/src/main/java/a/B.java")).path, "g/core");
    assert_eq!(project.module_of(&RepoPath::new("B.java")).path, "");
    assert!(project.is_generated(&RepoPath::new("g/core/build/generated/A.java")));
    assert!(!project.is_generated(&RepoPath::new("g/core/src/main/java/build/A.java")));
}

#[test]
fn the_listing_says_what_decided_and_what_did_not() {
    let project = project(&[
        (".java-version", "17"),
        (
            "pom.xml",
            pom!(
                "<properties>\n<maven.compiler.release>22</maven.compiler.release>\n<java.version>21</java.version></properties>",
                "<profiles><profile><id>new</id>\n<properties><maven.compiler.release>25</maven.compiler.release></properties>",
                "</profile></profiles>"
            ),
        ),
        ("bad/pom.xml", "<project"),
    ]);
    let text = show(&project);
    let expected = "\
. (pom.xml)
  JDK 22..25 (25 is assumed)
    * pom.xml:4: maven.compiler.release = 22 [Maven]
    - .java-version:1: 17 [version file], below 21
    - pom.xml:6: maven.compiler.release = 25 [Maven], not in force: profile `new` is not active by default
    - pom.xml:5: java.version = 21 [Maven], outranked
  preview features off

bad (pom.xml)
  JDK 21..25 (both ends are assumed)
    - .java-version:1: 17 [version file], below 21
    nothing names a release of 21 or later; --jdk does
  preview features not known: a parent or plugin outside the project may turn them on

Not used:
  bad/pom.xml: the POM is not used: not well-formed XML: ";
    assert!(text.starts_with(expected), "{text}");
}

/// Truncated at any byte, or with a byte replaced, no build file may bring the run down.
#[test]
fn broken_build_files_never_panic() {
    for row in ROWS {
        let files: Vec<(&str, &[u8])> = row.files.iter().map(|(path, text)| (*path, text.as_bytes())).collect();
        for at in 0..files.len() {
            let (path, whole) = files[at];
            for cut in 0..whole.len() {
                discover(&[(path, &whole[..cut])], &Overrides::default());
                if cut % 9 == 0 {
                    let mut bytes = whole.to_vec();
                    bytes[cut] = b"\"'{}()[]\xFF$/\n"[cut / 9 % 12];
                    let mut mutated = files.clone();
                    mutated[at].1 = &bytes;
                    show(&discover(&mutated, &Overrides::default()));
                    mutated[at].1 = &whole[..cut];
                    show(&discover(&mutated, &Overrides::default()));
                }
            }
        }
    }
}

/// Files made to exhaust stack, memory or time.
#[test]
fn hostile_build_files_are_survived() {
    let deep = "<a>".repeat(200_000);
    let bomb: String = (0..60).map(|n| format!("<p{n}>${{p{}}}${{p{}}}</p{n}>", n + 1, n + 1)).collect();
    let bomb = format!(
        "<project><properties><maven.compiler.release>${{p0}}</maven.compiler.release>{bomb}</properties></project>"
    );
    let names: String = (0..3000).map(|n| format!("def v{n} = c ? v{} : v{}\n", n + 1, n + 1)).collect();
    let files: Vec<(&str, String)> = vec![
        ("a/pom.xml", format!("<project>{deep}")),
        ("b/pom.xml", bomb),
        ("c/build.gradle", format!("{names}sourceCompatibility = v0")),
        ("d/build.gradle", format!("{} {{ }}", "a ".repeat(200_000))),
        ("e/build.gradle", "a { ".repeat(200_000)),
        ("f/build.gradle", "= ( / ".repeat(200_000)),
        ("g/build.gradle.kts", "\"${".repeat(200_000)),
        ("h/build.gradle.kts", format!("sourceCompatibility = {}", "if (a) 17 else ".repeat(20_000))),
        ("i/build.gradle", format!("a =\n{}", "\n".repeat(300_000))),
        ("j/build.gradle", "a.".repeat(300_000)),
        ("k/build.gradle", format!("sourceCompatibility = {}", "a ? ".repeat(20_000))),
        ("l/build.gradle", "/*".repeat(300_000)),
    ];
    let files: Vec<(&str, &[u8])> = files.iter().map(|(path, text)| (*path, text.as_bytes())).collect();
    let start = std::time::Instant::now();
    let project = discover(&files, &Overrides::default());
    assert!(project.modules.iter().all(|module| module.jdk == JdkRange::assumed()));
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}
