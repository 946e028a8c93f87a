package import SnapgenModel

package struct NamedTemplate: Hashable, Sendable {
    /// The file's name without its extension: `xctest`.
    package var name: String
    package var source: String
    /// The user's file, below the root; `nil` for a template of the tool.
    package var file: RelativePath?

    init(_ name: String, _ source: String, file: RelativePath? = nil) {
        self.name = name
        self.source = source
        self.file = file
    }

    var path: String { file?.string ?? "\(name).stencil" }
}

package struct TemplateSet: Equatable, Sendable {
    package private(set) var list: [NamedTemplate]

    package static let builtIn = TemplateSet(SnapgenTemplates.embeddedTemplates)

    private init(_ list: [NamedTemplate]) {
        self.list = list.sorted { $0.name < $1.name }
    }

    /// These templates with one of the user's, which replaces the template with the name of its file.
    package func adding(_ source: String, at path: RelativePath) -> TemplateSet {
        let added = NamedTemplate(path.stem, source, file: path)
        return TemplateSet(list.filter { $0.name != added.name } + [added])
    }

    package var hasFiles: Bool { list.contains { $0.file != nil } }

    func changingFiles(_ change: (NamedTemplate) -> String) -> TemplateSet {
        var changed = self
        for index in list.indices where list[index].file != nil { changed.list[index].source = change(list[index]) }
        return changed
    }

    /// - Parameter name: a name, or the path of a file that was added.
    func template(_ name: String) -> NamedTemplate? {
        list.first { $0.name == name } ?? list.first { $0.file?.string == name }
    }
}
