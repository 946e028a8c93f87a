package import SnapgenModel

/// The declarations of one Swift file that matter to the catalog.
///
/// `CatalogResolver` decides over all files which declarations are entries.
package struct ScannedFile: Equatable, Sendable {
    package var path: RelativePath
    package var module: String
    /// Types, protocols, extensions and typealiases, in source order, nested ones after their outer one.
    package var declarations: [ScannedDeclaration] = []
    /// Freestanding macros that may be previews, in source order.
    package var macros: [ScannedMacro] = []
    package var diagnostics: [Diagnostic] = []
}

/// The declarations of a project that matter to the catalog.
package struct ScannedProject: Equatable, Sendable {
    /// The files that matter, in no particular order.
    package var files: [ScannedFile]
    /// The modules of all files, also of those that do not matter.
    package var modules: [String]
    package var diagnostics: [Diagnostic] = []
}

/// A Swift file in memory, for tests and fuzzing.
package struct SourceFile: Equatable, Sendable {
    package var path: RelativePath
    package var module: String
    package var bytes: [UInt8]

    package init(path: RelativePath, module: String, bytes: [UInt8]) {
        self.path = path
        self.module = module
        self.bytes = bytes
    }
}
