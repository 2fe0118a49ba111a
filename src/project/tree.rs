//! The walked files as the readers of build files see them.

use crate::source::RepoPath;

/// How the content of a walked file is got; `None` when it cannot be read.
pub type Read<'a> = &'a (dyn Fn(&RepoPath) -> Option<Vec<u8>> + Sync);

/// The paths of all walked files, sorted, and the way to their content.
#[derive(Clone, Copy)]
pub struct Tree<'a> {
    /// Sorted by path as text.
    pub files: &'a [RepoPath],
    read: Read<'a>,
}

impl<'a> Tree<'a> {
    /// A tree from sorted paths.
    pub fn new(files: &'a [RepoPath], read: Read<'a>) -> Self {
        Self { files, read }
    }

    /// The path as walked, if there is such a file.
    pub fn get(&self, path: &str) -> Option<&'a RepoPath> {
        let at = self.files.binary_search_by(|file| file.as_str().cmp(path)).ok()?;
        self.files.get(at)
    }

    /// Whether any walked file stands below a folder.
    pub fn has_below(&self, folder: &str) -> bool {
        if folder.is_empty() {
            return !self.files.is_empty();
        }
        let prefix = format!("{folder}/");
        let at = self.files.partition_point(|file| file.as_str() < prefix.as_str());
        self.files.get(at).is_some_and(|file| file.as_str().starts_with(&prefix))
    }

    /// The content as text without byte order mark, invalid UTF-8 replaced.
    pub fn text(&self, path: &RepoPath) -> Option<String> {
        let bytes = (self.read)(path)?;
        let text = String::from_utf8_lossy(&bytes);
        Some(text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned())
    }
}

/// `folder` and all folders above it, nearest first, `""` last.
pub fn upward(folder: &str) -> impl Iterator<Item = &str> {
    let mut next = Some(folder);
    std::iter::from_fn(move || {
        let now = next?;
        next = if now.is_empty() { None } else { Some(now.rsplit_once('/').map_or("", |(above, _)| above)) };
        Some(now)
    })
}

/// Whether `folder` is `top` or stands below it.
pub fn is_within(folder: &str, top: &str) -> bool {
    top.is_empty() || folder == top || folder.strip_prefix(top).is_some_and(|rest| rest.starts_with('/'))
}

/// A file or folder beside or inside `folder`; empty text for `folder` itself.
pub fn join(folder: &str, name: &str) -> String {
    match (folder, name) {
        ("", name) => name.to_owned(),
        (folder, "") => folder.to_owned(),
        (folder, name) => format!("{folder}/{name}"),
    }
}

/// `relative` seen from `folder`, with `.` and `..` taken out; `None` when it leads out of the project or is absolute.
pub fn resolve(folder: &str, relative: &str) -> Option<String> {
    let relative = relative.replace('\\', "/");
    if relative.starts_with('/') || relative.contains(':') {
        return None;
    }
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in relative.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// How many leading folders two paths share: a measure of nearness.
pub fn shared_depth(a: &str, b: &str) -> usize {
    a.split('/').zip(b.split('/')).take_while(|(a, b)| a == b && !a.is_empty()).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_walked_and_joined_as_text() {
        assert_eq!(upward("a/b").collect::<Vec<_>>(), ["a/b", "a", ""]);
        assert_eq!(upward("").collect::<Vec<_>>(), [""]);
        assert!(is_within("a/b", "a") && is_within("a", "a") && !is_within("ab", "a") && is_within("x", ""));
        assert_eq!(resolve("a/b", "../c/./d"), Some("a/c/d".into()));
        assert_eq!(resolve("a", "../.."), None);
        assert_eq!(resolve("a", "/etc"), None);
        assert_eq!(resolve("a", ".."), Some(String::new()));
        assert_eq!(shared_depth("a/b/c", "a/b/d"), 2);
        let files = ["a/b.txt", "c"].map(RepoPath::new);
        let tree = Tree::new(&files, &|_| None);
        assert!(tree.get("c").is_some() && tree.get("a").is_none() && tree.has_below("a") && !tree.has_below("c"));
    }
}
