//! Node kinds and fields of the pinned grammar, by name, resolved once.
//!
//! A kind or field that the grammar does not know fails the test below, so that an update of the grammar cannot silently
//! switch a rule off.

use std::sync::LazyLock;

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// A named node of the Java grammar. [`Kind::Other`] stands for those that nothing asks about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum Kind { Other, Error, Operator, $($(#[$doc])* $name,)* }

        impl Kind {
            const NAMED: &'static [(&'static str, Kind)] = &[$(($text, Kind::$name),)*];
        }
    };
}

kinds! {
    AnnotatedType = "annotated_type",
    Annotation = "annotation",
    AnnotationArgumentList = "annotation_argument_list",
    AnnotationTypeBody = "annotation_type_body",
    AnnotationTypeDeclaration = "annotation_type_declaration",
    AnnotationTypeElementDeclaration = "annotation_type_element_declaration",
    ArgumentList = "argument_list",
    ArrayAccess = "array_access",
    ArrayCreationExpression = "array_creation_expression",
    ArrayInitializer = "array_initializer",
    ArrayType = "array_type",
    AssertStatement = "assert_statement",
    AssignmentExpression = "assignment_expression",
    Asterisk = "asterisk",
    BinaryExpression = "binary_expression",
    BinaryIntegerLiteral = "binary_integer_literal",
    Block = "block",
    BlockComment = "block_comment",
    BooleanType = "boolean_type",
    BreakStatement = "break_statement",
    CastExpression = "cast_expression",
    CatchClause = "catch_clause",
    CatchFormalParameter = "catch_formal_parameter",
    CatchType = "catch_type",
    CharacterLiteral = "character_literal",
    ClassBody = "class_body",
    ClassDeclaration = "class_declaration",
    ClassLiteral = "class_literal",
    CompactConstructorDeclaration = "compact_constructor_declaration",
    ConstantDeclaration = "constant_declaration",
    ConstructorBody = "constructor_body",
    ConstructorDeclaration = "constructor_declaration",
    ContinueStatement = "continue_statement",
    DecimalFloatingPointLiteral = "decimal_floating_point_literal",
    DecimalIntegerLiteral = "decimal_integer_literal",
    Dimensions = "dimensions",
    DimensionsExpr = "dimensions_expr",
    DoStatement = "do_statement",
    ElementValueArrayInitializer = "element_value_array_initializer",
    ElementValuePair = "element_value_pair",
    EnhancedForStatement = "enhanced_for_statement",
    EnumBody = "enum_body",
    EnumBodyDeclarations = "enum_body_declarations",
    EnumConstant = "enum_constant",
    EnumDeclaration = "enum_declaration",
    ExplicitConstructorInvocation = "explicit_constructor_invocation",
    ExpressionStatement = "expression_statement",
    ExtendsInterfaces = "extends_interfaces",
    False = "false",
    FieldAccess = "field_access",
    FieldDeclaration = "field_declaration",
    FinallyClause = "finally_clause",
    FloatingPointType = "floating_point_type",
    ForStatement = "for_statement",
    FormalParameter = "formal_parameter",
    FormalParameters = "formal_parameters",
    GenericType = "generic_type",
    Guard = "guard",
    HexFloatingPointLiteral = "hex_floating_point_literal",
    HexIntegerLiteral = "hex_integer_literal",
    Identifier = "identifier",
    IfStatement = "if_statement",
    ImportDeclaration = "import_declaration",
    InferredParameters = "inferred_parameters",
    InstanceofExpression = "instanceof_expression",
    IntegralType = "integral_type",
    InterfaceBody = "interface_body",
    InterfaceDeclaration = "interface_declaration",
    LabeledStatement = "labeled_statement",
    LambdaExpression = "lambda_expression",
    LineComment = "line_comment",
    LocalVariableDeclaration = "local_variable_declaration",
    MarkerAnnotation = "marker_annotation",
    MethodDeclaration = "method_declaration",
    MethodInvocation = "method_invocation",
    MethodReference = "method_reference",
    Modifiers = "modifiers",
    ModuleDeclaration = "module_declaration",
    MultilineStringFragment = "multiline_string_fragment",
    NullLiteral = "null_literal",
    ObjectCreationExpression = "object_creation_expression",
    OctalIntegerLiteral = "octal_integer_literal",
    PackageDeclaration = "package_declaration",
    ParenthesizedExpression = "parenthesized_expression",
    Pattern = "pattern",
    Program = "program",
    ReceiverParameter = "receiver_parameter",
    RecordDeclaration = "record_declaration",
    RecordPattern = "record_pattern",
    RecordPatternBody = "record_pattern_body",
    RecordPatternComponent = "record_pattern_component",
    Resource = "resource",
    ResourceSpecification = "resource_specification",
    ReturnStatement = "return_statement",
    ScopedIdentifier = "scoped_identifier",
    ScopedTypeIdentifier = "scoped_type_identifier",
    SpreadParameter = "spread_parameter",
    StaticInitializer = "static_initializer",
    StringFragment = "string_fragment",
    StringLiteral = "string_literal",
    Super = "super",
    SuperInterfaces = "super_interfaces",
    Superclass = "superclass",
    SwitchBlock = "switch_block",
    SwitchBlockStatementGroup = "switch_block_statement_group",
    SwitchExpression = "switch_expression",
    SwitchLabel = "switch_label",
    SwitchRule = "switch_rule",
    SynchronizedStatement = "synchronized_statement",
    TernaryExpression = "ternary_expression",
    This = "this",
    ThrowStatement = "throw_statement",
    Throws = "throws",
    True = "true",
    TryStatement = "try_statement",
    TryWithResourcesStatement = "try_with_resources_statement",
    TypeArguments = "type_arguments",
    TypeBound = "type_bound",
    TypeIdentifier = "type_identifier",
    TypeList = "type_list",
    TypeParameter = "type_parameter",
    TypeParameters = "type_parameters",
    TypePattern = "type_pattern",
    UnaryExpression = "unary_expression",
    UnderscorePattern = "underscore_pattern",
    UpdateExpression = "update_expression",
    VariableDeclarator = "variable_declarator",
    VoidType = "void_type",
    WhileStatement = "while_statement",
    Wildcard = "wildcard",
    YieldStatement = "yield_statement",
}

impl Kind {
    /// A class, interface, enum, record or annotation declaration.
    pub fn is_type_declaration(self) -> bool {
        matches!(
            self,
            Kind::ClassDeclaration
                | Kind::InterfaceDeclaration
                | Kind::EnumDeclaration
                | Kind::RecordDeclaration
                | Kind::AnnotationTypeDeclaration
        )
    }

    /// A line or block comment.
    pub fn is_comment(self) -> bool {
        matches!(self, Kind::LineComment | Kind::BlockComment)
    }

    /// A method or constructor with a body of its own scope.
    pub fn is_method(self) -> bool {
        matches!(self, Kind::MethodDeclaration | Kind::ConstructorDeclaration | Kind::CompactConstructorDeclaration)
    }

    /// A statement, or a declaration inside a block or a type body: what a person would put a comment above.
    pub fn is_anchor(self) -> bool {
        self.is_type_declaration()
            || self.is_method()
            || matches!(
                self,
                Kind::AssertStatement
                    | Kind::BreakStatement
                    | Kind::ConstantDeclaration
                    | Kind::ContinueStatement
                    | Kind::DoStatement
                    | Kind::EnhancedForStatement
                    | Kind::EnumConstant
                    | Kind::ExplicitConstructorInvocation
                    | Kind::ExpressionStatement
                    | Kind::FieldDeclaration
                    | Kind::ForStatement
                    | Kind::IfStatement
                    | Kind::ImportDeclaration
                    | Kind::LabeledStatement
                    | Kind::LocalVariableDeclaration
                    | Kind::Resource
                    | Kind::ReturnStatement
                    | Kind::StaticInitializer
                    | Kind::SwitchExpression
                    | Kind::SynchronizedStatement
                    | Kind::ThrowStatement
                    | Kind::TryStatement
                    | Kind::TryWithResourcesStatement
                    | Kind::WhileStatement
                    | Kind::YieldStatement
            )
    }
}

macro_rules! fields {
    ($($name:ident = $text:literal,)*) => {
        /// A field of the grammar; [`Field::None`] for a child without one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum Field { None, $($name,)* }

        impl Field {
            const NAMED: &'static [(&'static str, Field)] = &[$(($text, Field::$name),)*];
        }
    };
}

fields! {
    Alternative = "alternative",
    Arguments = "arguments",
    Array = "array",
    Body = "body",
    Condition = "condition",
    Consequence = "consequence",
    Constructor = "constructor",
    Declarator = "declarator",
    Dimensions = "dimensions",
    Element = "element",
    FieldName = "field",
    Index = "index",
    Init = "init",
    Interfaces = "interfaces",
    Key = "key",
    Left = "left",
    Name = "name",
    Object = "object",
    Operand = "operand",
    Operator = "operator",
    Parameters = "parameters",
    Pattern = "pattern",
    Resources = "resources",
    Right = "right",
    Scope = "scope",
    Superclass = "superclass",
    Type = "type",
    TypeArguments = "type_arguments",
    TypeParameters = "type_parameters",
    Update = "update",
    Value = "value",
}

/// The pinned grammar.
pub fn language() -> tree_sitter::Language {
    tree_sitter_java::LANGUAGE.into()
}

/// The version of the pinned grammar, for `--version` and reports.
pub const GRAMMAR_VERSION: &str = "0.23.5";

pub(super) struct Tables {
    pub kinds: Vec<Kind>,
    pub fields: Vec<Field>,
}

pub(super) static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let language = language();
    let kinds = (0..language.node_kind_count())
        .map(|id| {
            let id = id as u16;
            if !language.node_kind_is_named(id) {
                return Kind::Operator;
            }
            let name = language.node_kind_for_id(id).unwrap_or("");
            Kind::NAMED.iter().find(|(known, _)| *known == name).map_or(Kind::Other, |(_, kind)| *kind)
        })
        .collect();
    let fields = (0..=language.field_count())
        .map(|id| {
            let name = if id == 0 { "" } else { language.field_name_for_id(id as u16).unwrap_or("") };
            Field::NAMED.iter().find(|(known, _)| *known == name).map_or(Field::None, |(_, field)| *field)
        })
        .collect();
    Tables { kinds, fields }
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grammar_knows_every_kind_and_field() {
        let language = language();
        for (name, _) in Kind::NAMED {
            assert_ne!(language.id_for_node_kind(name, true), 0, "no node kind {name}");
        }
        for (name, _) in Field::NAMED {
            assert!(language.field_id_for_name(name).is_some(), "no field {name}");
        }
        let lock = include_str!("../../Cargo.lock");
        let version =
            lock.split("name = \"tree-sitter-java\"\nversion = \"").nth(1).and_then(|rest| rest.split('"').next());
        assert_eq!(version, Some(GRAMMAR_VERSION));
    }
}
