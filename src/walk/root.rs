//! Where a project begins, and what paths in reports are relative to.

use std::path::{Path, PathBuf};

/// What reports are relative to: the git root of the working directory, or the directory itself.
#[derive(Clone, Debug)]
pub struct Base {
    /// The absolute, resolved folder.
    pub dir: PathBuf,
    /// The absolute, resolved working directory.
    pub working_dir: PathBuf,
}

impl Base {
    /// The base for a working directory.
    pub fn of(working_dir: &Path) -> Base {
        let working_dir = working_dir.canonicalize().unwrap_or_else(|_| working_dir.to_owned());
        let dir = git_root(&working_dir).unwrap_or_else(|| working_dir.clone());
        Base { dir, working_dir }
    }

    /// The working directory relative to the base: `""`, or a path that ends with `/`.
    pub fn working_prefix(&self) -> String {
        relative_prefix(&self.working_dir, &self.dir).unwrap_or_default()
    }

    /// What stands before paths below a project root: relative to the base where the root lies in it. A root elsewhere
    /// is its own base if it is the only one, else its absolute path tells it from the others.
    pub(super) fn prefix_of(&self, root: &Path, only: bool) -> String {
        match relative_prefix(root, &self.dir) {
            Some(prefix) => prefix,
            None if only => String::new(),
            None => format!("{}/", root.to_string_lossy().replace('\\', "/")),
        }
    }
}

fn relative_prefix(dir: &Path, base: &Path) -> Option<String> {
    let relative = dir.strip_prefix(base).ok()?;
    let mut prefix = String::new();
    for component in relative.components() {
        prefix.push_str(&component.as_os_str().to_string_lossy());
        prefix.push('/');
    }
    Some(prefix)
}

/// The root of the project that holds `path` (absolute, resolved): the git root, else the outermost folder with a build
/// file, else the folder itself.
pub fn project_root(path: &Path, is_dir: bool) -> PathBuf {
    let folder = if is_dir { path } else { path.parent().unwrap_or(path) };
    if let Some(root) = git_root(folder) {
        return root;
    }
    const BUILD_FILES: [&str; 5] =
        ["pom.xml", "build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"];
    folder
        .ancestors()
        .filter(|dir| BUILD_FILES.iter().any(|name| dir.join(name).is_file()))
        .last()
        .unwrap_or(folder)
        .to_owned()
}

fn git_root(dir: &Path) -> Option<PathBuf> {
    dir.ancestors().find(|dir| dir.join(".git").exists()).map(Path::to_owned)
}
