//! The class index: from a qualified name to the file that declares it, parsed when first asked for, and once.
//!
//! The walk knows every path, and a public class lives in the file of its name; so the index costs nothing until a rule
//! follows a name. The key is (source root, qualified name): the same name may exist many times in one repository.

use super::file::{JavaFile, TypeId};
use crate::finding::{Notice, NoticeKind};
use crate::project::{Projects, Reach};
use crate::source::Source;
use crate::walk::{FileKind, FileSet};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, RwLock};

/// A type of the tree: a file and the declaration in it.
#[derive(Clone, Debug)]
pub struct Decl {
    /// The file.
    pub file: Arc<JavaFile>,
    /// The declaration.
    pub id: TypeId,
}

impl Decl {
    /// The declaration itself.
    pub fn get(&self) -> &super::file::TypeDecl {
        self.file.ty(self.id)
    }

    /// Whether two values mean the same declaration.
    pub fn same(&self, other: &Decl) -> bool {
        self.id == other.id && self.file.path() == other.file.path()
    }
}

/// The files of a run, parsed on demand.
pub struct ClassIndex {
    files: Arc<FileSet>,
    projects: Arc<Projects>,
    parsed: Vec<OnceLock<Option<Arc<JavaFile>>>>,
    by_stem: OnceLock<HashMap<Box<str>, Vec<u32>>>,
    by_folder: OnceLock<HashMap<Box<str>, Vec<u32>>>,
    /// Top-level types that do not live in the file of their name, by folder.
    secondary: RwLock<HashMap<Box<str>, SecondaryTypes>>,
    /// Files that have a word, for words that were scanned for anyway.
    words: HashMap<&'static str, Vec<usize>>,
    /// Files that have one of several words, for words that were asked for later.
    asked: Mutex<HashMap<Vec<String>, Vec<usize>>>,
    /// Files that have a word, by folder and word asked for.
    naming: Mutex<HashMap<String, Vec<u32>>>,
    notices: Mutex<Vec<Notice>>,
    parsed_count: AtomicUsize,
}

impl ClassIndex {
    /// An index over the walked files.
    pub fn new(files: Arc<FileSet>, projects: Arc<Projects>) -> Self {
        ClassIndex {
            parsed: (0..files.files.len()).map(|_| OnceLock::new()).collect(),
            files,
            projects,
            by_stem: OnceLock::new(),
            by_folder: OnceLock::new(),
            secondary: RwLock::new(HashMap::new()),
            words: HashMap::new(),
            asked: Mutex::new(HashMap::new()),
            naming: Mutex::new(HashMap::new()),
            notices: Mutex::new(Vec::new()),
            parsed_count: AtomicUsize::new(0),
        }
    }

    /// The files it stands on.
    pub fn files(&self) -> &FileSet {
        &self.files
    }

    /// The build facts of the run.
    pub fn projects(&self) -> &Projects {
        &self.projects
    }

    /// How many files were parsed so far.
    pub fn parsed_count(&self) -> usize {
        self.parsed_count.load(Ordering::Relaxed)
    }

    /// What could not be read or parsed, or only in part; taken once, unsorted.
    pub fn take_notices(&self) -> Vec<Notice> {
        self.notices.lock().map(|mut notices| std::mem::take(&mut *notices)).unwrap_or_default()
    }

    fn notice(&self, file: usize, kind: NoticeKind, message: String) {
        if let Ok(mut notices) = self.notices.lock() {
            notices.push(Notice { path: self.files.files[file].path.clone(), kind, message });
        }
    }

    /// The parsed file with this index in the file set; `None` when it cannot be read or parsed (a notice says so).
    pub fn file(&self, index: usize) -> Option<Arc<JavaFile>> {
        self.parsed[index].get_or_init(|| self.parse(index)).clone()
    }

    fn parse(&self, index: usize) -> Option<Arc<JavaFile>> {
        let walked = &self.files.files[index];
        let mut bytes = Vec::new();
        if let Err(error) = self.files.read(walked, &mut bytes) {
            if let Ok(mut notices) = self.notices.lock() {
                notices.push(error.notice(&walked.path));
            }
            return None;
        }
        self.parsed_count.fetch_add(1, Ordering::Relaxed);
        match JavaFile::parse(Source::new(walked.path.clone(), bytes)) {
            Ok(file) => {
                if let Some(first) = file.syntax.broken().first() {
                    let position = file.source.position(first.start);
                    let more = file.syntax.broken().len() - 1;
                    let others = if more == 0 { String::new() } else { format!(" and {more} more") };
                    let message = format!(
                        "syntax not understood at {}:{}{others}; nothing is reported there",
                        position.line, position.column
                    );
                    self.notice(index, NoticeKind::Broken, message);
                }
                Some(Arc::new(file))
            }
            Err(error) => {
                self.notice(index, NoticeKind::Limit, error.to_string());
                None
            }
        }
    }

    fn by_stem(&self) -> &HashMap<Box<str>, Vec<u32>> {
        self.by_stem.get_or_init(|| {
            let mut map: HashMap<Box<str>, Vec<u32>> = HashMap::new();
            for (index, file) in self.files.files.iter().enumerate() {
                if file.kind == FileKind::Java
                    && let Some(stem) = file.path.file_name().strip_suffix(".java")
                {
                    map.entry(stem.into()).or_default().push(index as u32);
                }
            }
            map
        })
    }

    fn by_folder(&self) -> &HashMap<Box<str>, Vec<u32>> {
        self.by_folder.get_or_init(|| {
            let mut map: HashMap<Box<str>, Vec<u32>> = HashMap::new();
            for (index, file) in self.files.files.iter().enumerate() {
                if file.kind == FileKind::Java {
                    map.entry(file.path.parent().into()).or_default().push(index as u32);
                }
            }
            map
        })
    }

    /// Finds the top-level type `package.name` as code in `from` would see it: the same source root first, then the same
    /// module, its dependencies, then the nearest folder.
    pub fn top_level(&self, from: &JavaFile, package: &str, name: &str) -> Option<Decl> {
        if let Some(candidates) = self.by_stem().get(name) {
            let folder = package.replace('.', "/");
            let mut ranked: Vec<(Distance, u32)> = candidates
                .iter()
                .filter(|&&index| ends_with_folder(self.files.files[index as usize].path.parent(), &folder))
                .filter_map(|&index| Some((self.distance(from, index, &folder)?, index)))
                .collect();
            ranked.sort();
            for (_, index) in ranked {
                if let Some(decl) = self.declared_in(index, package, name) {
                    return Some(decl);
                }
            }
        }
        if package == from.package {
            if let Some(decl) = top_level_in(from, name) {
                // The file itself: no need to parse it again, but the index hands out shared files only.
                return self.shared(from).map(|file| Decl { file, id: decl });
            }
            let index = *self.secondary(from.path().parent())?.get(name)?;
            return self.declared_in(index, package, name);
        }
        None
    }

    fn shared(&self, file: &JavaFile) -> Option<Arc<JavaFile>> {
        self.file(self.position(file)?)
    }

    fn position(&self, file: &JavaFile) -> Option<usize> {
        self.files.files.binary_search_by(|walked| walked.path.cmp(file.path())).ok()
    }

    fn declared_in(&self, index: u32, package: &str, name: &str) -> Option<Decl> {
        let file = self.file(index as usize)?;
        if file.package != package {
            return None;
        }
        let id = top_level_in(&file, name)?;
        Some(Decl { file, id })
    }

    /// How far a candidate is from the code that names it; `None` when that code cannot see it.
    fn distance(&self, from: &JavaFile, index: u32, folder: &str) -> Option<Distance> {
        let files = &self.files.files;
        let candidate = &files[index as usize];
        let here = &files[self.position(from)?];
        if candidate.project != here.project {
            return None;
        }
        let root = candidate.path.parent().strip_suffix(folder).unwrap_or("");
        let own_root = source_root(from);
        let reach = if root.trim_end_matches('/') == own_root {
            Reach::SourceRoot
        } else {
            self.projects.reach(here, candidate)
        };
        let common =
            from.path().as_str().bytes().zip(candidate.path.as_str().bytes()).take_while(|(a, b)| a == b).count();
        Some((reach, usize::MAX - common))
    }

    /// Whether two files are of one module, or one's module depends on the other's.
    pub fn is_near(&self, one: &JavaFile, other: &JavaFile) -> bool {
        let (Some(one), Some(other)) = (self.position(one), self.position(other)) else { return false };
        let (one, other) = (&self.files.files[one], &self.files.files[other]);
        one.project == other.project
            && (self.projects.reach(one, other) != Reach::Elsewhere
                || self.projects.reach(other, one) != Reach::Elsewhere)
    }

    /// Top-level types of a folder that do not live in the file of their name, each with its file.
    fn secondary(&self, folder: &str) -> Option<SecondaryTypes> {
        if let Ok(known) = self.secondary.read()
            && let Some(types) = known.get(folder)
        {
            return Some(types.clone());
        }
        let files = self.by_folder().get(folder)?;
        let mut types = HashMap::new();
        let mut buffer = Vec::new();
        for &index in files {
            let walked = &self.files.files[index as usize];
            if self.files.read(walked, &mut buffer).is_err() {
                continue;
            }
            let stem = walked.path.file_name().strip_suffix(".java").unwrap_or("");
            for name in declared_names(&buffer) {
                if name != stem {
                    types.entry(name.to_owned()).or_insert(index);
                }
            }
        }
        let types = Arc::new(types);
        if let Ok(mut known) = self.secondary.write() {
            known.insert(folder.into(), types.clone());
        }
        Some(types)
    }
}

type Distance = (Reach, usize);

/// The folder of a Java file without its package, no slash at the end.
pub fn source_root(file: &JavaFile) -> &str {
    let folder = file.path().parent();
    let package = file.package.replace('.', "/");
    if ends_with_folder(folder, &package) {
        folder[..folder.len() - package.len()].trim_end_matches('/')
    } else {
        folder
    }
}

fn ends_with_folder(folder: &str, tail: &str) -> bool {
    tail.is_empty() || folder == tail || folder.strip_suffix(tail).is_some_and(|rest| rest.ends_with('/'))
}

fn top_level_in(file: &JavaFile, name: &str) -> Option<TypeId> {
    file.type_ids().find(|&id| {
        let decl = file.ty(id);
        decl.outer.is_none() && !decl.local && decl.name == name
    })
}

/// Names after `class`, `interface`, `enum` or `record` at the start of a line: candidates for top-level types, to be
/// confirmed by parsing. A top-level type is hardly ever indented or put behind other code on its line.
fn declared_names(bytes: &[u8]) -> impl Iterator<Item = &str> {
    let keywords: [&[u8]; 4] = [b"class", b"interface", b"enum", b"record"];
    bytes.split(|&b| b == b'\n' || b == b'\r').filter_map(move |line| {
        if !line.first().is_some_and(|b| b.is_ascii_alphabetic() || *b == b'@') {
            return None;
        }
        let mut words = line.split(|b| b.is_ascii_whitespace()).filter(|word| !word.is_empty());
        words.find(|word| keywords.contains(word))?;
        let name = words.next()?;
        let end =
            name.iter().position(|b| !(b.is_ascii_alphanumeric() || *b == b'_' || *b == b'$')).unwrap_or(name.len());
        std::str::from_utf8(&name[..end]).ok().filter(|name| !name.is_empty())
    })
}

/// Folders with more files than this are not searched for callers.
const MAX_FOLDER: usize = 2_000;

impl ClassIndex {
    /// The other files whose text has `word`, among those of the same folder and those of the same project that have one of
    /// `hints`, parsed: the likely callers of a method of this name.
    pub fn files_naming(&self, from: &JavaFile, word: &str, hints: &[&str]) -> Vec<Arc<JavaFile>> {
        let Some(here) = self.position(from) else { return Vec::new() };
        let key = format!("{}\u{0}{word}", from.path().parent());
        let known = self.naming.lock().ok().and_then(|naming| naming.get(&key).cloned());
        let found = known.unwrap_or_else(|| {
            let folder = self.by_folder().get(from.path().parent()).map_or(&[][..], Vec::as_slice);
            let mut candidates: Vec<u32> = if folder.len() <= MAX_FOLDER { folder.to_vec() } else { Vec::new() };
            candidates.extend(self.positions_with_any_word(hints).into_iter().map(|index| index as u32));
            candidates.sort_unstable();
            candidates.dedup();
            let project = self.files.files[here].project;
            candidates.retain(|&index| self.files.files[index as usize].project == project);
            self.matching(candidates.into_iter(), |bytes| has_word(bytes, word))
        });
        if let Ok(mut naming) = self.naming.lock() {
            naming.entry(key).or_insert_with(|| found.clone());
        }
        found.iter().filter(|&&index| index as usize != here).filter_map(|&index| self.file(index as usize)).collect()
    }

    /// Tells which files have a word, so that nobody has to read them again to find out.
    pub fn know(&mut self, word: &'static str, positions: Vec<usize>) {
        self.words.insert(word, positions);
    }

    /// The positions in the file set of the Java files that have one of these words.
    pub fn positions_with_any_word(&self, words: &[&str]) -> Vec<usize> {
        if words.iter().all(|word| self.words.contains_key(word)) {
            let mut found: Vec<usize> = words.iter().flat_map(|word| self.words[word].iter().copied()).collect();
            found.sort_unstable();
            found.dedup();
            return found;
        }
        // Held while the files are read, so that nobody reads them all twice. Nothing below asks for it again.
        let mut asked = self.asked.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let key = words.iter().map(|&word| word.to_owned()).collect();
        let found = asked.entry(key).or_insert_with(|| {
            let all = 0..self.files.files.len() as u32;
            let found = self.matching(all, |bytes| words.iter().any(|word| has_word(bytes, word)));
            found.into_iter().map(|index| index as usize).collect()
        });
        found.clone()
    }

    /// Whether a file that is named after a type has one of these words.
    pub fn is_mentioned_in(&self, ty: &str, words: &[&str]) -> bool {
        let Some(files) = self.by_stem().get(ty) else { return false };
        if words.iter().all(|word| self.words.contains_key(word)) {
            let has = |file: usize| words.iter().any(|word| self.words[word].binary_search(&file).is_ok());
            return files.iter().any(|&file| has(file as usize));
        }
        !self.matching(files.iter().copied(), |bytes| words.iter().any(|word| has_word(bytes, word))).is_empty()
    }

    /// The positions of the files with one of these words in the module of `from`.
    pub fn near_positions(&self, from: &JavaFile, words: &[&str]) -> Vec<usize> {
        let Some(here) = self.position(from) else { return Vec::new() };
        let files = &self.files.files;
        let mut found = self.positions_with_any_word(words);
        found.retain(|&at| {
            files[at].project == files[here].project && self.projects.reach(&files[here], &files[at]) <= Reach::Module
        });
        found
    }

    /// The Java files that have one of these words, parsed.
    pub fn files_with_any_word(&self, words: &[&str]) -> Vec<Arc<JavaFile>> {
        self.positions_with_any_word(words).into_iter().filter_map(|index| self.file(index)).collect()
    }

    /// One thread only: this runs inside of once-cells, and a pool thread that waits for its own pool there could pick up
    /// work that needs the same cell.
    fn matching(&self, candidates: impl Iterator<Item = u32>, wanted: impl Fn(&[u8]) -> bool) -> Vec<u32> {
        let mut buffer = Vec::new();
        candidates
            .filter(|&index| {
                let walked = &self.files.files[index as usize];
                walked.kind == FileKind::Java && self.files.read(walked, &mut buffer).is_ok() && wanted(&buffer)
            })
            .collect()
    }
}

/// Whether `word` occurs in `bytes` as a whole word.
pub fn has_word(bytes: &[u8], word: &str) -> bool {
    let part = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_' || *b == b'$' || *b >= 0x80;
    memchr::memmem::find_iter(bytes, word).any(|at| {
        let before = at.checked_sub(1).and_then(|i| bytes.get(i));
        !before.is_some_and(part) && !bytes.get(at + word.len()).is_some_and(part)
    })
}

/// Names of types with the file that declares each.
type SecondaryTypes = Arc<HashMap<String, u32>>;
