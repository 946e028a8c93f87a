package import SnapgenModel

/// A package that a project refers to.
package struct ProjectPackage: Hashable, Encodable, Sendable {
    /// The last component of the folder or of the address.
    package var name: String
    /// The folder of a local package, relative to the root; `nil` for a remote one.
    @ExplicitNull package var path: String?
    /// The address of a remote package; `nil` for a local one.
    @ExplicitNull package var url: String?

    /// Creates a local package in a folder, which is absolute.
    init(folder: String, _ root: LayoutRoot) {
        self.name = folder.lastComponent
        self.path = root.relative(folder)
        self.url = nil
    }

    /// Creates a remote package.
    init(url: String) {
        let name = url.lastComponent
        self.name = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        self.path = nil
        self.url = url
    }
}

extension [ProjectPackage] {
    /// The packages without repetitions, sorted by name, path and address.
    var unique: [ProjectPackage] {
        Set(self).sorted { ($0.name, $0.path ?? "", $0.url ?? "") < ($1.name, $1.path ?? "", $1.url ?? "") }
    }
}
