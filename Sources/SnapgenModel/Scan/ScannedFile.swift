/// The declarations of one Swift file that matter to the catalog.
///
/// `CatalogResolver` decides over all files which declarations are entries.
public struct ScannedFile: Equatable, Sendable {
    /// The file, below the project's root.
    public var path: RelativePath
    /// The module that the file is compiled into.
    public var module: String
    /// Types, protocols, extensions and typealiases, in source order, nested ones after their outer one.
    public var declarations: [ScannedDeclaration]
    /// Freestanding macros that may be previews, in source order.
    public var macros: [ScannedMacro]
    /// The problems of the file.
    public var diagnostics: [Diagnostic]

    /// The facts of the file at `path`.
    public init(
        path: RelativePath,
        module: String,
        declarations: [ScannedDeclaration] = [],
        macros: [ScannedMacro] = [],
        diagnostics: [Diagnostic] = []
    ) {
        self.path = path
        self.module = module
        self.declarations = declarations
        self.macros = macros
        self.diagnostics = diagnostics
    }
}
