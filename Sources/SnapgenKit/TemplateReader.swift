import SnapgenModel
import SnapgenRender

/// Reads a user's templates.
struct TemplateReader {
    let root: ProjectRoot
    let files: any FileSystem

    private static let fileExtension = ".stencil"

    /// The built-in templates, and where `template` is a path, those of its folder beside and before them.
    ///
    /// - Throws: a diagnostic where the file does not exist or is no text.
    func templates(for template: String) throws(DiagnosticError) -> TemplateSet {
        guard template.contains("/") || template.hasSuffix(Self.fileExtension) else { return .builtIn }
        guard let path = RelativePath(template) else { throw DiagnosticError(outside(template)) }
        var templates = TemplateSet.builtIn
        for sibling in siblings(of: path) { templates = templates.adding(try text(at: sibling), at: sibling) }
        return templates.adding(try text(at: path), at: path)
    }

    private func siblings(of path: RelativePath) -> [RelativePath] {
        let folder = path.parent.map(root.absolute) ?? root.path
        let names = (try? files.names(in: folder)) ?? []
        return names.filter { $0.hasSuffix(Self.fileExtension) }
            .compactMap { path.parent?.appending($0) ?? RelativePath($0) }
            .filter { $0 != path && files.kind(of: root.absolute($0)) == .file }
    }

    private func text(at path: RelativePath) throws(DiagnosticError) -> String {
        do throws(FileSystemError) {
            let bytes = try files.read(root.absolute(path))
            if let text = String(validating: bytes, as: UTF8.self) { return text }
        } catch {
            throw DiagnosticError(unreadable(path, error))
        }
        throw DiagnosticError(
            Diagnostic(.badTemplate, .error, "the template is not UTF-8; save it as such", path: path.string))
    }

    private func unreadable(_ path: RelativePath, _ error: FileSystemError) -> Diagnostic {
        let names = TemplateSet.builtIn.list.map { "'\($0.name)'" }.joined(separator: ", ")
        return Diagnostic(
            .missingTemplate, .error,
            "the template cannot be read: \(error.reason); check 'tests.template', or name a built-in one: \(names)",
            path: path.string)
    }

    private func outside(_ path: String) -> Diagnostic {
        Diagnostic(.badValue, .error, "the template '\(path)' is no path below the project's root; move it there")
    }
}
