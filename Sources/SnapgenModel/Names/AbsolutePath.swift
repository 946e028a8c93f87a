package enum AbsolutePath {
    /// Returns `path` resolved from `folder`, with `.` and `..` removed without following links.
    ///
    ///     AbsolutePath.resolve("../App", from: "/home/me/Kit")  // "/home/me/App"
    package static func resolve(_ path: String, from folder: String) -> String {
        let whole = path.utf8.first == RelativePath.slash ? path : "\(folder)/\(path)"
        if isResolved(whole) { return whole }
        var components: [Substring] = []
        for component in RelativePath.components(of: whole) where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return "/" + components.joined(separator: "/")
    }

    /// Returns whether an absolute path has no `.`, no `..` and no empty component.
    package static func isResolved(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { RelativePath.consistsOfNames(UnsafeBufferPointer(rebasing: $0.dropFirst())) }
    }
}
