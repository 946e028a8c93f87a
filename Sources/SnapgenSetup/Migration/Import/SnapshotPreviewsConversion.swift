import SnapgenConfiguration
import SnapgenModel
import SnapgenProject
import SnapgenScan

struct SnapshotPreviewsConversion {
    static let superclass = "SnapshotTest"
    private static let noAccessibility = "snapgen takes no pictures of accessibility elements"

    let tests: ImportedTestTarget
    let entries: [CatalogEntry]
    var draft = ConfigurationDraft()
    var lists: [(name: String, path: RelativePath, line: Int)] = []

    mutating func convert(_ uses: [(path: RelativePath, call: FunctionCall)]) {
        draft.set(tests)
        if tests.target?.host != nil { draft.set("draw", Drawing.window.rawValue) }
        let chains = tests.subclasses(of: Self.superclass)
        set(chains.map { filter(of: $0) }, at: chains.first?.first)
        let limit = draft.isSet("catalog.default") ? "catalog.default" : "no rule is needed"
        for list in lists {
            draft.add(list.name, .translated, draft.isSet("rules") ? "rules" : limit, path: list.path, line: list.line)
        }
        report("PreviewLayoutTest", "every picture is laid out as well, so no test of the layout alone is needed")
        report("AccessibilityPreviewTest", "keep the class for its audits; snapgen takes pictures")
        for (path, call) in uses {
            let code = call.arguments.first?.code ?? ""
            let (outcome, result) = Self.counterpart(of: call, code)
            draft.add(".\(call.name)(\(code))", outcome, result, path: path, line: call.line)
        }
    }

    // MARK: - Classes

    private mutating func report(_ superclass: String, _ reason: String) {
        for found in tests.subclasses(of: superclass).compactMap(\.first) {
            draft.add("\(found.name): \(superclass)", .unsupported, reason, path: found.path, line: found.line)
        }
    }

    private mutating func filter(of chain: [TestClass]) -> PreviewFilter {
        let filter = PreviewFilter(
            previews: texts("snapshotPreviews", chain),
            excluded: texts("excludedSnapshotPreviews", chain) ?? [],
            modules: texts("snapshotPreviewModules", chain),
            excludedModules: texts("excludedSnapshotPreviewModules", chain) ?? [])
        if let (function, path) = Self.function("setupA11y", chain) {
            draft.add("setupA11y", .unsupported, Self.noAccessibility, path: path, line: function.line)
        }
        return filter
    }

    private mutating func texts(_ name: String, _ chain: [TestClass]) -> [String]? {
        guard let (function, path) = Self.function(name, chain) else { return nil }
        switch function.result {
        case .none:
            draft.add(name, .kept, "no filter", path: path, line: function.line)
            return nil
        case .list(let texts):
            lists.append((name, path, function.line))
            for text in texts {
                guard let reason = problem(of: text, in: name) else { continue }
                draft.add("\(name): \(text)", .unsupported, reason, path: path, line: function.line)
            }
            return texts
        case .computed:
            let advice = "the list is computed; return the texts themselves, or write rules"
            draft.add(name, .unsupported, advice, path: path, line: function.line)
            return nil
        }
    }

    /// Returns why a text has no effect; what is excluded may not exist.
    private func problem(of text: String, in name: String) -> String? {
        // The names of modules are no expressions.
        let areModules = name.hasSuffix("Modules")
        guard areModules || PreviewFilter.expression(text) != nil else {
            return "the expression is no regular expression; correct it"
        }
        let filter = areModules ? PreviewFilter(modules: [text]) : PreviewFilter(previews: [text])
        let isKnown = name.hasPrefix("excluded") || entries.contains(where: filter.takes)
        return isKnown ? nil : "no preview matches it; correct or remove it"
    }

    private static func function(
        _ name: String, _ chain: [TestClass]
    ) -> (function: TestClass.Function, path: RelativePath)? {
        let found = chain.lazy.map { ($0.functions.filter { $0.name == name }, $0.path) }.first { !$0.0.isEmpty }
        guard let (functions, path) = found, var function = functions.first else { return nil }
        // The build decides between the branches of an '#if'.
        if functions.count > 1 { function.result = .computed }
        return (function, path)
    }

    // MARK: - Rules

    private mutating func set(_ filters: [PreviewFilter], at place: TestClass?) {
        let isLimited = filters.allSatisfy(\.isLimited)
        let patterns = Self.rules(for: filters).filter { rule in
            entries.contains { rule.match.matches($0) || rule.match.pattern.hasPrefix($0.module) }
        }
        let decided = { (entry: CatalogEntry) in
            patterns.last { $0.match.matches(entry) }?.settings.skip.map { !$0 } ?? !isLimited
        }
        let wrong = entries.filter { entry in decided(entry) != filters.contains { $0.takes(entry) } }
        let corrections = wrong.map { entry in
            Rule(match: Glob(Glob.escaped(entry.id)), settings: Directives(skip: decided(entry)))
        }
        if isLimited { draft.set("catalog.default", "exclude") }
        draft.set(rules: patterns + corrections)
        guard let first = wrong.first, let place else { return }
        let more = wrong.count > 1 ? " and \(wrong.count - 1) more" : ""
        draft.diagnostics.append(
            Diagnostic(
                .notConverted, .warning,
                "no patterns have exactly the meaning of these filters, so rules with ids decide about "
                    + "\(first.id.quoted)\(more); later previews like these need rules of their own",
                path: place.path.string, line: place.line))
    }

    /// The rules of one filter; of several, what all without limits leave out, and what each of the others takes.
    private static func rules(for filters: [PreviewFilter]) -> [Rule] {
        let different = filters.distinct { $0 }
        if different.count == 1 { return different[0].taken + different[0].left }
        if different.contains(PreviewFilter()) { return [] }
        let open = different.filter { !$0.isLimited }
        let left = (open.first?.left ?? []).filter { rule in open.allSatisfy { $0.left.contains(rule) } }
        return left + different.filter(\.isLimited).flatMap(\.taken)
    }

    // MARK: - Modifiers

    /// The modifiers that SnapshotPreviews declares, and those of later versions.
    static let modifiers: Set<String> = [
        "emergeSnapshotPrecision", "diffThreshold", "emergeRenderingMode", "emergeExpansion", "emergeAccessibility",
        "emergeAppStoreSnapshot", "snapshotTags", "snapshotAdditionalContext",
    ]

    private static func counterpart(of call: FunctionCall, _ code: String) -> (ImportedSetting.Outcome, String) {
        switch call.name {
        case "emergeSnapshotPrecision", "diffThreshold":
            guard code != "nil" else { return (.kept, "the precision of the configuration") }
            guard Double(code) != nil else {
                return (.unsupported, "the number is computed; set 'precision' in a rule")
            }
            return read(call, "precision")
        case "emergeRenderingMode":
            guard code != "nil" else { return (.kept, "'draw' of the configuration") }
            let mode = code.split(separator: ".").last.map(String.init) ?? ""
            return drawings[mode].map { read(call, "draw: \($0.rawValue)") }
                ?? (.unsupported, "the mode is computed; set 'draw' in a rule")
        case "emergeExpansion":
            let result = "scroll views are not expanded"
            let advice = "\(result); a batch with 'widths' gives views the height that they need"
            return code == "false" ? (.kept, result) : (.unsupported, advice)
        case "emergeAccessibility":
            return code == "true" ? (.unsupported, noAccessibility) : (.kept, "no such picture")
        default: return (.unsupported, "it has no effect on pictures; snapgen ignores it")
        }
    }

    private static let drawings: [String: Drawing] = [
        "window": .window, "uiView": .window, "coreAnimation": .layer, "nsView": .layer,
    ]

    private static func read(_ call: FunctionCall, _ setting: String) -> (ImportedSetting.Outcome, String) {
        call.isInPreview
            ? (.kept, "\(setting), read from the source")
            : (.unsupported, "it is not part of a preview; move it there, or set it in a rule")
    }
}

extension ImportedConfiguration {
    init(
        snapshotPreviews tests: ImportedTestTarget, entries: [CatalogEntry],
        uses: [(path: RelativePath, call: FunctionCall)]
    ) {
        let previews = entries.filter { $0.kind == .previews || $0.kind == .macro }
        var conversion = SnapshotPreviewsConversion(tests: tests, entries: previews)
        conversion.convert(uses)
        let origin = tests.subclasses(of: SnapshotPreviewsConversion.superclass).first?.first?.path.string ?? tests.name
        self = conversion.draft.imported(by: .snapshotPreviews, from: origin)
    }
}
