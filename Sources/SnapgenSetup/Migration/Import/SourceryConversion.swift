import SnapgenConfiguration
import SnapgenModel
import SnapgenRender

struct SourceryConversion {
    private typealias Written = (text: String, place: TextPlace)

    let file: String
    let project: ImportedProject
    var draft = ConfigurationDraft()
    var output: RelativePath?
    var template: RelativePath?
    /// A template that generates no tests, such as one of mocks.
    var other: RelativePath?

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
        case "args":
            if case .mapping = entry.value.content { draft.set("tests.arguments", YAMLFlow.node(entry.value)) }
        case "child":
            report("the configuration is another file; run 'snapgen import sourcery' on it", at: entry.place)
        case "project": convertProject(entry)
        case "forceParse":
            report("snapgen reads every Swift file; leave out generated ones by 'exclude'", at: entry.place)
        case "cacheBasePath", "parseDocumentation", "baseIndentation": break
        default:
            let others = ["forceParse", "configurations", "child"]
            let phrase = Suggestion.phrase(for: entry.key, in: Self.counterparts.keys.sorted() + others)
            report("unknown key \(entry.key.quoted)\(phrase)", at: entry.place, .unknownKey)
        }
    }

    private static let ofPictures = "references, naming, tests.languages, devices, batches"
    private static let counterparts: [String: (ImportedSetting.Outcome, String)] = [
        "sources": (.kept, "sources, exclude"), "package": (.translated, "sources"),
        "project": (.translated, "sources, exclude"),
        "templates": (.kept, "tests.template, catalog.protocols"), "output": (.kept, "tests.output, \(ofPictures)"),
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
        // What excludes nothing would be a warning.
        let paths = items.compactMap { path($0) }.filter { project.files($0).contains { $0.name.hasSuffix(".swift") } }
        let globs = paths.map { $0.name.hasSuffix(".swift") ? $0.string : "\($0)/**" }
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

    // MARK: - Pictures

    /// Sets what the pictures tell that swift-snapshot-testing has written beside the generated tests.
    private mutating func setNames() {
        guard let output, let snapshots = output.appending("__Snapshots__") else { return }
        let folders = project.files(snapshots).filter { $0.name.hasSuffix(".png") }.grouped { $0.parent }
        let entries = folders.isEmpty ? [] : project.entries(draft.text(from: "")) ?? []
        let all = folders.compactMap { files in PatternSearch(files, of: entries).map { (files, $0) } }
        guard let (files, found) = all.max(by: { $0.1.files.count < $1.1.files.count }) else {
            guard !folders.isEmpty else { return }
            return report("the names in '\(snapshots)' are not those of previews; set 'naming' to keep them", at: nil)
        }
        let folder = files[0].parent ?? snapshots
        let locales = found.values(.locale)
        let languages = locales.map {
            PatternSearch.isLocale($0) ? $0.replacing("_", with: "-") : PseudoLanguage.doubleLength.rawValue
        }
        let renamed = zip(languages, locales).filter { $0 != $1 }.map { "\($0)=\($1)" }.joined(separator: ",")
        draft.set("references", text: folder.string)
        // The folder of the tests holds generated files only.
        draft.set("tests.output", text: output.appending("Generated")?.string)
        let locale = "{locale\(renamed.isEmpty ? "" : ":\(renamed)")}"
        draft.set("naming", text: found.pattern.replacing("{locale}", with: locale))
        draft.set("tests.languages", languages.isEmpty ? nil : YAMLFlow.texts(languages))
        let isKnown = locales.allSatisfy(PatternSearch.isLocale)
        let doubts = setBatch(found) + (isKnown ? "" : "; correct the pseudo-language behind '\(renamed)'")
        let origin = "\(found.files.count) of \(files.count) pictures in '\(folder)'"
        let severity: Diagnostic.Severity = doubts.isEmpty ? .note : .warning
        report("'naming' and 'batches' follow from \(origin)\(doubts)", at: nil, .notConverted, severity)
    }

    /// Sets the batch with the screens, themes and languages of pictures, and returns what they do not tell.
    private mutating func setBatch(_ found: PatternSearch) -> String {
        let names: [String?] = found.values(.device)
        let screens = (names.isEmpty ? [nil] : names).map { name in
            screen(name, found.files.filter { $0.values[.device] == name }.map(\.path))
        }
        let own = screens.map(\.device).filter { !Device.builtIn.contains($0) }
        draft.set("devices", lines: own.map { "\(YAMLFlow.text($0.name)): \(Device.shape.flow($0))" })
        let axes = [
            ("devices", screens.map(\.device.name)), ("themes", found.values(.theme)),
            ("locales", found.values(.locale).isEmpty ? [] : ["test-plan"]),
        ]
        let batch = axes.filter { !$0.1.isEmpty }.map { ($0.0, YAMLFlow.texts($0.1)) }
        draft.set("batches", lines: ["tests: \(YAMLFlow.mapping(batch))"])
        draft.set("default_batch", text: "tests")
        let unknown = screens.filter { !$0.isKnown }.map { "'\($0.device.name)'" }.joined(separator: ", ")
        return unknown.isEmpty ? "" : "; correct the screen of \(unknown) in 'devices', which the pictures do not tell"
    }

    /// The screen that pictures show, by their pixels, or by the name that a device has in them.
    private func screen(_ name: String?, _ pictures: [RelativePath]) -> (device: Device, isKnown: Bool) {
        let sizes = Set(pictures.compactMap(project.pixels))
        let named = name.flatMap(Device.builtIn.device(called:))
        let known = ([named].compactMap { $0 } + Device.builtIn).first { device in
            sizes.contains([device.width, device.height].map { Int($0 * device.scale) })
        }
        if var device = known ?? (sizes.isEmpty ? named : nil) {
            device.name = name ?? device.name
            return (device, true)
        }
        let size = sizes.max { ($0[0] * $0[1], $0[0]) < ($1[0] * $1[1], $1[0]) } ?? [750, 1624]
        let scale = [3, 2].first { scale in size.allSatisfy { $0 % scale == 0 } } ?? 1
        let (width, height) = (Double(size[0] / scale), Double(size[1] / scale))
        return (Device(name: name ?? "tests", width: width, height: height, scale: Double(scale)), false)
    }

    // MARK: - Templates

    private mutating func convertTemplates(_ node: YAMLNode) {
        let paths = items(node).flatMap { item in (path(item).map(project.files) ?? []).map { ($0, item.place) } }
        let texts = paths.compactMap { path, place in text(of: path, at: place).map { (path, $0, place) } }
        for (other, _, place) in texts.dropFirst() {
            report(
                "a configuration of snapgen's has one template; '\(other)' needs a configuration of its own", at: place)
        }
        guard let (path, text, place) = texts.first else { return }
        template = path
        draft.set("tests.template", text: path.string)
        convertProtocols(of: text, at: place)
    }

    /// The text of a template for tests; another one is reported.
    private mutating func text(of template: RelativePath, at place: TextPlace) -> String? {
        let isStencil = template.name.hasSuffix(".stencil")
        var problem = "snapgen renders Stencil only; rewrite '\(template)' as a '.stencil' file"
        if isStencil { problem = "the template '\(template)' cannot be read; correct the path" }
        if isStencil, let text = project.read(template) {
            if Self.testWords.contains(where: text.contains) { return text }
            (problem, other) = ("'\(template)' generates no tests; keep Sourcery for it", template)
        }
        report(problem, at: place)
        return nil
    }

    /// A template with one of them generates tests, or may do it by others that it includes.
    private static let testWords = ["XCTest", "@Test", "import Testing", "func test", "assertSnapshot", "include \""]

    private mutating func convertProtocols(of text: String, at place: TextPlace) {
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
        let use = /(?:^|[^\w.])types?\.(?:based|implement(?:ing|s)|inherit(?:ing|s))\.([^\W\d]\w*)/
        let names = TemplateTag.tags(in: template).flatMap { $0.contents.matches(of: use).map { String($0.1) } }
        return names.distinct { $0 }
    }
}

extension ImportedConfiguration {
    /// Converts the first configuration in a file.
    init(sourcery file: ConfigurationFile, of project: ImportedProject) throws(DiagnosticError) {
        let all = Self.configurations(in: try YAMLDocument(file).root).map { entries in
            var conversion = SourceryConversion(file: file.path, project: project)
            conversion.convert(entries)
            return conversion
        }
        guard var conversion = all.first(where: { $0.template != nil }) ?? all.first else {
            let problem = "the file holds no configuration of Sourcery; name another file"
            throw DiagnosticError(.badValue, problem, path: file.path)
        }
        if conversion.template == nil, let other = conversion.other {
            let problem = "no template generates tests, such as '\(other)'; keep Sourcery for it, or name another file"
            throw DiagnosticError(.badValue, problem, path: file.path)
        }
        if all.count > 1 {
            conversion.report(
                "the file holds \(all.count) configurations, of which one is converted; write each into a file of its "
                    + "own to convert it too", at: nil)
        }
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
