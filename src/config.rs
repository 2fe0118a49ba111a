//! `vtlint.toml`: what the file says, checked against itself. What it means together with the flags is
//! [`crate::settings`]' business.
//!
//! The types here are the one description of the file: they read it, their doc comments are the JSON schema
//! (`vtlint.schema.json`), and the schema in turn finds misspelt keys.

use crate::finding::Level;
use crate::project::jdk::{InvalidJdkRange, JdkRange, OLDEST};
use crate::rules;
use crate::suggest;
use globset::{GlobBuilder, GlobSet, GlobSetBuilder};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The names a configuration file may have, first one first.
pub const FILE_NAMES: [&str; 2] = ["vtlint.toml", ".vtlint.toml"];

/// The configuration of vtlint. Paths and globs are relative to the folder of this file.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "vtlint.toml")]
pub struct Config {
    /// The JDK releases the code runs on: a release such as 25, or a range such as "21..25". Beats what the build says.
    pub jdk: Option<JdkSetting>,
    /// Run these rules and no others.
    #[schemars(length(min = 1))]
    pub select: Option<Vec<String>>,
    /// Run these rules too.
    pub extend_select: Vec<String>,
    /// Never run these rules.
    pub ignore: Vec<String>,
    /// Run the rules for those who want to hear everything.
    pub pedantic: bool,
    /// The lowest level that fails a run. The default is "warning".
    pub fail_on: Option<Level>,
    /// Files and folders in which nothing is reported. Globs: `*` stays inside a folder, `**` does not.
    pub exclude: Vec<String>,
    /// The level of single rules. A finding that its rule ranks lower, because the JDK is assumed or the file is a test,
    /// stays lower by as much.
    pub rules: BTreeMap<String, RuleLevel>,
    /// Other settings for some paths. Where several match, the last one decides.
    pub overrides: Vec<Override>,
    /// What vtlint should know about your own and your libraries' types.
    pub catalog: Catalog,
}

/// Other settings for some paths.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Override {
    /// The files and folders meant: globs, relative to the folder of this file.
    #[schemars(length(min = 1))]
    pub paths: Vec<String>,
    /// The JDK releases that this code runs on.
    #[serde(default)]
    pub jdk: Option<JdkSetting>,
    /// The level of single rules in these paths.
    #[serde(default)]
    pub rules: BTreeMap<String, RuleLevel>,
}

/// The level of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RuleLevel {
    /// The rule does not run.
    Off,
    /// Stale, or worth knowing; does not fail a run by default.
    Note,
    /// Works, but defeats virtual threads or falls over under load.
    Warning,
    /// Throws, does not compile or never works.
    Error,
}

impl RuleLevel {
    /// The level; `None` for off.
    pub fn level(self) -> Option<Level> {
        match self {
            RuleLevel::Off => None,
            RuleLevel::Note => Some(Level::Note),
            RuleLevel::Warning => Some(Level::Warning),
            RuleLevel::Error => Some(Level::Error),
        }
    }
}

/// What vtlint should know about your own and your libraries' types. Names are fully qualified; a nested type follows its
/// outer type after a dot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Catalog {
    /// Methods and fields that give a thread factory of virtual threads, such as "com.acme.Threads.virtual".
    pub virtual_thread_factories: Vec<String>,
    /// Types too costly to be made once per task.
    pub costly_types: Vec<String>,
    /// Types whose instances may be shared by all threads.
    pub thread_safe_types: Vec<String>,
}

/// A JDK range as it is written in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JdkSetting(pub JdkRange);

impl<'de> Deserialize<'de> for JdkSetting {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl serde::de::Visitor<'_> for Visitor {
            type Value = JdkSetting;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a release such as 25, or a range such as \"21..25\"")
            }

            fn visit_i64<E: serde::de::Error>(self, release: i64) -> Result<JdkSetting, E> {
                self.visit_str(&release.to_string())
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<JdkSetting, E> {
                parse_jdk(text).map(JdkSetting).map_err(E::custom)
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

impl JsonSchema for JdkSetting {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Jdk".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A release such as 25, or a range such as \"21..25\".",
            "anyOf": [
                { "type": "integer", "minimum": OLDEST },
                { "type": "string", "pattern": r"^\d+( *\.\. *\d+)?$" }
            ]
        })
    }
}

/// Reads `25` or `21..27`.
///
/// # Errors
/// One line that says what is wrong.
pub fn parse_jdk(text: &str) -> Result<JdkRange, String> {
    text.parse().map_err(|error: InvalidJdkRange| error.to_string())
}

/// Why a configuration cannot be used: one line that says where and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError(String);

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ConfigError {}

/// A configuration file that was read and checked.
#[derive(Clone, Debug)]
pub struct ConfigFile {
    /// Where it stands.
    pub path: PathBuf,
    /// How messages call it.
    pub name: String,
    /// What it says.
    pub config: Config,
    /// The rules of `[rules]`, each with its line.
    pub rule_lines: Vec<(String, u32)>,
    /// The line of the top-level `jdk`, 0 without one.
    pub jdk_line: u32,
    /// The lines of the `jdk` of each override, in their order, 0 without one.
    pub override_jdk_lines: Vec<u32>,
}

impl ConfigFile {
    /// Finds the file that holds for a folder: the nearest one upward, up to the git root.
    pub fn discover(start: &Path) -> Option<PathBuf> {
        for dir in start.ancestors() {
            if let Some(found) = FILE_NAMES.iter().map(|name| dir.join(name)).find(|path| path.is_file()) {
                return Some(found);
            }
            if dir.join(".git").exists() {
                return None;
            }
        }
        None
    }

    /// Reads and checks a file. `name` is how messages call it.
    ///
    /// # Errors
    /// When it cannot be read, is no TOML, or holds a key, value or name that vtlint does not know.
    pub fn read(path: &Path, name: &str) -> Result<ConfigFile, ConfigError> {
        let bytes = std::fs::read(path).map_err(|error| {
            let reason = match error.kind() {
                ErrorKind::NotFound => "no such file".to_owned(),
                ErrorKind::IsADirectory => "this is a folder; name the file in it".to_owned(),
                ErrorKind::PermissionDenied => "cannot be read: permission denied".to_owned(),
                _ => format!("cannot be read: {error}"),
            };
            ConfigError(format!("{name}: {reason}"))
        })?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let line =
                error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
            ConfigError(format!("{name}:{}: not UTF-8; save the file as UTF-8", line + 1))
        })?;
        Self::parse(path, name, &text)
    }

    /// Checks the text of a file.
    ///
    /// # Errors
    /// As [`ConfigFile::read`].
    pub fn parse(path: &Path, name: &str, text: &str) -> Result<ConfigFile, ConfigError> {
        let document = Document::parse(name, text)?;
        document.check_keys()?;
        let config: Config = toml::from_str(text).map_err(|error| document.broken(&error))?;
        document.check(&config)?;
        Ok(ConfigFile {
            path: path.to_owned(),
            name: name.to_owned(),
            rule_lines: config.rules.keys().map(|id| (id.clone(), document.line(&["rules", id]))).collect(),
            jdk_line: document.line(&["jdk"]),
            override_jdk_lines: (0..config.overrides.len())
                .map(|index| document.line(&["overrides", &index.to_string(), "jdk"]))
                .collect(),
            config,
        })
    }
}

/// Folders and files, by globs relative to one folder.
#[derive(Clone, Debug)]
pub struct PathSet {
    globs: GlobSet,
}

impl PathSet {
    /// Compiles globs. `*` stays inside a folder, `**` does not; a glob that matches a folder holds everything in it; a
    /// `/` at the start or end says nothing more.
    ///
    /// # Errors
    /// One line that names the glob.
    pub fn new<'a>(globs: impl IntoIterator<Item = &'a str>) -> Result<PathSet, String> {
        let mut builder = GlobSetBuilder::new();
        for given in globs {
            let glob = given.trim_start_matches("./").trim_matches('/');
            if glob.split('/').any(|part| part == "..") {
                return Err(format!("`{given}` leads out of the folder of the file"));
            }
            let glob = if glob.is_empty() || glob == "." { "**" } else { glob };
            for pattern in [glob.to_owned(), format!("{glob}/**")] {
                let compiled = GlobBuilder::new(&pattern)
                    .literal_separator(true)
                    .build()
                    .map_err(|error| format!("`{given}` is not a glob: {}", error.kind()))?;
                builder.add(compiled);
            }
        }
        let globs = builder.build().map_err(|error| format!("globs cannot be used together: {error}"))?;
        Ok(PathSet { globs })
    }

    /// Whether a path relative to the folder of the globs is held.
    pub fn is_match(&self, path: &str) -> bool {
        self.globs.is_match(path)
    }
}

/// The JSON schema of the file, as published in `vtlint.schema.json`; ends with a line terminator.
pub fn schema() -> String {
    let mut schema = schema_value();
    if let Some(object) = schema.as_object_mut() {
        object.insert("$id".into(), format!("{}/raw/main/vtlint.schema.json", env!("CARGO_PKG_REPOSITORY")).into());
    }
    let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    text.push('\n');
    text
}

fn schema_value() -> serde_json::Value {
    // Doc comments are wrapped; the descriptions that editors show are not.
    fn unwrap_lines(value: &mut serde_json::Value) {
        match value {
            serde_json::Value::Object(object) => {
                if let Some(serde_json::Value::String(text)) = object.get_mut("description") {
                    *text = text.replace('\n', " ");
                }
                object.values_mut().for_each(unwrap_lines);
            }
            serde_json::Value::Array(array) => array.iter_mut().for_each(unwrap_lines),
            _ => {}
        }
    }
    let mut schema = schemars::schema_for!(Config).to_value();
    unwrap_lines(&mut schema);
    schema
}

/// The TOML of a file, with its places.
struct Document<'a> {
    name: &'a str,
    text: &'a str,
    root: Spanned<DeTable<'a>>,
}

impl<'a> Document<'a> {
    fn parse(name: &'a str, text: &'a str) -> Result<Self, ConfigError> {
        match DeTable::parse(text) {
            Ok(root) => Ok(Self { name, text, root }),
            Err(error) => {
                let line = line_at(text, error.span().map_or(0, |span| span.start));
                let written = text.lines().nth(line as usize - 1).unwrap_or_default();
                let message = match written.split_once('=').map(|(key, value)| (key.trim(), value.trim())) {
                    Some((key, value)) if value.is_empty() || value.starts_with('#') => {
                        format!("`{key}` has no value; write one, or leave the line out")
                    }
                    // The parser says of some words that they are no float.
                    Some((key, value))
                        if value.starts_with(char::is_alphabetic)
                            && !matches!(bare_word(value), "true" | "false" | "inf" | "nan") =>
                    {
                        format!("`{key}`: a text stands in quotes, as in {key} = \"{}\"", bare_word(value))
                    }
                    _ => one_line(error.message()),
                };
                Err(ConfigError(format!("{name}:{line}: {message}")))
            }
        }
    }

    /// Every key must be one that the schema knows.
    fn check_keys(&self) -> Result<(), ConfigError> {
        let schema = schema_value();
        self.check_table(self.root.get_ref(), &schema, &schema)
    }

    fn check_table(
        &self,
        table: &DeTable<'_>,
        schema: &serde_json::Value,
        root: &serde_json::Value,
    ) -> Result<(), ConfigError> {
        let schema = resolve(schema, root);
        let Some(properties) = schema.get("properties").and_then(|value| value.as_object()) else {
            // A table with free keys (`[rules]`), or a value of another type, which reading it will complain about.
            return Ok(());
        };
        // In the order of the file: the first mistake is the one to look at.
        let mut entries: Vec<_> = table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        for (key, value) in entries {
            let Some(expected) = properties.get(key.get_ref().as_ref()) else {
                let known = properties.keys().map(String::as_str);
                let hint = suggest::did_you_mean(key.get_ref(), known);
                let hint = if hint.is_empty() {
                    format!(", known here: {}", properties.keys().map(String::as_str).collect::<Vec<_>>().join(", "))
                } else {
                    hint
                };
                return Err(self.error_at(key.span().start, &format!("unknown key `{}`{hint}", key.get_ref())));
            };
            self.check_value(value.get_ref(), expected, root)?;
        }
        Ok(())
    }

    fn check_value(
        &self,
        value: &DeValue<'_>,
        schema: &serde_json::Value,
        root: &serde_json::Value,
    ) -> Result<(), ConfigError> {
        match value {
            DeValue::Table(table) => self.check_table(table, schema, root),
            DeValue::Array(array) => {
                let schema = resolve(schema, root);
                let Some(items) = schema.get("items") else { return Ok(()) };
                array.iter().try_for_each(|item| self.check_value(item.get_ref(), items, root))
            }
            _ => Ok(()),
        }
    }

    /// What serde could not read, with the key it was reading.
    fn broken(&self, error: &toml::de::Error) -> ConfigError {
        let at = error.span().map_or(0, |span| span.start);
        let key = self.key_at(at);
        let mut message = one_line(error.message());
        if let Some(rest) = message.strip_prefix("unknown variant `")
            && let Some((wrong, expected)) = rest.split_once('`')
        {
            let known: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
            let hint = match suggest::did_you_mean(wrong, known.iter().copied()) {
                hint if hint.is_empty() => format!(", expected one of {}", known.join(", ")),
                hint => hint,
            };
            message = format!("unknown value `{wrong}`{hint}");
        }
        self.error_at(at, &if key.is_empty() { message } else { format!("`{key}`: {message}") })
    }

    /// The dotted key whose value holds a byte; `""` for none.
    fn key_at(&self, at: usize) -> String {
        // The span of a table is that of its header: look inside even where it does not hold the byte.
        fn inside(table: &DeTable<'_>, at: usize) -> Option<String> {
            table.iter().find_map(|(key, value)| {
                let inner = match value.get_ref() {
                    DeValue::Table(inner) => inside(inner, at),
                    DeValue::Array(array) => array.iter().find_map(|item| match item.get_ref() {
                        DeValue::Table(inner) => inside(inner, at),
                        _ => None,
                    }),
                    _ => None,
                };
                let key = key.get_ref();
                match inner {
                    Some(inner) => Some(format!("{key}.{inner}")),
                    None => value.span().contains(&at).then(|| key.to_string()),
                }
            })
        }
        inside(self.root.get_ref(), at).unwrap_or_default()
    }

    /// What the types cannot say: names of rules, globs, names of types.
    fn check(&self, config: &Config) -> Result<(), ConfigError> {
        if config.select.as_ref().is_some_and(Vec::is_empty) {
            return Err(self.error(&["select"], "`select` is empty, so no rule would run; name some, or leave it out"));
        }
        self.check_ids("select", config.select.as_deref().unwrap_or(&[]))?;
        self.check_ids("extend-select", &config.extend_select)?;
        self.check_ids("ignore", &config.ignore)?;
        self.check_levels(&["rules"], &config.rules)?;
        self.check_globs(&["exclude"], &config.exclude)?;
        for (index, one) in config.overrides.iter().enumerate() {
            let index = index.to_string();
            let here = ["overrides", index.as_str()];
            if one.paths.is_empty() {
                return Err(
                    self.error(&[here[0], here[1], "paths"], "`paths` is empty, so this override never applies")
                );
            }
            if one.jdk.is_none() && one.rules.is_empty() {
                return Err(self.error(&here, "this override has neither `jdk` nor `rules`"));
            }
            self.check_globs(&[here[0], here[1], "paths"], &one.paths)?;
            self.check_levels(&[here[0], here[1], "rules"], &one.rules)?;
        }
        self.check_catalog(&config.catalog)
    }

    fn check_ids(&self, key: &str, ids: &[String]) -> Result<(), ConfigError> {
        for (index, id) in ids.iter().enumerate() {
            if rules::find(id).is_none() {
                return Err(self.error(&[key, &index.to_string()], &crate::explain::unknown_rule(id)));
            }
        }
        Ok(())
    }

    fn check_levels(&self, at: &[&str], levels: &BTreeMap<String, RuleLevel>) -> Result<(), ConfigError> {
        for id in levels.keys() {
            if rules::find(id).is_none() {
                return Err(self.error(&[at, &[id]].concat(), &crate::explain::unknown_rule(id)));
            }
        }
        Ok(())
    }

    fn check_globs(&self, at: &[&str], globs: &[String]) -> Result<(), ConfigError> {
        for (index, glob) in globs.iter().enumerate() {
            if let Err(error) = PathSet::new([glob.as_str()]) {
                return Err(self.error(&[at, &[&index.to_string()]].concat(), &error));
            }
        }
        Ok(())
    }

    fn check_catalog(&self, catalog: &Catalog) -> Result<(), ConfigError> {
        for (index, name) in catalog.virtual_thread_factories.iter().enumerate() {
            // The class and its member.
            if !(name.contains('.') && name.split('.').all(is_identifier)) {
                let message = format!("`{name}` is not a qualified name such as `com.acme.Threads.virtual`");
                return Err(self.error(&["catalog", "virtual-thread-factories", &index.to_string()], &message));
            }
        }
        Ok(())
    }

    fn error(&self, at: &[&str], message: &str) -> ConfigError {
        ConfigError(format!("{}:{}: {message}", self.name, self.line(at).max(1)))
    }

    fn error_at(&self, byte: usize, message: &str) -> ConfigError {
        ConfigError(format!("{}:{}: {message}", self.name, line_at(self.text, byte)))
    }

    /// The 1-based line of a key or array element, of the nearest enclosing one that exists; 0 when even the first part of
    /// the path is missing.
    fn line(&self, path: &[&str]) -> u32 {
        let Some((first, rest)) = path.split_first() else { return 0 };
        let Some((key, mut value)) = self.root.get_ref().iter().find(|(key, _)| key.get_ref() == first) else {
            return 0;
        };
        let mut at = key.span().start;
        for part in rest {
            match value.get_ref() {
                DeValue::Table(table) => match table.iter().find(|(key, _)| key.get_ref() == part) {
                    Some((key, inner)) => (at, value) = (key.span().start, inner),
                    None => break,
                },
                DeValue::Array(array) => match part.parse::<usize>().ok().and_then(|index| array.get(index)) {
                    Some(inner) => (at, value) = (inner.span().start, inner),
                    None => break,
                },
                _ => break,
            }
        }
        line_at(self.text, at)
    }
}

/// Follows `$ref`, and the real alternative of an optional value.
fn resolve<'s>(mut schema: &'s serde_json::Value, root: &'s serde_json::Value) -> &'s serde_json::Value {
    loop {
        if let Some(name) = schema.get("$ref").and_then(|value| value.as_str()) {
            match root.pointer(name.trim_start_matches('#')) {
                Some(target) => schema = target,
                None => return schema,
            }
        } else if let Some(target) = schema
            .get("anyOf")
            .and_then(|value| value.as_array())
            .and_then(|options| options.iter().find(|option| option.get("$ref").is_some()))
        {
            schema = target;
        } else {
            return schema;
        }
    }
}

/// The word that a text begins with.
fn bare_word(text: &str) -> &str {
    text.split(|char: char| char.is_whitespace() || char == '#').next().unwrap_or_default()
}

fn is_identifier(name: &str) -> bool {
    let mut chars = name.chars();
    chars.next().is_some_and(|first| first.is_alphabetic() || first == '_' || first == '$')
        && chars.all(|char| char.is_alphanumeric() || char == '_' || char == '$')
}

fn line_at(text: &str, byte: usize) -> u32 {
    text.as_bytes().iter().take(byte).filter(|byte| **byte == b'\n').count() as u32 + 1
}

fn one_line(message: &str) -> String {
    message.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every key there is.
    const FULL: &str = r#"
jdk = "21..25"
select = ["unused-suppression"]
extend-select = ["invalid-suppression"]
ignore = ["unused-suppression"]
pedantic = true
fail-on = "note"
exclude = ["generated/**"]

[rules]
invalid-suppression = "error"
unused-suppression = "off"

[[overrides]]
paths = ["legacy/**"]
jdk = 21
rules = { unused-suppression = "warning" }

[catalog]
virtual-thread-factories = ["com.acme.Threads.virtual"]
"#;

    fn parse(text: &str) -> Result<ConfigFile, String> {
        ConfigFile::parse(Path::new("vtlint.toml"), "vtlint.toml", text).map_err(|error| error.to_string())
    }

    #[test]
    fn a_full_file_is_read() {
        let file = parse(FULL).unwrap();
        assert_eq!(file.jdk_line, 2);
        assert_eq!(file.override_jdk_lines, [16]);
        assert_eq!(file.config.jdk, Some(JdkSetting(JdkRange::known(21, 25))));
        assert_eq!(file.config.overrides[0].jdk, Some(JdkSetting(JdkRange::known(21, 21))));
        assert_eq!(file.config.fail_on, Some(Level::Note));
        assert_eq!(file.config.rules["unused-suppression"], RuleLevel::Off);
        assert_eq!(file.config.catalog.virtual_thread_factories, ["com.acme.Threads.virtual"]);
        assert!(parse("").unwrap().config.select.is_none());
    }

    #[test]
    fn every_mistake_names_its_line() {
        let table: &[(&str, &str)] = &[
            ("\n\njkd = 25", "vtlint.toml:3: unknown key `jkd`, did you mean `jdk`?"),
            (
                "[catalog]\nvirtual-thread-factory = []",
                "vtlint.toml:2: unknown key `virtual-thread-factory`, did you mean `virtual-thread-factories`?",
            ),
            ("[[overrides]]\npaths = [\"x\"]\nrule = {}", "vtlint.toml:3: unknown key `rule`, did you mean `rules`?"),
            ("[[overrides]]\nzzzzzzzz = 1", "vtlint.toml:2: unknown key `zzzzzzzz`, known here: jdk, paths, rules"),
            ("\njdk = ", "vtlint.toml:2: `jdk` has no value; write one, or leave the line out"),
            ("jdk = # 25\npedantic = true", "vtlint.toml:1: `jdk` has no value; write one, or leave the line out"),
            ("fail-on = note # or", "vtlint.toml:1: `fail-on`: a text stands in quotes, as in fail-on = \"note\""),
            ("\nfail-on = error", "vtlint.toml:2: `fail-on`: a text stands in quotes, as in fail-on = \"error\""),
            ("\nselect = []", "vtlint.toml:2: `select` is empty, so no rule would run; name some, or leave it out"),
            ("\npedantic = \"yes\"", "vtlint.toml:2: `pedantic`: invalid type: string \"yes\", expected a boolean"),
            ("fail-on = \"eror\"", "vtlint.toml:1: `fail-on`: unknown value `eror`, did you mean `error`?"),
            (
                "fail-on = \"fatal\"",
                "vtlint.toml:1: `fail-on`: unknown value `fatal`, expected one of note, warning, error",
            ),
            (
                "[rules]\ninvalid-suppression = \"warn\"",
                "vtlint.toml:2: `rules.invalid-suppression`: unknown value `warn`, did you mean `warning`?",
            ),
            (
                "[rules]\n\ninvalid-supression = \"off\"",
                "vtlint.toml:3: unknown rule `invalid-supression`, did you mean `invalid-suppression`?",
            ),
            (
                "ignore = [\n  \"invalid-suppression\",\n  \"x-y-z\",\n]",
                "vtlint.toml:3: unknown rule `x-y-z`; `vtlint rules` lists them",
            ),
            ("jdk = 17", "vtlint.toml:1: `jdk`: JDK 17 has no virtual threads: the oldest release is 21"),
            ("jdk = \"25..21\"", "vtlint.toml:1: `jdk`: `25..21` is an empty range: did you mean `21..25`?"),
            (
                "jdk = true",
                "vtlint.toml:1: `jdk`: invalid type: boolean `true`, expected a release such as 25, or a range such as \"21..25\"",
            ),
            ("jdk = -1", "vtlint.toml:1: `jdk`: `-1` is not a JDK range: write a release such as `25`, or `21..27`"),
            ("exclude = [\"a\",\n\"[z\"]", "vtlint.toml:2: `[z` is not a glob: unclosed character class; missing ']'"),
            ("exclude = [\"../x\"]", "vtlint.toml:1: `../x` leads out of the folder of the file"),
            ("[[overrides]]\npaths = []\njdk = 21", "vtlint.toml:2: `paths` is empty, so this override never applies"),
            ("[[overrides]]\npaths = [\"a\"]", "vtlint.toml:1: this override has neither `jdk` nor `rules`"),
            ("[[overrides]]\njdk = 21", "vtlint.toml:1: `overrides`: missing field `paths`"),
            (
                "[catalog]\nvirtual-thread-factories = [\"threads\"]",
                "vtlint.toml:2: `threads` is not a qualified name such as `com.acme.Threads.virtual`",
            ),
            ("pedantic = true\npedantic = true", "vtlint.toml:2: duplicate key"),
        ];
        for (text, expected) in table {
            assert_eq!(parse(text).map(|_| ()).unwrap_err(), *expected, "{text}");
        }
    }

    #[test]
    fn globs_are_of_files_and_folders() {
        let table: &[(&str, &str, bool)] = &[
            ("legacy", "legacy/a/B.java", true),
            ("legacy/", "legacy/B.java", true),
            ("./legacy/**", "legacy/a/B.java", true),
            ("legacy", "src/legacy/B.java", false),
            ("**/legacy", "src/legacy/B.java", true),
            ("*.java", "B.java", true),
            ("*.java", "a/B.java", false),
            ("**/*Test.java", "a/b/CTest.java", true),
            ("src/*/gen", "src/a/gen/B.java", true),
            ("src/*/gen", "src/a/b/gen/B.java", false),
            (".", "a/B.java", true),
        ];
        for (glob, path, expected) in table {
            assert_eq!(PathSet::new([*glob]).unwrap().is_match(path), *expected, "{glob} {path}");
        }
    }

    #[test]
    fn the_schema_knows_every_key_of_a_full_file() {
        // `check_keys` walks the file along the schema and fails on a key that is no property.
        Document::parse("full", FULL).unwrap().check_keys().unwrap();
        let schema: serde_json::Value = serde_json::from_str(&schema()).unwrap();
        let keys: Vec<&String> = schema["properties"].as_object().unwrap().keys().collect();
        assert_eq!(keys.len(), 10);
        for key in keys {
            assert!(FULL.contains(key.as_str()), "{key} is missing in the full example");
            assert!(schema.pointer(&format!("/properties/{key}/description")).is_some(), "{key} has no description");
        }
    }

    #[test]
    fn the_published_schema_is_fresh() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("vtlint.schema.json");
        if std::env::var_os("VTLINT_BLESS").is_some_and(|value| value == "1") {
            std::fs::write(&path, schema()).unwrap();
        }
        let published = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(published == schema(), "vtlint.schema.json is stale; VTLINT_BLESS=1 cargo test rewrites it");
    }

    #[test]
    fn the_nearest_file_up_to_the_git_root_is_found() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path();
        let inner = root.join("repo/a/b");
        std::fs::create_dir_all(&inner).unwrap();
        std::fs::write(root.join("vtlint.toml"), "").unwrap();
        assert_eq!(ConfigFile::discover(&inner), Some(root.join("vtlint.toml")));
        std::fs::create_dir(root.join("repo/.git")).unwrap();
        assert_eq!(ConfigFile::discover(&inner), None);
        std::fs::write(root.join("repo/.vtlint.toml"), "").unwrap();
        assert_eq!(ConfigFile::discover(&inner), Some(root.join("repo/.vtlint.toml")));
        std::fs::write(root.join("repo/vtlint.toml"), "").unwrap();
        assert_eq!(ConfigFile::discover(&inner), Some(root.join("repo/vtlint.toml")));
    }
}
