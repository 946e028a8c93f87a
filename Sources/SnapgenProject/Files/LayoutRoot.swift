package import SnapgenModel

/// The folder that the paths of a layout are relative to.
struct LayoutRoot: Sendable {
    /// Absolute, without a trailing slash.
    let path: String

    /// Returns an absolute path as seen from the root, with `..` components if it is outside.
    ///
    ///     LayoutRoot(path: "/me/App").relative("/me/App/A.swift")   // "A.swift"
    ///     LayoutRoot(path: "/me/App").relative("/me/Kit/B.swift")   // "../Kit/B.swift"
    func relative(_ absolute: String) -> String {
        if path != "/", absolute.isBelow(path), AbsolutePath.isResolved(absolute) {
            return String(Substring(absolute.utf8.dropFirst(path.utf8.count + 1)))
        }
        let own = RelativePath.components(of: path)
        let other = RelativePath.components(of: absolute)
        let common = zip(own, other).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let parts = Array(repeating: "..", count: own.count - common) + other.dropFirst(common)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}

extension String {
    /// The text behind the last `/`.
    var lastComponent: String { RelativePath.components(of: self).last.map(String.init) ?? self }

    /// The last component without its extension.
    var stem: String {
        let name = lastComponent
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The extension of the last component in lower case; empty if there is none.
    var pathExtension: String {
        let name = lastComponent
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The folder that contains an absolute path.
    var folder: String {
        "/" + RelativePath.components(of: self).dropLast().joined(separator: "/")
    }

    /// Returns whether an absolute path is below a folder.
    func isBelow(_ folder: String) -> Bool {
        utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
    }
}
