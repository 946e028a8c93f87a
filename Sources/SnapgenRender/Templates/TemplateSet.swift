package import SnapgenModel

/// A template under the name by which others include it.
package struct NamedTemplate: Hashable, Sendable {
    /// The origin of a template.
    package enum Origin: Hashable, Sendable {
        /// From the tool itself.
        case builtIn
        /// From a file of the user's, below the root.
        case file(RelativePath)
    }

    /// The file's name without its extension: `xctest`.
    package var name: String
    /// The text.
    package var source: String
    /// The origin.
    package var origin: Origin

    /// The place that a message about the template names.
    package var path: String {
        switch origin {
        case .builtIn: "\(name).stencil"
        case .file(let path): path.string
        }
    }
}

/// The templates of a run: those of the tool, and the user's in place of or beside them.
///
///     TemplateSet.builtIn.list.map(\.name)            // ["support", ..., "xctest"]
///     TemplateSet.builtIn.source(of: "xctest")        // "{% if ..."
package struct TemplateSet: Equatable, Sendable {
    /// The templates, ordered by name.
    package private(set) var list: [NamedTemplate]

    /// The templates of the tool.
    package static let builtIn = TemplateSet(
        SnapgenTemplates.all.map { NamedTemplate(name: $0.name, source: $0.source, origin: .builtIn) })

    private init(_ list: [NamedTemplate]) {
        self.list = list.sorted { $0.name < $1.name }
    }

    /// These templates with one of the user's, which replaces the template with the name of its file.
    package func adding(_ source: String, at path: RelativePath) -> TemplateSet {
        let added = NamedTemplate(name: path.stem, source: source, origin: .file(path))
        return TemplateSet(list.filter { $0.name != added.name } + [added])
    }

    /// - Parameter name: a name, or the path of a file that was added.
    package func source(of name: String) -> String? { template(name)?.source }

    /// Indicates whether some are the user's.
    package var hasFiles: Bool { list.contains { $0.origin != .builtIn } }

    /// The same templates, those of the user's with another text.
    func changingFiles(_ change: (NamedTemplate) -> String) -> TemplateSet {
        TemplateSet(
            list.map { template in
                guard template.origin != .builtIn else { return template }
                return NamedTemplate(name: template.name, source: change(template), origin: template.origin)
            })
    }

    /// - Parameter name: a name, or the path of a file that was added.
    package func template(_ name: String) -> NamedTemplate? {
        list.first { $0.name == name } ?? list.first { $0.origin != .builtIn && $0.path == name }
    }
}
