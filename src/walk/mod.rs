//! The walk: which files there are, of what kind, and which of them are reported.
//!
//! Paths on the command line choose what is *reported*. The whole project is listed all the same, so that build files,
//! configuration and other classes are known; nothing outside the project root is ever read.

mod root;

pub use root::{Base, project_root};

use crate::finding::{Notice, NoticeKind};
use crate::source::RepoPath;
use ignore::{WalkBuilder, WalkState};
use std::ffi::OsStr;
use std::fmt::{self, Write as _};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Files over this size (bytes) are named in a notice and not read: nobody wrote them by hand.
pub const MAX_FILE_SIZE: u64 = 10 * 1024 * 1024;

/// What a file is to vtlint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FileKind {
    /// A Java source file.
    Java,
    /// Maven, Gradle and their companions.
    Build,
    /// `.java-version`, `.sdkmanrc`, `.tool-versions`
    Version,
}

impl FileKind {
    /// The kind of a file by its name; `None` for files that vtlint does not read.
    pub fn of(name: &str) -> Option<FileKind> {
        if name.ends_with(".java") {
            return Some(FileKind::Java);
        }
        match name {
            "pom.xml" | "gradle.properties" | "libs.versions.toml" => Some(FileKind::Build),
            ".java-version" | ".sdkmanrc" | ".tool-versions" => Some(FileKind::Version),
            _ if name.ends_with(".gradle") || name.ends_with(".gradle.kts") || name.ends_with(".versions.toml") => {
                Some(FileKind::Build)
            }
            _ => None,
        }
    }
}

/// One file of the walk.
#[derive(Clone, Debug)]
pub struct WalkedFile {
    /// Its path in reports.
    pub path: RepoPath,
    /// What it is.
    pub kind: FileKind,
    /// Findings in it are reported: it lies under a given path and is not excluded.
    pub reported: bool,
    /// Named on the command line itself.
    pub explicit: bool,
    /// Index of its project in [`FileSet::projects`].
    pub project: u16,
    /// Where it stands on disk, when its name is not UTF-8 and `path` cannot lead there.
    pub odd_path: Option<Box<Path>>,
}

/// One project root of the run.
#[derive(Clone, Debug)]
pub struct ProjectRoot {
    /// The absolute folder.
    pub dir: PathBuf,
    /// What stands before a project-relative path in reports: `""`, or a path that ends with `/`.
    pub prefix: String,
}

/// Every file of the run, sorted by path.
#[derive(Debug, Default)]
pub struct FileSet {
    /// The files.
    pub files: Vec<WalkedFile>,
    /// The roots they were found below.
    pub projects: Vec<ProjectRoot>,
    /// Folders and files that could not be listed.
    pub notices: Vec<Notice>,
    /// The content of standard input, under the path it was given.
    pub stdin: Option<(RepoPath, Vec<u8>)>,
}

/// How to walk.
#[derive(Clone, Debug, Default)]
pub struct WalkOptions {
    /// Look into hidden files and folders too.
    pub hidden: bool,
    /// Take no notice of `.gitignore` and `.ignore` files.
    pub no_ignore: bool,
    /// Number of threads, 0 for as many as there are cores.
    pub threads: usize,
}

/// A path that was asked for and cannot be used.
#[derive(Debug)]
pub struct WalkError {
    /// As it was given.
    pub path: PathBuf,
    /// Why.
    pub reason: String,
}

impl fmt::Display for WalkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.reason)
    }
}

impl std::error::Error for WalkError {}

impl FileSet {
    /// Lists the projects that hold `paths`.
    ///
    /// # Errors
    /// When a given path does not exist or cannot be read.
    pub fn walk(base: &Base, paths: &[PathBuf], options: &WalkOptions) -> Result<FileSet, WalkError> {
        let mut targets = Vec::new();
        for given in paths {
            targets.push(Target::new(given)?);
        }
        let mut dirs: Vec<PathBuf> = targets.iter().map(|target| target.root.clone()).collect();
        dirs.sort();
        dirs.dedup();
        // A root inside another one is walked with the outer one, unless the outer walk would not enter it.
        let mut set = FileSet::default();
        for dir in &dirs {
            let prefix = base.prefix_of(dir, dirs.len() == 1);
            set.projects.push(ProjectRoot { dir: dir.clone(), prefix });
        }
        for project in 0..set.projects.len() {
            let mine: Vec<&Target> = targets.iter().filter(|t| t.root == set.projects[project].dir).collect();
            set.walk_project(project as u16, &mine, options)?;
        }
        set.files.sort_by(|a, b| a.path.cmp(&b.path).then(b.reported.cmp(&a.reported)));
        set.files.dedup_by(|later, first| later.path == first.path);
        set.notices.sort();
        set.notices.dedup();
        Ok(set)
    }

    fn walk_project(&mut self, project: u16, targets: &[&Target], options: &WalkOptions) -> Result<(), WalkError> {
        let root = self.projects[project as usize].clone();
        let only_files = targets.iter().all(|target| !target.is_dir);
        let found = list(&root.dir, options);
        let mut paths = found.paths;
        // What was named is looked at, even where the walk of the project would leave it out.
        for target in targets.iter().filter(|target| target.is_dir && target.path != root.dir) {
            let below = |path: &PathBuf| path.starts_with(&target.path);
            if !paths.iter().any(below) {
                paths.extend(list(&target.path, options).paths);
            }
        }
        for target in targets.iter().filter(|target| !target.is_dir) {
            if FileKind::of(&file_name(&target.path)).is_some() {
                paths.push(target.path.clone());
            }
        }
        for path in paths {
            let Some(kind) = FileKind::of(&file_name(&path)) else { continue };
            let explicit = targets.iter().any(|target| !target.is_dir && target.path == path);
            let below = || targets.iter().any(|target| target.is_dir && path.starts_with(&target.path));
            let reported = explicit || (!only_files && below());
            let odd_path = path.to_str().is_none().then(|| path.clone().into_boxed_path());
            self.files.push(WalkedFile { path: root.shown(&path), kind, reported, explicit, project, odd_path });
        }
        for (path, message) in found.errors {
            let path = path.unwrap_or_else(|| root.dir.clone());
            if let Some(target) = targets.iter().find(|target| target.path == path) {
                return Err(WalkError { path: target.given.clone(), reason: message });
            }
            self.notices.push(Notice { path: root.shown(&path), kind: NoticeKind::Unreadable, message });
        }
        Ok(())
    }

    /// The project around the file that standard input claims to be, with that text in the file's place and nothing else
    /// reported. The file need not exist.
    ///
    /// # Errors
    /// When no folder above it exists or can be read.
    pub fn walk_for_stdin(
        base: &Base,
        name: &Path,
        bytes: Vec<u8>,
        options: &WalkOptions,
    ) -> Result<FileSet, WalkError> {
        let folder = name.ancestors().skip(1).find(|folder| folder.is_dir()).unwrap_or(&base.working_dir);
        let mut set = FileSet::walk(base, &[folder.to_owned()], options)?;
        for file in &mut set.files {
            file.reported = false;
        }
        let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
        let rest =
            name.ancestors().skip(1).find(|above| above.is_dir()).and_then(|above| name.strip_prefix(above).ok());
        let path = set.projects[0].shown(&folder.join(rest.unwrap_or(name)));
        let at = set.files.partition_point(|file| file.path < path);
        if set.files.get(at).is_some_and(|file| file.path == path) {
            set.files.remove(at);
        }
        let file = WalkedFile {
            path: path.clone(),
            kind: FileKind::Java,
            reported: true,
            explicit: true,
            project: 0,
            odd_path: None,
        };
        set.files.insert(at, file);
        set.stdin = Some((path, bytes));
        Ok(set)
    }

    /// The file with this path in reports.
    pub fn find(&self, path: &RepoPath) -> Option<&WalkedFile> {
        self.files.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| &self.files[at])
    }

    /// Where a file stands on disk.
    pub fn absolute(&self, file: &WalkedFile) -> PathBuf {
        match &file.odd_path {
            Some(path) => path.to_path_buf(),
            None => self.projects[file.project as usize].absolute(&file.path),
        }
    }

    /// Reads a file whole.
    ///
    /// # Errors
    /// When it cannot be read, is no regular file, is larger than [`MAX_FILE_SIZE`], or is UTF-16.
    pub fn read(&self, file: &WalkedFile, buffer: &mut Vec<u8>) -> Result<(), ReadError> {
        buffer.clear();
        if let Some((path, bytes)) = &self.stdin
            && *path == file.path
        {
            buffer.extend_from_slice(bytes);
        } else {
            read_regular(&self.absolute(file), buffer)?;
        }
        if buffer.starts_with(b"\xFF\xFE") || buffer.starts_with(b"\xFE\xFF") {
            return Err(ReadError::Utf16);
        }
        Ok(())
    }
}

/// Why a file was not read.
#[derive(Debug)]
pub enum ReadError {
    /// The system said no.
    Io(io::Error),
    /// Larger than [`MAX_FILE_SIZE`]; the size in bytes.
    TooLarge(u64),
    /// UTF-16 by its byte order mark. Every other encoding that compilers are given has ASCII in it as it is.
    Utf16,
}

impl ReadError {
    /// The notice that a file was not read.
    pub fn notice(&self, path: &RepoPath) -> Notice {
        let kind = match self {
            ReadError::TooLarge(_) => NoticeKind::Limit,
            ReadError::Io(_) | ReadError::Utf16 => NoticeKind::Unreadable,
        };
        Notice { path: path.clone(), kind, message: self.to_string() }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Io(error) => write!(f, "cannot be read: {}", reason(error)),
            ReadError::Utf16 => f.write_str("is UTF-16, not analysed; save it as UTF-8"),
            ReadError::TooLarge(size) => {
                // Rounded up: what is over the limit must not look as if it were not.
                write!(
                    f,
                    "is {} MB, over the limit of {} MB; not analysed",
                    size.div_ceil(1 << 20),
                    MAX_FILE_SIZE >> 20
                )
            }
        }
    }
}

fn read_regular(path: &Path, buffer: &mut Vec<u8>) -> Result<(), ReadError> {
    // The type is asked before the file is opened: opening a FIFO would wait for a writer.
    let metadata = std::fs::symlink_metadata(path).map_err(ReadError::Io)?;
    if !metadata.is_file() {
        return Err(ReadError::Io(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file")));
    }
    if metadata.len() > MAX_FILE_SIZE {
        return Err(ReadError::TooLarge(metadata.len()));
    }
    let file = std::fs::File::open(path).map_err(ReadError::Io)?;
    buffer.reserve(metadata.len() as usize + 1);
    // The limit holds even for a file that grows meanwhile.
    file.take(MAX_FILE_SIZE + 1).read_to_end(buffer).map_err(ReadError::Io)?;
    if buffer.len() as u64 > MAX_FILE_SIZE {
        return Err(ReadError::TooLarge(buffer.len() as u64));
    }
    Ok(())
}

impl ProjectRoot {
    /// The path of a file in reports.
    fn shown(&self, absolute: &Path) -> RepoPath {
        let relative = absolute.strip_prefix(&self.dir).unwrap_or(absolute);
        let mut path = self.prefix.clone();
        for (i, component) in relative.components().enumerate() {
            if i > 0 {
                path.push('/');
            }
            push_name(&mut path, component.as_os_str());
        }
        RepoPath::new(path)
    }

    /// Where a path of this project stands on disk.
    fn absolute(&self, path: &RepoPath) -> PathBuf {
        self.dir.join(path.as_str().strip_prefix(&self.prefix).unwrap_or(path.as_str()))
    }
}

/// Adds a name; bytes that are not UTF-8 as `\xFF`, so that two names never look the same.
fn push_name(path: &mut String, name: &OsStr) {
    for chunk in name.as_encoded_bytes().utf8_chunks() {
        path.push_str(chunk.valid());
        for byte in chunk.invalid() {
            let _ = write!(path, "\\x{byte:02X}");
        }
    }
}

/// A path of the command line.
struct Target {
    given: PathBuf,
    path: PathBuf,
    is_dir: bool,
    root: PathBuf,
}

impl Target {
    fn new(given: &Path) -> Result<Target, WalkError> {
        let fail = |error: io::Error| WalkError { path: given.to_owned(), reason: reason(&error) };
        let path = given.canonicalize().map_err(fail)?;
        let metadata = path.metadata().map_err(fail)?;
        let is_dir = metadata.is_dir();
        if is_dir {
            std::fs::read_dir(&path).map_err(fail)?;
        } else if !metadata.is_file() {
            return Err(WalkError { path: given.to_owned(), reason: "is neither a file nor a folder".into() });
        } else {
            std::fs::File::open(&path).map_err(fail)?;
        }
        let root = project_root(&path, is_dir);
        Ok(Target { given: given.to_owned(), path, is_dir, root })
    }
}

/// The system's reason in lower case and without the error number.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "no such file or folder".into(),
        io::ErrorKind::PermissionDenied => "permission denied".into(),
        _ => error.to_string(),
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

#[derive(Default)]
struct Found {
    paths: Vec<PathBuf>,
    errors: Vec<(Option<PathBuf>, String)>,
}

/// Lists a folder on all cores; unsorted.
fn list(dir: &Path, options: &WalkOptions) -> Found {
    let mut builder = WalkBuilder::new(dir);
    let hidden = options.hidden;
    builder
        .standard_filters(false)
        .git_ignore(!options.no_ignore)
        .git_exclude(!options.no_ignore)
        .ignore(!options.no_ignore)
        .require_git(false)
        .follow_links(false)
        .threads(options.threads)
        .filter_entry(move |entry| {
            let name = entry.file_name().to_string_lossy();
            entry.depth() == 0 || !name.starts_with('.') || visible_although_hidden(&name, hidden)
        });
    let found = Mutex::new(Found::default());
    builder.build_parallel().run(|| {
        let mut mine = Batch { found: &found, paths: Vec::new() };
        Box::new(move |entry| {
            match entry {
                Ok(entry) => {
                    let is_file = entry.file_type().is_some_and(|kind| kind.is_file());
                    if is_file && FileKind::of(&entry.file_name().to_string_lossy()).is_some() {
                        mine.paths.push(entry.into_path());
                    }
                }
                Err(error) => {
                    if let Ok(mut found) = mine.found.lock() {
                        found.errors.push(describe(&error));
                    }
                }
            }
            WalkState::Continue
        })
    });
    found.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Version files and the folders of build tools and workflows begin with a dot, and are meant to be found.
fn visible_although_hidden(name: &str, hidden: bool) -> bool {
    match name {
        ".git" => false,
        ".java-version" | ".sdkmanrc" | ".tool-versions" | ".mvn" => true,
        _ => hidden,
    }
}

/// Collects on one thread, hands over once.
struct Batch<'a> {
    found: &'a Mutex<Found>,
    paths: Vec<PathBuf>,
}

impl Drop for Batch<'_> {
    fn drop(&mut self) {
        if let Ok(mut found) = self.found.lock() {
            found.paths.append(&mut self.paths);
        }
    }
}

fn describe(error: &ignore::Error) -> (Option<PathBuf>, String) {
    match error {
        ignore::Error::WithPath { path, err } => (Some(path.clone()), describe(err).1),
        ignore::Error::WithDepth { err, .. } => describe(err),
        ignore::Error::WithLineNumber { err, .. } => describe(err),
        ignore::Error::Io(error) => (None, format!("cannot be read: {}", reason(error))),
        other => (None, other.to_string()),
    }
}
