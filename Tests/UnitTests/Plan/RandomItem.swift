import SnapgenNames
import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan
@testable import enum SnapgenScan.TitleMaker

/// A type or a macro of a random project.
struct RandomItem {
    /// What is found in the source.
    enum Content {
        /// `isState` for a value, else a picture.
        case type(String, isState: Bool, condition: String?)
        case macro(String?)
    }

    let id: Int
    let path: RelativePath
    let content: Content
    /// Everything it is called by where nothing else is there; with an unnamed macro, everything it may be called by.
    let names: Set<String>
    private let labels: [String?]
    private let batch: String?

    /// An item that is no type of `types`.
    init(
        id: Int, module: String, path: RelativePath, besides types: [String], _ configuration: Configuration,
        _ random: inout SplitMix64
    ) {
        self.id = id
        self.path = path
        content = Self.content(besides: types, &random)
        batch = [nil, "regular", "fits", "long", "nameless"].randomElement(using: &random) ?? nil
        labels = Self.labels(of: content, &random)
        names = Self.names(of: content, in: path, module, labels, configuration, batch: batch ?? "regular")
    }

    /// The type's name; `nil` for a macro.
    var typeName: String? {
        if case .type(let name, _, _) = content { name } else { nil }
    }

    private static let typeNames = [
        "Row", "ROW", "Row_Previews", "RowPreviews", "Row.Cell", "Row_Cell", "Row_x", "Row_1", "Straße", "STRASSE",
        "Caf\u{E9}", "Cafe\u{301}", "Row wide", "Row_phone_light", String(repeating: "Long", count: 22) + "er",
        String(repeating: "long", count: 22) + "ER", String(repeating: "Long", count: 60), "Cell", "Hotel",
    ]

    private static let alike = [
        "x", "X", "x wide", "x-wide", "x wide phone", "x light", "x_light", "x phone-light", "1", "2", "\u{E9}",
        "e\u{301}", "\u{3C2}", "\u{3C3}", "🙂", "❤️", "❤", "", "a/b", "a\\b", "x\u{200D}", "Loading", "Empty",
        String(repeating: "é", count: 80), String(repeating: "É", count: 80),
    ]

    private static func content(besides types: [String], _ random: inout SplitMix64) -> Content {
        let name = typeNames.randomElement(using: &random) ?? ""
        if !types.contains(name), Bool.random(using: &random) {
            return .type(name, isState: Int.random(in: 0..<4, using: &random) == 0, condition: nil)
        }
        if types.contains(name), Bool.random(using: &random) {
            return .type(name, isState: false, condition: "FLAG_\(random.next() % 1000)")
        }
        return .macro(Int.random(in: 0..<5, using: &random) == 0 ? nil : displayName(&random))
    }

    private static func displayName(_ random: inout SplitMix64) -> String? {
        (Bool.random(using: &random) ? alike : NastyText.all).randomElement(using: &random)
    }

    private static func labels(of content: Content, _ random: inout SplitMix64) -> [String?] {
        guard case .type = content else { return [nil] }
        return (0..<Int.random(in: 1...3, using: &random)).map { _ in
            Bool.random(using: &random) ? nil : displayName(&random)
        }
    }
}

extension RandomItem {
    /// What a scan finds of a type; `nil` for a macro.
    func declaration(at location: SourceLocation) -> ScannedDeclaration? {
        guard case .type(let name, let isState, let condition) = content else { return nil }
        let samples = labels.enumerated().map { Sample(number: $0 + 1, label: $1, line: location.line + $0 + 1) }
        return ScannedDeclaration(
            kind: .struct, name: name, inherited: [isState ? "TestableState" : "Testable"],
            offers: [SampleSource(property: "samples", content: .listed(samples))],
            context: context(at: location, condition))
    }

    /// What a scan finds of a macro; `nil` for a type.
    func macro(at location: SourceLocation) -> ScannedMacro? {
        guard case .macro(let name) = content else { return nil }
        return ScannedMacro(
            macro: "Preview", displayName: name,
            content: ScannedMacro.Content(
                source: PreviewSource(), samples: [Sample(number: 1, line: location.line)]),
            context: context(at: location, nil))
    }

    private func context(at location: SourceLocation, _ condition: String?) -> ScannedContext {
        ScannedContext(
            location: location, conditions: condition.map { [BranchCondition(required: $0)] } ?? [],
            directives: Directives(batch: batch))
    }
}

/// Names, put together here once more.
extension RandomItem {
    private static func names(
        of content: Content, in path: RelativePath, _ module: String, _ labels: [String?],
        _ configuration: Configuration, batch: String
    ) -> Set<String> {
        let (titles, isState, own) = titles(of: content, in: path)
        let environments = isState ? [] : environments(of: batch)
        let samples = LabelNames.names(
            for: configuration.references.naming == .numbered ? labels.map { _ in nil } : labels)
        let sampleNames = samples.enumerated().map { $1 ?? "\($0 + 1)" }
        let names = titles.flatMap { title in
            ["title \(title)"] + stems(title, environments).map { "\($0).\(isState ? "json" : "png")" }
                + functions(title, environments, sampleNames, configuration.tests.granularity)
        }
        return Set(names.map { "\(module)/\(fold($0))" } + own)
    }

    private static func fold(_ name: String) -> String {
        name.hasPrefix("test") ? name : name.lowercased().uppercased().lowercased()
    }

    private static func titles(
        of content: Content, in path: RelativePath
    ) -> (titles: [String], isState: Bool, own: [String]) {
        switch content {
        case .type(let name, let isState, _): ([TitleMaker.title(ofType: name)], isState, [])
        case .macro(let name?): ([TitleMaker.title(ofMacro: name, in: path)], false, [])
        case .macro(nil):
            // Its number depends on the other unnamed ones of its file.
            (
                (1...12).map { TitleMaker.title(ofMacro: String($0), in: path) }, false,
                ["unnamed in \(path)"]
            )
        }
    }

    /// A screen with more of a name than an environment may have.
    static let longScreen = SnapshotEnvironment.Layout.device(
        Device(name: String(repeating: "x", count: 80), width: 1, height: 1, scale: 1))

    private static func environments(of batch: String) -> [String] {
        switch batch {
        case "regular": ["phone-light", "wide-phone-light"]
        case "fits": ["sizeThatFits-light", "sizeThatFits-dark"]
        case "long": [SnapshotEnvironment(layout: longScreen).name]
        default: [""]
        }
    }

    private static func stems(_ title: String, _ environments: [String]) -> [String] {
        environments.isEmpty ? [title] : environments.map { $0.isEmpty ? title : "\(title)-\($0)" }
    }

    private static func functions(
        _ title: String, _ environments: [String], _ samples: [String], _ granularity: TestSettings.Granularity
    ) -> [String] {
        let whole = "test\(SwiftIdentifier.suffix(title))"
        if granularity == .entry { return [whole] }
        let parts = environments.count > 1 ? environments.map { "\(whole)_\(SwiftIdentifier.suffix($0))" } : [whole]
        if granularity == .environment || samples.count == 1 { return parts }
        return parts.flatMap { part in samples.map { "\(part)_\(SwiftIdentifier.suffix($0))" } }
    }
}
