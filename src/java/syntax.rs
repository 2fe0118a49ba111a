//! Parsing, and the compact syntax tree that everything else walks.
//!
//! tree-sitter's tree is turned at once into an array of named nodes in preorder, 20 bytes each, and dropped: the array
//! needs no lifetime, crosses threads, is a tenth of the tree's size, and has parent links (`Node::parent` of tree-sitter
//! climbs from the root each time).

use super::kinds::{Field, Kind, TABLES, language};
use crate::source::{Source, Span};
use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;

/// Index of a node in its [`Syntax`]. Preorder: a node's descendants follow it directly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The root, kind [`Kind::Program`].
    pub const ROOT: NodeId = NodeId(0);
}

#[derive(Clone, Copy, Debug)]
struct Node {
    kind: Kind,
    field: Field,
    /// The node is, holds or touches a place that the grammar did not understand.
    broken: bool,
    start: u32,
    end: u32,
    parent: u32,
    /// One past the last descendant.
    subtree_end: u32,
}

/// The syntax tree of one file.
#[derive(Debug)]
pub struct Syntax {
    nodes: Vec<Node>,
    broken: Vec<Span>,
}

thread_local! {
    static PARSER: RefCell<Option<tree_sitter::Parser>> = const { RefCell::new(None) };
}

/// The bytes with line feeds in the place of carriage returns, where these alone end lines: the grammar knows no others,
/// and to it the first `//` would comment out the rest of the file.
fn line_feeds(bytes: &[u8]) -> Cow<'_, [u8]> {
    let lone = memchr::memchr_iter(b'\r', bytes).any(|at| bytes.get(at + 1) != Some(&b'\n'));
    if !lone {
        return Cow::Borrowed(bytes);
    }
    Cow::Owned(bytes.iter().map(|&byte| if byte == b'\r' { b'\n' } else { byte }).collect())
}

/// Files with more nested nodes are not analysed: no person wrote them, and walks to the root would cost too much. Long
/// concatenations and call chains are nested too, one level an operand, so the limit is far above what people write.
pub const MAX_DEPTH: usize = 50_000;

/// Files with more types in each other are not analysed: a name is looked for in every type around it and in all that those
/// inherit, for each name in each of them.
pub const MAX_TYPE_DEPTH: usize = 100;

/// Why a file has no syntax tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SyntaxError {
    /// Nested deeper than [`MAX_DEPTH`] or [`MAX_TYPE_DEPTH`].
    TooDeep,
    /// The parser gave up (it has no time limit, so this is a defect of the grammar).
    NoTree,
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SyntaxError::TooDeep => "is nested too deeply to be analysed",
            SyntaxError::NoTree => "could not be parsed; not analysed",
        })
    }
}

impl Syntax {
    /// Parses `source`.
    ///
    /// # Errors
    /// When nodes or types are nested too deeply, or the parser returns nothing.
    pub fn parse(source: &Source) -> Result<Syntax, SyntaxError> {
        let tree = PARSER.with_borrow_mut(|slot| {
            let parser = slot.get_or_insert_with(|| {
                let mut parser = tree_sitter::Parser::new();
                // The grammar is linked in and of a matching ABI; a mismatch fails every test.
                parser.set_language(&language()).expect("the linked grammar fits the linked tree-sitter");
                parser
            });
            parser.reset();
            parser.parse(&*line_feeds(source.bytes()), None)
        });
        Self::from_tree(&tree.ok_or(SyntaxError::NoTree)?, source)
    }

    fn from_tree(tree: &tree_sitter::Tree, source: &Source) -> Result<Syntax, SyntaxError> {
        let tables = &*TABLES;
        let mut nodes: Vec<Node> = Vec::with_capacity(source.bytes().len() / 6 + 16);
        let mut broken: Vec<Span> = Vec::new();
        let mut cursor = tree.walk();
        // Open ancestors: index of the kept node, or `None` for an anonymous one that was skipped.
        let mut open: Vec<Option<u32>> = Vec::new();
        let mut parent = 0u32;
        'walk: loop {
            let node = cursor.node();
            let named = node.is_named();
            let field = cursor.field_id().map_or(Field::None, |id| tables.fields[id.get() as usize]);
            let span = Span::new(node.start_byte() as u32, node.end_byte() as u32);
            if node.is_error() || node.is_missing() {
                broken.push(span);
            }
            let keep = named || field == Field::Operator || nodes.is_empty();
            let kept = keep.then(|| {
                let kind = if node.is_error() {
                    Kind::Error
                } else {
                    tables.kinds.get(node.kind_id() as usize).copied().unwrap_or(Kind::Other)
                };
                let id = nodes.len() as u32;
                nodes.push(Node {
                    kind,
                    field,
                    broken: false,
                    start: span.start,
                    end: span.end,
                    parent,
                    subtree_end: 0,
                });
                id
            });
            if cursor.goto_first_child() {
                if open.len() >= MAX_DEPTH {
                    return Err(SyntaxError::TooDeep);
                }
                if let Some(id) = kept {
                    parent = id;
                }
                open.push(kept);
                continue;
            }
            if let Some(id) = kept {
                nodes[id as usize].subtree_end = id + 1;
            }
            while !cursor.goto_next_sibling() {
                if !cursor.goto_parent() {
                    break 'walk;
                }
                if let Some(Some(id)) = open.pop() {
                    nodes[id as usize].subtree_end = nodes.len() as u32;
                    parent = nodes[id as usize].parent;
                }
            }
        }
        while let Some(top) = open.pop() {
            if let Some(id) = top {
                nodes[id as usize].subtree_end = nodes.len() as u32;
            }
        }
        let mut syntax = Syntax { nodes, broken: Vec::new() };
        if syntax.type_depth() > MAX_TYPE_DEPTH {
            return Err(SyntaxError::TooDeep);
        }
        // `import module x;` is Java 25 and an ERROR to the grammar, but a local and harmless one: file.rs reads it.
        broken.retain(|span| !syntax.in_import(*span));
        // The outermost ones only: an ERROR holds others, and they would be counted twice.
        broken.sort_by_key(|span| (span.start, std::cmp::Reverse(span.end)));
        broken.dedup_by(|inner, outer| outer.contains(*inner));
        syntax.mark_broken(&broken);
        syntax.broken = broken;
        Ok(syntax)
    }

    /// How many type bodies are nested at most.
    fn type_depth(&self) -> usize {
        let mut open: Vec<NodeId> = Vec::new();
        let mut deepest = 0;
        for node in self.all() {
            if matches!(self.kind(node), Kind::ClassBody | Kind::InterfaceBody | Kind::EnumBody) {
                while open.last().is_some_and(|&body| !self.is_inside(node, body)) {
                    open.pop();
                }
                open.push(node);
                deepest = deepest.max(open.len());
            }
        }
        deepest
    }

    fn in_import(&self, span: Span) -> bool {
        self.children(NodeId::ROOT)
            .take_while(|&child| self.span(child).start <= span.start)
            .any(|child| self.kind(child) == Kind::ImportDeclaration && self.span(child).contains(span))
    }

    /// `broken` in order, none inside of another.
    fn mark_broken(&mut self, broken: &[Span]) {
        if broken.is_empty() {
            return;
        }
        for node in &mut self.nodes {
            let span = Span::new(node.start, node.end);
            let first = broken.partition_point(|bad| bad.end < span.start);
            node.broken = broken.get(first).is_some_and(|bad| bad.touches(span));
        }
    }

    /// The places the grammar did not understand, in order; `import module` is not among them.
    pub fn broken(&self) -> &[Span] {
        &self.broken
    }

    /// Whether a node is, holds or touches such a place. No finding may rest on one.
    pub fn is_broken(&self, node: NodeId) -> bool {
        self.nodes[node.0 as usize].broken
    }

    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no node; never so for a parsed file.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Every node in preorder.
    pub fn all(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// The kind of a node.
    pub fn kind(&self, node: NodeId) -> Kind {
        self.nodes[node.0 as usize].kind
    }

    /// The field a node has in its parent.
    pub fn field_of(&self, node: NodeId) -> Field {
        self.nodes[node.0 as usize].field
    }

    /// The bytes of a node.
    pub fn span(&self, node: NodeId) -> Span {
        let node = &self.nodes[node.0 as usize];
        Span::new(node.start, node.end)
    }

    /// The parent; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node.0 != 0).then(|| NodeId(self.nodes[node.0 as usize].parent))
    }

    /// The ancestors, nearest first.
    pub fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.parent(node), |&up| self.parent(up))
    }

    /// The nearest ancestor of one of these kinds.
    pub fn ancestor(&self, node: NodeId, kinds: &[Kind]) -> Option<NodeId> {
        self.ancestors(node).find(|&up| kinds.contains(&self.kind(up)))
    }

    /// The node and everything below it, in preorder.
    pub fn subtree(&self, node: NodeId) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        (node.0..self.nodes[node.0 as usize].subtree_end).map(NodeId)
    }

    /// The first node behind a node and everything below it, in preorder; may be one past the last node.
    pub fn after(&self, node: NodeId) -> NodeId {
        NodeId(self.nodes[node.0 as usize].subtree_end)
    }

    /// Whether `inner` is `outer` or lies below it.
    pub fn is_inside(&self, inner: NodeId, outer: NodeId) -> bool {
        inner.0 >= outer.0 && inner.0 < self.nodes[outer.0 as usize].subtree_end
    }

    /// The children, comments left out.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.all_children(node).filter(|&child| !self.kind(child).is_comment())
    }

    fn all_children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let end = self.nodes[node.0 as usize].subtree_end;
        let first = (node.0 + 1 < end).then_some(NodeId(node.0 + 1));
        std::iter::successors(first, move |&child| {
            let next = self.nodes[child.0 as usize].subtree_end;
            (next < end).then_some(NodeId(next))
        })
    }

    /// The first child with this field.
    pub fn field(&self, node: NodeId, field: Field) -> Option<NodeId> {
        self.children(node).find(|&child| self.field_of(child) == field)
    }

    /// The first child of this kind.
    pub fn child(&self, node: NodeId, kind: Kind) -> Option<NodeId> {
        self.children(node).find(|&child| self.kind(child) == kind)
    }

    /// The smallest node that holds a span.
    pub fn smallest(&self, span: Span) -> NodeId {
        let mut at = NodeId::ROOT;
        while let Some(inner) = self.all_children(at).find(|&child| self.span(child).contains(span)) {
            at = inner;
        }
        at
    }

    /// The comments of the file, in order.
    pub fn comments(&self) -> impl Iterator<Item = NodeId> {
        self.all().filter(|&node| self.kind(node).is_comment())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::RepoPath;

    fn parse(text: &str) -> Syntax {
        Syntax::parse(&Source::new(RepoPath::new("A.java"), text.as_bytes())).expect("parses")
    }

    #[test]
    fn every_node_that_touches_a_broken_place_is_marked() {
        for text in [
            "class A { void m() { f(; } int x = ; }",
            "class A { case A.B(String s) -> { g(; h() } int y; } @ # class B { int z; }",
            "class { void ( { } } int",
            "class A { int a = b ? ; ) ; ] } } class C { }",
        ] {
            let syntax = parse(text);
            let broken = syntax.broken();
            assert!(!broken.is_empty(), "{text}");
            assert!(
                broken.windows(2).all(|pair| pair[0].start <= pair[1].start && pair[0].end <= pair[1].end),
                "{text}"
            );
            for node in syntax.all() {
                let touches = broken.iter().any(|bad| bad.touches(syntax.span(node)));
                assert_eq!(syntax.is_broken(node), touches, "{text}: {:?} {:?}", syntax.kind(node), syntax.span(node));
                let inside = syntax.ancestors(node).any(|up| syntax.kind(up) == Kind::Error);
                assert!(!inside || syntax.is_broken(node), "{text}: {:?}", syntax.span(node));
            }
        }
    }
}
