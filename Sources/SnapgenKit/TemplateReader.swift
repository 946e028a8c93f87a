import SnapgenConfiguration
package import SnapgenModel
import SnapgenRender

/// Reads a user's templates, following no link out of their folder.
package struct TemplateReader {
    private let root: ProjectRoot
    private let files: any FileSystem

    package init(root: ProjectRoot, files: any FileSystem) {
        self.root = root
        self.files = files
    }

    private static let fileExtension = ".stencil"

    /// The built-in templates, and where `template` is a path, those of its folder beside and before them.
    func templates(for template: String) throws(DiagnosticError) -> TemplateSet {
        guard template.contains("/") || template.hasSuffix(Self.fileExtension) else { return .builtIn }
        guard let path = RelativePath(template) else {
            throw DiagnosticError(
                .badValue, "the template '\(template)' is not below the project's root; move it there")
        }
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

    package func text(at path: RelativePath) throws(DiagnosticError) -> String {
        let root = root.resolved(in: files)
        guard let place = place(of: path, below: root) else {
            throw DiagnosticError(
                .badTemplate,
                "the template is reached by a symbolic link that leads nowhere or out of its folder; put the file itself "
                    + "there", path: path.string)
        }
        do throws(FileSystemError) {
            let bytes = try files.read(place, below: root.path)
            if let text = String(validating: bytes, as: UTF8.self) {
                return String(text.trimmingPrefix("\u{FEFF}")).replacing("\r\n", with: "\n")
            }
        } catch {
            let names = TestSettings.Framework.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            let problem =
                "the template cannot be read: \(error.reason); check 'tests.template', or name a built-in one: \(names)"
            throw DiagnosticError(.missingTemplate, problem, path: path.string)
        }
        throw DiagnosticError(.badTemplate, "the template is not UTF-8; save it as such", path: path.string)
    }

    /// The place of a template's file, where no link leads it out of its folder or that folder out of the project.
    private func place(of path: RelativePath, below root: ProjectRoot) -> RelativePath? {
        let folder = files.resolved(path.parent.map(root.absolute) ?? root.path)
        let file = files.resolved(root.absolute(path))
        guard folder == root.path || root.relative(folder) != nil, !files.isLink(file) else { return nil }
        return ProjectRoot(folder).relative(file).flatMap { _ in root.relative(file) }
    }
}
