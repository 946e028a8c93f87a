package import SnapgenModel

/// `CatalogResolver` decides over all files which declarations are entries.
package struct ScannedFile: Equatable, Sendable {
    package var path: RelativePath
    package var module: String
    /// Types, protocols, extensions and typealiases, in source order, nested ones after their outer one.
    package var declarations: [ScannedDeclaration] = []
    package var macros: [ScannedMacro] = []
    /// The modules that it imports under any condition.
    var imports: [String] = []
    package var diagnostics: [Diagnostic] = []
}

package struct ScannedProject: Equatable, Sendable {
    package var files: [ScannedFile]
    /// The modules of all files, also of those that do not matter.
    package var modules: [String]
    package var diagnostics: [Diagnostic] = []
}

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
