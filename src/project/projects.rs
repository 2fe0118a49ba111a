//! The build facts of every project of a run, asked by walked file.

use super::{Module, Overrides, Project, layout};
use crate::finding::Notice;
use crate::source::RepoPath;
use crate::walk::{FileSet, WalkedFile};

/// How a module sees another file; nearer first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// The same source root.
    SourceRoot,
    /// The same module.
    Module,
    /// A module that this one depends on.
    Dependency,
    /// Elsewhere in the project.
    Elsewhere,
}

/// One [`Project`] for each root of the walk.
#[derive(Debug)]
pub struct Projects {
    projects: Vec<(String, Project)>,
}

impl Projects {
    /// Reads the builds of all projects. `overrides` gives what the user states about the one whose paths start with this
    /// text in reports.
    pub fn discover(files: &FileSet, overrides: &dyn Fn(&str) -> Overrides) -> Projects {
        let projects = files.projects.iter().enumerate().map(|(number, root)| {
            let mine = || files.files.iter().filter(move |file| file.project as usize == number);
            let mut paths: Vec<RepoPath> = mine().map(|file| relative(&file.path, &root.prefix)).collect();
            paths.sort();
            let read = |path: &RepoPath| {
                let shown = RepoPath::new(format!("{}{path}", root.prefix));
                let file = files.find(&shown)?;
                let mut bytes = Vec::new();
                files.read(file, &mut bytes).ok()?;
                Some(bytes)
            };
            let mut project = Project::discover(&paths, &read, &overrides(&root.prefix));
            for notice in &mut project.notices {
                notice.path = RepoPath::new(format!("{}{}", root.prefix, notice.path));
            }
            (root.prefix.clone(), project)
        });
        Projects { projects: projects.collect() }
    }

    /// The project of a file, and the file's path in it.
    fn project_of(&self, file: &WalkedFile) -> (&Project, RepoPath) {
        let (prefix, project) = &self.projects[file.project as usize];
        (project, relative(&file.path, prefix))
    }

    /// The module of a file.
    pub fn module_of(&self, file: &WalkedFile) -> &Module {
        let (project, path) = self.project_of(file);
        project.module_of(&path)
    }

    /// The folder of a file's module as reports print it, and the text before project-relative places.
    pub fn module_path(&self, file: &WalkedFile) -> (String, &str) {
        let (prefix, _) = &self.projects[file.project as usize];
        let path = format!("{prefix}{}", self.module_of(file).path);
        (path.trim_end_matches('/').to_owned(), prefix)
    }

    /// Whether a file holds tests or benchmarks.
    pub fn is_test(&self, file: &WalkedFile) -> bool {
        layout::is_test_source(&self.project_of(file).1)
    }

    /// Whether a file is made by the build.
    pub fn is_generated(&self, file: &WalkedFile) -> bool {
        let (project, path) = self.project_of(file);
        project.is_generated(&path)
    }

    /// How code in `from` sees `to`; both of one project.
    pub fn reach(&self, from: &WalkedFile, to: &WalkedFile) -> Reach {
        let (project, here) = self.project_of(from);
        let there = self.project_of(to).1;
        let (from, to) = (project.module_index(&here), project.module_index(&there));
        if from == to {
            Reach::Module
        } else if project.dependencies(from).contains(&to) {
            Reach::Dependency
        } else {
            Reach::Elsewhere
        }
    }

    /// What could not be used of the builds.
    pub fn notices(&self) -> impl Iterator<Item = &Notice> {
        self.projects.iter().flat_map(|(_, project)| &project.notices)
    }

    /// The projects with what stands before their paths in reports.
    pub fn all(&self) -> &[(String, Project)] {
        &self.projects
    }
}

fn relative(path: &RepoPath, prefix: &str) -> RepoPath {
    match path.as_str().strip_prefix(prefix) {
        Some(rest) if !prefix.is_empty() => RepoPath::new(rest),
        _ => path.clone(),
    }
}
