import SnapgenModel

struct ImportedPath {
    let root: String
    /// The folder that relative paths start from; `nil` for the root.
    let folder: RelativePath?
    /// The variables by name, absolute paths among them.
    let variables: [String: String]

    enum Place {
        case root
        case below(RelativePath)
        /// Outside of the root, or named by a variable that is not set.
        case elsewhere
    }

    func place(of written: String) -> Place {
        let text = expanded(written)
        if text.isEmpty || text.contains("${") { return .elsewhere }
        let absolute =
            text.hasPrefix("/") ? text : [root, folder?.string, text].compactMap { $0 }.joined(separator: "/")
        guard let components = Self.components(of: absolute) else { return .elsewhere }
        let rootComponents = Self.components(of: root) ?? []
        guard components.starts(with: rootComponents) else { return .elsewhere }
        let rest = components.dropFirst(rootComponents.count)
        return rest.isEmpty ? .root : RelativePath(rest.joined(separator: "/")).map { .below($0) } ?? .elsewhere
    }

    /// The path below the root that is written; `nil` for the root itself and for what lies elsewhere.
    func path(of written: String) -> RelativePath? {
        if case .below(let path) = place(of: written) { path } else { nil }
    }

    func expanded(_ text: String) -> String {
        variables.sorted { $0.key < $1.key }.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
    }

    /// The components of an absolute path without `.` and `..`; `nil` if it leads above the top.
    private static func components(of path: String) -> [Substring]? {
        var components: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            if component != ".." { components.append(component) } else if components.popLast() == nil { return nil }
        }
        return components
    }
}
