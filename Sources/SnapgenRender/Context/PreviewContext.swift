import SnapgenModel

/// The context of the code of one `#Preview`.
///
/// The code stands in a function of its own and not in the test, where unqualified names would find what the test class
/// declares.
struct PreviewContext {
    private let entry: CatalogEntry
    private let source: PreviewSource
    private let function: String

    /// The schema of `value`; `properties` and `statements` are Swift source, `place` is a comment.
    static let schema = TemplateSchema.object([
        "place": .text,
        "availability": .list(.text),
        "enclosing_type": .text,
        "access": .text,
        "function": .text,
        "arguments": .text,
        "opening": .text,
        "properties": .list(.text),
        "statements": .text,
    ])

    /// The functions of the macros in each of `groups`, one for each entry, in the first group that tests it.
    static func all(in groups: [TestGroup], names: PreviewNames) -> [[PreviewContext]] {
        var seen: Set<String> = []
        return groups.map { group in
            group.tests.filter { $0.entry.preview != nil && seen.insert($0.entry.id).inserted }
                .compactMap { PreviewContext($0.entry, names: names) }
        }
    }

    /// The context of an entry, or `nil` where it has no code to carry.
    init?(_ entry: CatalogEntry, names: PreviewNames) {
        guard let source = entry.preview else { return nil }
        self.entry = entry
        self.source = source
        function = names.function(of: entry)
    }

    /// The call of the function in a test.
    var call: String {
        [source.enclosingType.map(SwiftIdentifier.qualified), "\(function)()"].compactMap { $0 }
            .joined(separator: ".")
    }

    /// The values of the function.
    var value: TemplateValue {
        .object([
            "place": .text(SwiftLiteral.comment("\(entry.path):\(entry.line)")),
            "availability": .texts(entry.availability),
            "enclosing_type": .text(source.enclosingType.map(SwiftIdentifier.qualified) ?? ""),
            "access": .text(source.enclosingType == nil ? "private" : "fileprivate static"),
            "function": .text(function),
            "arguments": .text(arguments),
            "opening": .text(opening),
            "properties": .texts(source.properties),
            "statements": .text(source.statements),
        ])
    }

    /// The closure's first line; empty where a function takes its place among the arguments.
    private var opening: String {
        if source.function != nil { return "" }
        return source.signature.map { "{ \($0) in" } ?? "{"
    }

    private var arguments: String {
        let layout = (entry.settings.layout ?? source.layout).flatMap(Self.frame)
        let arguments = [
            layout.map { "layout: \($0)" },
            source.isLandscape ? "isLandscape: true" : nil,
            source.arguments.map { "arguments: \($0)" },
            source.function,
        ].compactMap { $0 }
        return arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    }

    /// `nil` for the size of the environment.
    private static func frame(_ layout: PreviewLayout) -> String? {
        switch layout {
        case .device: nil
        case .sizeThatFits: ".sizeThatFits"
        case .fixed(let width, let height): ".fixed(width: \(width), height: \(height))"
        }
    }
}
