package import SnapgenModel

/// A reader of a workspace (`.xcworkspace`).
struct WorkspaceReader {
    let files: any ProjectFiles
    let root: LayoutRoot

    /// Returns the absolute paths that a workspace refers to, in order.
    ///
    /// A location is relative to the enclosing group (`group:`), the workspace's folder (`container:`), the root
    /// (`absolute:`), or the container of the workspace itself (`self:`).
    ///
    /// - Throws: A diagnostic if the workspace cannot be read.
    func references(in workspace: String) throws(DiagnosticError) -> [String] {
        let path = "\(workspace)/contents.xcworkspacedata"
        let text = String(decoding: try files.read(path), as: UTF8.self)
        guard let document = MarkupElement.document(text), let element = document.all("Workspace").first else {
            throw DiagnosticError(
                Diagnostic(
                    .badProject, .error, "the workspace is not valid XML; restore it from version control",
                    path: root.relative(path)))
        }
        return references(in: element, group: workspace.folder, workspace)
    }

    private func references(in element: MarkupElement, group: String, _ workspace: String) -> [String] {
        element.children.flatMap { child in
            let path = location(child.attributes["location"] ?? "group:", group, workspace)
            return child.name == "Group" ? references(in: child, group: path, workspace) : [path]
        }
    }

    private func location(_ location: String, _ group: String, _ workspace: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts.last ?? ""
        switch parts.first {
        case "absolute": return AbsolutePath.resolve(path, from: "/")
        case "container": return AbsolutePath.resolve(path, from: workspace.folder)
        // The workspace inside of a project refers to that project.
        case "self": return path.isEmpty ? workspace.folder : AbsolutePath.resolve(path, from: workspace.folder)
        default: return AbsolutePath.resolve(path, from: group)
        }
    }
}
