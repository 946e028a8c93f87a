import SnapgenConfiguration
import SnapgenModel
import SnapgenRender

struct SourceryConversion {
    private typealias Written = (text: String, place: TextPlace)

    let file: String
    let project: ImportedProject
    var draft = ConfigurationDraft()
    var output: RelativePath?

    mutating func convert(_ entries: [YAMLEntry]) {
        for entry in entries { convert(entry) }
        for key in ["templates", "output"] where entries.allSatisfy({ $0.key != key && $0.key != "child" }) {
            report("Sourcery requires the key '\(key)', which is missing", at: entries.first?.place)
        }
        setNames()
        draft.add(entries.map { ($0.key, $0.place.line) }, of: file) { Self.counterparts[$0] }
    }

    mutating func report(
        _ message: String, at place: TextPlace?, _ id: DiagnosticID = .notConverted,
        _ severity: Diagnostic.Severity = .warning
    ) {
        draft.diagnostics.append(
            Diagnostic(id, severity, message, path: file, line: place?.line, column: place?.column))
    }

    private mutating func convert(_ entry: YAMLEntry) {
        switch entry.key {
        case "sources": convertSources(entry.value)
        case "package": draft.set(sources: entry.value.items.flatMap(targets).compactMap { module(at: $0) })
        case "templates": convertTemplates(entry.value)
        case "output": convertOutput(entry.value)
        case "args": draft.set("tests.arguments", YAMLFlow.node(entry.value))
        case "child":
            report("the configuration is another file; run 'snapgen import sourcery' on it", at: entry.place)
        case "project": convertProject(entry)
        case "forceParse":
            report("snapgen reads every Swift file; leave out generated ones by 'exclude'", at: entry.place)
        case "cacheBasePath", "parseDocumentation", "baseIndentation":
            let message = "'\(entry.key)' has no counterpart, and none is needed"
            report(message, at: entry.place, .notConverted, .note)
        default:
            let others = ["forceParse", "configurations", "child"]
            let phrase = Suggestion.phrase(for: entry.key, in: Self.counterparts.keys.sorted() + others)
            report("unknown key \(entry.key.quoted)\(phrase)", at: entry.place, .unknownKey)
        }
    }

    private static let counterparts: [String: (ImportedSetting.Outcome, String)] = [
        "sources": (.kept, "sources, exclude"), "package": (.translated, "sources"),
        "project": (.translated, "sources, exclude"),
        "templates": (.kept, "tests.template, catalog.protocols"), "output": (.kept, "tests.output"),
        "args": (.kept, "tests.arguments"), "cacheBasePath": (.kept, "none is needed"),
        "parseDocumentation": (.kept, "none is needed"), "baseIndentation": (.kept, "none is needed"),
    ]

    /// The texts of a list, or of the list `key` of a mapping.
    private func items(_ node: YAMLNode, _ key: String = "include") -> [Written] {
        switch node.content {
        case .list(let items) where key == "include": items.compactMap(\.written)
        case .mapping: node[key].map { items($0.value) } ?? []
        default: []
        }
    }

    private mutating func path(_ item: Written) -> RelativePath? {
        if let path = project.path(of: item.text) { return path }
        let message = "the path \(item.text.quoted) is not a folder or file below the project's root; add it manually"
        report(message, at: item.place)
        return nil
    }

    private mutating func module(at item: Written) -> SourceModule? {
        path(item).map { project.source(at: $0, of: ModuleNamer.module(of: $0)) }
    }

    private mutating func convertSources(_ node: YAMLNode) {
        draft.set(
            sources: items(node).compactMap { item in
                project.place(of: item.text).isRoot ? SourceModule(pattern: Glob(".")) : module(at: item)
            })
        setExcluded(items(node, "exclude"))
    }

    /// Converts the targets of projects; which project a target is in follows from its name.
    private mutating func convertProject(_ entry: YAMLEntry) {
        let projects = entry.value.items
        let names = projects.flatMap { $0["target"]?.value.items ?? [] }.compactMap { $0["name"]?.value.written?.text }
        guard !names.isEmpty else {
            return report("the project has no target; list its targets in 'sources'", at: entry.place)
        }
        draft.set(sources: names.map { SourceModule(target: $0) })
        setExcluded(projects.flatMap { items($0, "exclude") })
    }

    private mutating func setExcluded(_ items: [Written]) {
        let globs = items.compactMap { path($0) }.map { $0.name.hasSuffix(".swift") ? $0.string : "\($0)/**" }
        draft.set("exclude", globs.isEmpty ? nil : YAMLFlow.texts(globs))
    }

    private func targets(of package: YAMLNode) -> [Written] {
        let root = package["path"]?.value.written?.text ?? "."
        guard let target = package["target"]?.value else { return [] }
        let names = target.written.map { [$0] } ?? items(target)
        return names.map { ("\(root)/Sources/\($0.text)", $0.place) }
    }

    private mutating func convertOutput(_ node: YAMLNode) {
        if let link = node["link"] {
            let advice = "snapgen changes no Xcode project; add the folder of the generated files to the target once"
            report(advice, at: link.place)
        }
        guard let written = node.written ?? node["path"]?.value.written, let path = path(written) else { return }
        let folder = path.name.hasSuffix(".swift") ? path.parent : path
        draft.set("tests.output", text: folder?.string)
        output = folder
        guard folder == nil else { return }
        let advice = "the generated file lies at the root; name a folder in a test target in 'tests.output'"
        report(advice, at: written.place)
    }

    /// Sets the pattern of the references that swift-snapshot-testing has written beside the generated tests.
    private mutating func setNames() {
        guard let output, let snapshots = output.appending("__Snapshots__") else { return }
        let folders = project.names(snapshots).sorted().compactMap(snapshots.appending)
        let entries = folders.isEmpty ? [] : project.entries(draft.text(from: ""))
        let all = folders.compactMap { folder in
            PatternSearch(project.names(folder), of: entries).map { (folder, $0) }
        }
        guard let (folder, found) = all.max(by: { $0.1.count < $1.1.count }) else { return }
        let languages = found.locales.map { PatternSearch.isLocale($0) ? $0 : PseudoLanguage.doubleLength.rawValue }
        let renamed = zip(languages, found.locales).filter { $0 != $1 }.map { ":\($0)=\($1)" }.joined()
        draft.set("references", text: folder.string)
        // The folder of the tests holds generated files only.
        draft.set("tests.output", text: output.appending("Generated")?.string)
        draft.set("naming", text: found.pattern.replacing("{locale}", with: "{locale\(renamed)}"))
        draft.set("tests.languages", languages.isEmpty ? nil : YAMLFlow.texts(languages))
        let screens = found.devices.map { name in
            PrefireDevices.device(named: name) ?? Device(name: name, width: 375, height: 812, scale: 2)
        }
        draft.set("devices", lines: screens.map { "\(YAMLFlow.text($0.name)): \(Device.shape.flow($0))" })
        let axes = [
            ("devices", found.devices), ("themes", found.themes), ("locales", languages.isEmpty ? [] : ["test-plan"]),
        ]
        let batch = axes.filter { !$0.1.isEmpty }.map { ($0.0, YAMLFlow.texts($0.1)) }
        draft.set("batches", lines: batch.isEmpty ? [] : ["tests: \(YAMLFlow.mapping(batch))"])
        draft.set("default_batch", text: batch.isEmpty ? nil : "tests")
        let message =
            "'naming' follows from \(found.count) references in '\(folder)'; correct the devices' sizes"
            + (renamed.isEmpty ? "" : ", and the pseudo-language behind '\(renamed.dropFirst())'")
        report(message, at: nil, .notConverted, .note)
    }

    private mutating func convertTemplates(_ node: YAMLNode) {
        var found = items(node).flatMap { item -> [(path: RelativePath, place: TextPlace)] in
            guard let path = path(item) else { return [] }
            let files = project.names(path).sorted().compactMap(path.appending)
            return (files.isEmpty ? [path] : files).map { ($0, item.place) }
        }
        for template in found where !template.path.name.hasSuffix(".stencil") {
            let advice = "snapgen renders Stencil only; rewrite '\(template.path)' as a '.stencil' file"
            report(advice, at: template.place)
        }
        found.removeAll { !$0.path.name.hasSuffix(".stencil") }
        guard let first = found.first else { return }
        draft.set("tests.template", text: first.path.string)
        for other in found.dropFirst() {
            let advice =
                "a configuration of snapgen's has one template; '\(other.path)' needs a configuration of its own"
            report(advice, at: other.place)
        }
        convertProtocols(of: first.path, at: first.place)
    }

    private mutating func convertProtocols(of template: RelativePath, at place: TextPlace) {
        guard let text = project.read(template) else {
            return report(
                "the template '\(template)' cannot be read; name its protocols in 'catalog.protocols'", at: place)
        }
        let isOfPreviews = text.contains("_allPreviews") || text.contains(".previews")
        let protocols = Self.protocols(in: text).map { name in
            let access = name == "PreviewProvider" || isOfPreviews ? CatalogProtocol.Access.previews : .samples
            return (key: name, value: access.rawValue)
        }
        guard protocols.isEmpty else { return draft.set("catalog.protocols", YAMLFlow.mapping(protocols)) }
        report("the template contains no protocol; list its protocols in 'catalog.protocols'", at: place)
    }

    /// The protocols whose conforming types a template uses: `Testable` of `types.implementing.Testable`.
    private static func protocols(in template: String) -> [String] {
        let relations: Set<Substring> = ["based", "implementing", "implements", "inheriting", "inherits"]
        let paths = TemplateTag.tags(in: template).flatMap { tag in
            tag.contents.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map {
                $0.split(separator: ".")
            }
        }
        let named = paths.filter {
            $0.count > 2 && ($0[0] == "types" || $0[0] == "type") && relations.contains($0[1]) && $0[2].isIdentifier
        }
        return named.map { String($0[2]) }.distinct { $0 }
    }
}

extension ImportedConfiguration {
    /// Converts the first configuration in a file.
    init(sourcery file: ConfigurationFile, of project: ImportedProject) throws(DiagnosticError) {
        let all = Self.configurations(in: try YAMLDocument(file).root)
        guard let first = all.first else {
            let problem = "the file holds no configuration of Sourcery; name another file"
            throw DiagnosticError(.badValue, problem, path: file.path)
        }
        var conversion = SourceryConversion(file: file.path, project: project)
        if all.count > 1 {
            conversion.report(
                "the file holds \(all.count) configurations, of which the first is converted; write each into a file of its "
                    + "own to convert it too", at: nil)
        }
        conversion.convert(first)
        self = conversion.draft.imported(by: .sourcery, from: file.path)
    }

    private static func configurations(in root: YAMLNode?) -> [[YAMLEntry]] {
        guard case .mapping(let entries)? = root?.content else { return [] }
        guard case .list(let items)? = root?["configurations"]?.value.content else { return [entries] }
        return items.compactMap { item in
            if case .mapping(let entries) = item.content { entries } else { nil }
        }
    }
}

extension YAMLNode {
    fileprivate var items: [YAMLNode] { if case .list(let items) = content { items } else { [self] } }
}

extension YAMLFlow {
    fileprivate static func node(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let scalar): self.scalar(scalar)
        case .list(let items): list(items.map(self.node))
        case .mapping(let entries): mapping(entries.map { (text($0.key), self.node($0.value)) })
        }
    }

    /// Returns a value as YAML: numbers and flags stay unquoted, and variables are kept.
    private static func scalar(_ scalar: YAMLScalar) -> String {
        if let number = scalar.number { return self.number(number) }
        if let flag = scalar.flag { return "\(flag)" }
        return self.scalar(scalar.text)
    }
}
