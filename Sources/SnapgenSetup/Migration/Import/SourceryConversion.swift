package import SnapgenConfiguration
package import SnapgenModel
import SnapgenNames

struct SourceryConversion {
    private let entries: [YAMLEntry]
    private let file: String
    private let project: ImportedProject
    private(set) var draft = ConfigurationDraft()
    private(set) var diagnostics: [Diagnostic] = []

    init(_ entries: [YAMLEntry], of file: String, project: ImportedProject) {
        self.entries = entries
        self.file = file
        self.project = project
    }

    mutating func convert() {
        for entry in entries { convert(entry) }
        for key in ["templates", "output"] where entries.allSatisfy({ $0.key != key && $0.key != "child" }) {
            report(.notConverted, "Sourcery requires the key '\(key)', which is missing", at: entries.first?.place)
        }
    }

    mutating func reportOthers(_ count: Int) {
        report(
            .notConverted,
            "the file holds \(count) configurations, of which the first is converted; --number 2 converts the second, and "
                + "each becomes a 'snapgen.yml' of its own",
            at: nil)
    }

    private mutating func convert(_ entry: YAMLEntry) {
        switch entry.key {
        case "sources": convertSources(entry.value)
        case "package": convertPackages(entry)
        case "templates": convertTemplates(entry.value)
        case "output": convertOutput(entry.value)
        case "args": draft.set("tests.arguments", YAMLFlow.node(entry.value))
        case "child":
            report(
                .notConverted, "the configuration is another file; run 'snapgen import sourcery' on it", at: entry.place
            )
        case "project": convertProject(entry)
        case "forceParse":
            report(
                .notConverted, "snapgen reads every Swift file; leave out generated ones by 'exclude'", at: entry.place)
        case "cacheBasePath", "parseDocumentation", "baseIndentation":
            report(.notConverted, .note, "'\(entry.key)' has no counterpart, and none is needed", at: entry.place)
        default:
            let phrase = Suggestion.phrase(for: entry.key, in: Self.keys)
            report(.unknownKey, "unknown key \(entry.key.quoted)\(phrase)", at: entry.place)
        }
    }

    static let counterparts: [String: (outcome: ImportedSetting.Outcome, result: String)] = [
        "sources": (.kept, "sources, exclude"), "package": (.translated, "sources"),
        "project": (.translated, "sources, exclude"),
        "templates": (.kept, "tests.template, catalog.protocols"), "output": (.kept, "tests.output"),
        "args": (.kept, "tests.arguments"), "cacheBasePath": (.kept, "none is needed"),
        "parseDocumentation": (.kept, "none is needed"), "baseIndentation": (.kept, "none is needed"),
    ]

    private static let keys = [
        "sources", "project", "package", "templates", "output", "args", "forceParse", "cacheBasePath",
        "parseDocumentation", "baseIndentation", "configurations", "child",
    ]

    private mutating func report(
        _ id: DiagnosticID, _ severity: Diagnostic.Severity = .warning, _ message: String, at place: TextPlace?
    ) {
        diagnostics.append(
            Diagnostic(id, severity, message, path: file, line: place?.line, column: place?.column))
    }

    private mutating func report(_ id: DiagnosticID, _ message: String, at place: TextPlace?) {
        report(id, .warning, message, at: place)
    }
}

extension SourceryConversion {
    private var paths: ImportedPath {
        ImportedPath(root: project.root, folder: project.folder, variables: project.environment)
    }

    /// The texts of a list, or of the list `key` of a mapping.
    private func items(_ node: YAMLNode, _ key: String = "include") -> [(text: String, place: TextPlace)] {
        switch node.content {
        case .list(let items) where key == "include": items.compactMap(text)
        case .mapping(let entries): entries.first { $0.key == key }.map { items($0.value) } ?? []
        default: []
        }
    }

    private func text(_ node: YAMLNode) -> (text: String, place: TextPlace)? {
        if case .scalar(let scalar) = node.content { (scalar.text, node.place) } else { nil }
    }

    private mutating func path(_ item: (text: String, place: TextPlace)) -> RelativePath? {
        if let path = paths.path(of: item.text) { return path }
        report(
            .notConverted,
            "the path \(item.text.quoted) is not a folder or file below the project's root; add it manually",
            at: item.place)
        return nil
    }

    private mutating func convertSources(_ node: YAMLNode) {
        let sources = items(node).compactMap { item -> SourceModule? in
            if case .root = paths.place(of: item.text) { return rootModule }
            return path(item).map { SourceModule(path: $0, module: ModuleNamer.module(of: $0)) }
        }
        draft.set("sources", lines: sources.map { "- \(SourceModule.shape.flow($0))" })
        setExcluded(items(node, "exclude"))
    }

    private var rootModule: SourceModule {
        let name = project.root.split(separator: "/").last.map(String.init) ?? "Sources"
        return SourceModule(path: nil, module: ModuleNamer.module(named: name))
    }

    private mutating func convertPackages(_ entry: YAMLEntry) {
        let nodes: [YAMLNode] = if case .list(let list) = entry.value.content { list } else { [entry.value] }
        let sources = nodes.flatMap(targets).compactMap { path($0) }
        let modules = sources.map { SourceModule(path: $0, module: ModuleNamer.module(of: $0)) }
        draft.set("sources", lines: modules.map { "- \(SourceModule.shape.flow($0))" })
    }

    /// Converts the targets of projects; which project a target is in follows from its name.
    private mutating func convertProject(_ entry: YAMLEntry) {
        let projects: [YAMLNode] = if case .list(let list) = entry.value.content { list } else { [entry.value] }
        let names = projects.flatMap { project -> [String] in
            guard let target = project["target"]?.value else { return [] }
            let targets: [YAMLNode] = if case .list(let list) = target.content { list } else { [target] }
            return targets.compactMap { $0["name"].flatMap { text($0.value)?.text } }
        }
        guard !names.isEmpty else {
            return report(.notConverted, "the project has no target; list its targets in 'sources'", at: entry.place)
        }
        draft.set("sources", lines: names.map { "- \(SourceModule.shape.flow(SourceModule(target: $0)))" })
        setExcluded(projects.flatMap { items($0, "exclude") })
    }

    private mutating func setExcluded(_ items: [(text: String, place: TextPlace)]) {
        let globs = items.compactMap { path($0) }.map { $0.name.hasSuffix(".swift") ? $0.string : "\($0)/**" }
        draft.set("exclude", globs.isEmpty ? nil : YAMLFlow.texts(globs))
    }

    /// The folders of a package's targets, as SwiftPM finds them.
    private func targets(of node: YAMLNode) -> [(text: String, place: TextPlace)] {
        guard case .mapping(let entries) = node.content else { return [] }
        let root = entries.first { $0.key == "path" }.flatMap { text($0.value)?.text } ?? "."
        guard let target = entries.first(where: { $0.key == "target" })?.value else { return [] }
        let names = text(target).map { [$0] } ?? items(target)
        return names.map { ("\(root)/Sources/\($0.text)", $0.place) }
    }

    private mutating func convertOutput(_ node: YAMLNode) {
        var written = text(node)
        if case .mapping(let entries) = node.content {
            written = entries.first { $0.key == "path" }.flatMap { text($0.value) }
            if let link = entries.first(where: { $0.key == "link" }) {
                let advice =
                    "snapgen changes no Xcode project; add the folder of the generated files to the target once"
                report(.notConverted, advice, at: link.place)
            }
        }
        guard let written, let path = path(written) else { return }
        let folder = path.name.hasSuffix(".swift") ? path.parent : path
        draft.set("tests.output", folder.map { YAMLFlow.text($0.string) })
        if folder == nil {
            let advice = "the generated file lies at the root; name a folder in a test target in 'tests.output'"
            report(.notConverted, advice, at: written.place)
        }
    }
}

extension SourceryConversion {
    private mutating func convertTemplates(_ node: YAMLNode) {
        let found = items(node).flatMap { item -> [(path: RelativePath, place: TextPlace)] in
            guard let path = path(item) else { return [] }
            let files = project.names(path).sorted().compactMap(path.appending)
            return (files.isEmpty ? [path] : files).map { ($0, item.place) }
        }
        for template in found where !template.path.name.hasSuffix(".stencil") {
            let advice = "snapgen renders Stencil only; rewrite '\(template.path)' as a '.stencil' file"
            report(.notConverted, advice, at: template.place)
        }
        let stencils = found.filter { $0.path.name.hasSuffix(".stencil") }
        guard let first = stencils.first else { return }
        draft.set("tests.template", YAMLFlow.text(first.path.string))
        for other in stencils.dropFirst() {
            let advice =
                "a configuration of snapgen's has one template; '\(other.path)' needs a configuration of its own"
            report(.notConverted, advice, at: other.place)
        }
        convertProtocols(of: first)
    }

    private mutating func convertProtocols(of template: (path: RelativePath, place: TextPlace)) {
        guard let text = project.read(template.path) else {
            report(
                .notConverted,
                "the template '\(template.path)' cannot be read; name its protocols in "
                    + "'catalog.protocols'", at: template.place)
            return
        }
        let foreign = ForeignTemplate(text: text)
        let protocols = foreign.protocols.map { name in
            (key: name, value: (name == "PreviewProvider" ? .previews : foreign.access).rawValue)
        }
        draft.set("catalog.protocols", protocols.isEmpty ? nil : YAMLFlow.mapping(protocols))
        if protocols.isEmpty {
            let advice = "the template contains no protocol; list its protocols in 'catalog.protocols'"
            report(.notConverted, advice, at: template.place)
        }
    }
}

extension ImportedConfiguration {
    /// Converts a configuration of Sourcery, whose template writes tests.
    ///
    /// - Parameter number: which of several configurations in the file is taken, counted from 1; `nil` for the first.
    /// - Throws: where the file is no YAML, or holds no configuration of this number.
    package init(
        sourcery file: ConfigurationFile, of project: ImportedProject, number: Int? = nil
    ) throws(DiagnosticError) {
        let all = Self.configurations(in: try YAMLDocument(file).root)
        let index = (number ?? 1) - 1
        guard all.indices.contains(index) else {
            throw DiagnosticError(Self.missing(index + 1, of: all.count, in: file.path))
        }
        var conversion = SourceryConversion(all[index], of: file.path, project: project)
        if all.count > 1, number == nil { conversion.reportOthers(all.count) }
        conversion.convert()
        text = conversion.draft.text(from: "Made by 'snapgen import sourcery' from \(file.path).")
        diagnostics = conversion.diagnostics.sortedByPlace()
        settings = [ImportedSetting](
            all[index].map { (name: $0.key, line: $0.place.line) }, of: file.path, diagnostics
        ) { SourceryConversion.counterparts[$0] }
    }

    private static func configurations(in root: YAMLNode?) -> [[YAMLEntry]] {
        guard case .mapping(let entries)? = root?.content else { return [] }
        guard case .list(let items)? = root?["configurations"]?.value.content else { return [entries] }
        return items.compactMap { item in
            if case .mapping(let entries) = item.content { entries } else { nil }
        }
    }

    private static func missing(_ number: Int, of count: Int, in path: String) -> Diagnostic {
        let what = count == 0 ? "the file holds no configuration of Sourcery" : "there is no configuration \(number)"
        let advice = count == 0 ? "name another file" : "choose a number from 1 to \(count)"
        return Diagnostic(.badValue, .error, "\(what); \(advice)", path: path)
    }
}

extension YAMLFlow {
    static func node(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let scalar): self.scalar(scalar)
        case .list(let items): list(items.map(self.node))
        case .mapping(let entries): mapping(entries.map { (text($0.key), self.node($0.value)) })
        }
    }

    /// Returns a value as YAML: numbers and flags stay unquoted, and variables are kept.
    private static func scalar(_ scalar: YAMLScalar) -> String {
        if let number = scalar.number { return self.number(number) }
        if let flag = scalar.flag { return self.flag(flag) }
        return self.scalar(scalar.text)
    }
}
