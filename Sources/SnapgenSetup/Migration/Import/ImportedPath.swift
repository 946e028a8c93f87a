import SnapgenModel

struct ImportedPath {
    let root: String
    /// The folder that relative paths start from; `nil` for the root.
    let folder: RelativePath?
    /// The variables by name, absolute paths among them.
    let variables: [String: String]

    /// The path below the root; `nil` for the root itself, for what lies outside, and with a variable that is not set.
    func path(of written: String) -> RelativePath? { place(of: written).path }

    func place(of written: String) -> (isRoot: Bool, path: RelativePath?) {
        let text = expanded(written)
        if text.isEmpty || text.contains("${") { return (false, nil) }
        let path = AbsolutePath.resolve(text, from: [root, folder?.string].compactMap { $0 }.joined(separator: "/"))
        let components = RelativePath.components(of: path)
        let rootComponents = RelativePath.components(of: root)
        guard components.starts(with: rootComponents) else { return (false, nil) }
        let rest = components.dropFirst(rootComponents.count)
        return (rest.isEmpty, rest.isEmpty ? nil : RelativePath(rest.joined(separator: "/")))
    }

    func expanded(_ text: String) -> String {
        variables.sorted { $0.key < $1.key }.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
    }
}
