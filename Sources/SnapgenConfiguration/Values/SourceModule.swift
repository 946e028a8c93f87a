package import SnapgenModel

/// Swift files that are compiled into one module: those in a folder, or those of a target.
package struct SourceModule: Hashable, Encodable, Sendable {
    /// A folder or a file below the root, to which the files of a target are limited; `nil` for the root itself.
    package var path: RelativePath?
    /// The module's name; empty until the project determines it.
    package var module: String
    /// The target of the project whose files these are; `nil` for all files at the path.
    package var target: String?
    /// A path or pattern of folders whose modules are not yet determined; `nil` otherwise.
    package var pattern: Glob?

    package init(path: RelativePath? = nil, module: String = "", target: String? = nil, pattern: Glob? = nil) {
        self.path = path
        self.module = module
        self.target = target
        self.pattern = pattern
    }
}
