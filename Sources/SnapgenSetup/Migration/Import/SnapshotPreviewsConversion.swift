import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenScan

struct SnapshotPreviewsConversion {
    static let superclass = "SnapshotTest"

    private let tests: ImportedTestTarget
    private let entries: [CatalogEntry]
    private let uses: [(path: RelativePath, call: FunctionCall)]
    private(set) var draft = ConfigurationDraft()
    private(set) var settings: [ImportedSetting] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(
        _ tests: ImportedTestTarget, entries: [CatalogEntry], uses: [(path: RelativePath, call: FunctionCall)]
    ) {
        self.tests = tests
        self.entries = entries.filter { $0.kind == .previews || $0.kind == .macro }
        self.uses = uses
    }

    mutating func convert() {
        tests.set(in: &draft)
        if tests.host != nil { draft.set("draw", Drawing.window.rawValue) }
        let chains = tests.subclasses(of: Self.superclass)
        set(chains.map { filter(of: $0) }, at: chains.first?.first)
        convertOtherClasses()
        for use in uses { settings.append(Self.setting(of: use.call, in: use.path)) }
    }

    // MARK: - Classes

    private mutating func convertOtherClasses() {
        let others = [
            ("PreviewLayoutTest", "every picture is laid out as well, so no test of the layout alone is needed"),
            ("AccessibilityPreviewTest", "keep the class for its audits; snapgen takes pictures"),
        ]
        for (name, reason) in others {
            for found in tests.subclasses(of: name).compactMap(\.first) {
                settings.append(
                    ImportedSetting(
                        "\(found.name): \(name)", .unsupported, reason, path: found.path.string, line: found.line))
            }
        }
    }

    private mutating func filter(of chain: [TestClass]) -> PreviewFilter {
        var filter = PreviewFilter()
        filter.previews = texts("snapshotPreviews", chain).map { expressions($0, "snapshotPreviews", chain) }
        filter.excluded =
            texts("excludedSnapshotPreviews", chain).map { expressions($0, "excludedSnapshotPreviews", chain) } ?? []
        filter.modules = texts("snapshotPreviewModules", chain)
        filter.excludedModules = texts("excludedSnapshotPreviewModules", chain) ?? []
        if let (found, function) = Self.function("setupA11y", chain) {
            append("setupA11y", .unsupported, "snapgen takes no pictures of accessibility elements", found, function)
        }
        return filter
    }

    /// The texts that a function returns; `nil` if it returns none, or is not there.
    private mutating func texts(_ name: String, _ chain: [TestClass]) -> [String]? {
        guard let (found, function) = Self.function(name, chain) else { return nil }
        switch function.result {
        case .none:
            append(name, .kept, "no filter", found, function)
            return nil
        case .list(let texts):
            let isEmpty = texts.isEmpty && name.hasPrefix("excluded")
            append(name, .translated, isEmpty ? "no filter" : "rules", found, function)
            return texts
        case .computed:
            let advice = "the list is computed; return the texts themselves, or write rules"
            append(name, .unsupported, advice, found, function)
            return nil
        }
    }

    private mutating func expressions(
        _ texts: [String], _ name: String, _ chain: [TestClass]
    ) -> [PreviewExpression] {
        let expressions = texts.map(PreviewExpression.init)
        guard let (found, function) = Self.function(name, chain) else { return expressions }
        for expression in expressions {
            guard let refusal = expression.refusal else { continue }
            append("\(name): \(expression.text)", .unsupported, "the expression \(refusal)", found, function)
        }
        return expressions
    }

    private static func function(_ name: String, _ chain: [TestClass]) -> (TestClass, TestClass.Function)? {
        for found in chain {
            if let function = found.functions.first(where: { $0.name == name }) { return (found, function) }
        }
        return nil
    }

    private mutating func append(
        _ name: String, _ outcome: ImportedSetting.Outcome, _ result: String, _ found: TestClass,
        _ function: TestClass.Function
    ) {
        let setting = ImportedSetting(name, outcome, result, path: found.path.string, line: function.line)
        if !settings.contains(setting) { settings.append(setting) }
    }

    // MARK: - Rules

    private mutating func set(_ filters: [PreviewFilter], at place: TestClass?) {
        let isLimited = filters.allSatisfy(\.isLimited)
        let patterns = Self.rules(for: filters)
        let decided = { (entry: CatalogEntry) in
            patterns.last { $0.match.matches(entry) }?.settings.skip.map { !$0 } ?? !isLimited
        }
        let wrong = entries.filter { entry in decided(entry) != filters.contains { $0.takes(entry) } }
        let corrections = wrong.map { entry in
            Rule(match: Glob(Glob.escaped(entry.id)), settings: Directives(skip: decided(entry)))
        }
        if isLimited { draft.set("catalog.default", "exclude") }
        draft.set("rules", lines: (patterns + corrections).map { "- \(Rule.shape.flow($0))" })
        report(wrong, at: place)
    }

    /// The rules of one filter; of several, what all without limits leave out, and what each of the others takes.
    private static func rules(for filters: [PreviewFilter]) -> [Rule] {
        let different = filters.reduce(into: [PreviewFilter]()) { if !$0.contains($1) { $0.append($1) } }
        if different.count == 1 { return different[0].rules }
        if different.contains(PreviewFilter()) { return [] }
        let open = different.filter { !$0.isLimited }
        let left = (open.first?.left ?? []).filter { rule in open.allSatisfy { $0.left.contains(rule) } }
        return left + different.filter(\.isLimited).flatMap(\.taken)
    }

    private mutating func report(_ wrong: [CatalogEntry], at place: TestClass?) {
        guard let first = wrong.first, let place else { return }
        let more = wrong.count > 1 ? " and \(wrong.count - 1) more" : ""
        diagnostics.append(
            Diagnostic(
                .notConverted, .warning,
                "no patterns have exactly the meaning of these filters, so rules with ids decide about "
                    + "\(first.id.quoted)\(more); later previews like these need rules of their own",
                path: place.path.string, line: place.line))
    }
}

// MARK: - Modifiers

extension SnapshotPreviewsConversion {
    /// The modifiers that SnapshotPreviews declares, and those of later versions.
    static let modifiers: Set<String> = [
        "emergeSnapshotPrecision", "diffThreshold", "emergeRenderingMode", "emergeExpansion", "emergeAccessibility",
        "emergeAppStoreSnapshot", "snapshotTags", "snapshotAdditionalContext",
    ]

    private static func setting(of call: FunctionCall, in path: RelativePath) -> ImportedSetting {
        let code = call.arguments.first?.code ?? ""
        let (outcome, result) = counterpart(of: call, code)
        return ImportedSetting(".\(call.name)(\(code))", outcome, result, path: path.string, line: call.line)
    }

    private static func counterpart(of call: FunctionCall, _ code: String) -> (ImportedSetting.Outcome, String) {
        switch call.name {
        case "emergeSnapshotPrecision", "diffThreshold":
            guard code != "nil" else { return (.kept, "the precision of the configuration") }
            let isKnown = Double(code) != nil
            return isKnown
                ? read(call, "precision") : (.unsupported, "the number is computed; set 'precision' in a rule")
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
            return code == "true"
                ? (.unsupported, "snapgen takes no pictures of accessibility elements") : (.kept, "no such picture")
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
        var conversion = SnapshotPreviewsConversion(tests, entries: entries, uses: uses)
        conversion.convert()
        let origin = tests.subclasses(of: SnapshotPreviewsConversion.superclass).first?.first?.path.string ?? tests.name
        text = conversion.draft.text(from: "Made by 'snapgen import snapshot-previews' from \(origin).")
        settings = conversion.settings
        diagnostics = (tests.problems + conversion.diagnostics + settings.compactMap(\.warning)).sortedByPlace()
    }
}
