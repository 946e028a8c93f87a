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
        let path = AbsolutePath.resolve(text, from: [root, folder?.string].compactMap { $0 }.joined(separator: "/"))
        let components = RelativePath.components(of: path)
        let rootComponents = RelativePath.components(of: root)
        guard components.starts(with: rootComponents) else { return .elsewhere }
        let rest = components.dropFirst(rootComponents.count)
        return rest.isEmpty ? .root : RelativePath(rest.joined(separator: "/")).map { .below($0) } ?? .elsewhere
    }

    func path(of written: String) -> RelativePath? {
        if case .below(let path) = place(of: written) { path } else { nil }
    }

    func expanded(_ text: String) -> String {
        variables.sorted { $0.key < $1.key }.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
    }
}
