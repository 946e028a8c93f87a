import SnapgenModel

/// The expression that makes the samples of an entry.
struct SamplesCall {
    private let entry: CatalogEntry

    init(_ entry: CatalogEntry) {
        self.entry = entry
    }

    /// The Swift source.
    var text: String {
        switch entry.kind {
        case .macro: ".preview(\(previewArguments.joined(separator: ", ")))"
        case .previews: ".previews(of: \(SwiftLiteral.string("\(entry.module).\(entry.name ?? "")")))"
        case .samples: ".samples(\(type).samples\(modifier))"
        case .asyncSamples:
            // Without the type, 'try' is a warning where the function does not throw.
            ".samples(try await (\(type).samples as @MainActor () async throws -> _)()\(modifier))"
        }
    }

    /// The type, behind its module if that is known.
    private var type: String {
        let name = SwiftIdentifier.qualified(entry.name ?? "")
        return entry.typeModule.map { "\(SwiftIdentifier.quoted($0)).\(name)" } ?? name
    }

    /// The argument for the modifier of the samples; empty for none.
    private var modifier: String { entry.hasModifier ? ", modifier: \(type).Modifier()" : "" }

    private var previewArguments: [String] {
        guard let source = entry.preview, let address = entry.address else { return [] }
        let layout = (entry.settings.layout ?? source.layout).flatMap(Self.frame)
        let others = [
            layout.map { "layout: \($0)" },
            source.readsTraits && layout == nil ? "readsTraits: true" : nil,
            source.isLandscape ? "isLandscape: true" : nil,
        ]
        return [SwiftLiteral.string(address.file)] + Self.arguments(of: address) + others.compactMap { $0 }
    }

    /// The name of a preview, and its position if several have the name.
    private static func arguments(of address: PreviewAddress) -> [String] {
        let isConditional = address.hasConditions
        let members = address.members.map { SwiftLiteral.array(isConditional ? $0.flatMap(\.constants) : []) }
        let position = ["\(address.number)", "of: \(SwiftLiteral.array(members))"]
        switch address.name {
        case .computed(let names):
            return ["besides: \(SwiftLiteral.array(names.map(SwiftLiteral.string)))"] + position
        case .none where isConditional: return ["nil"] + position
        case .literal(let name) where isConditional: return [SwiftLiteral.string(name)] + position
        case .none where members.count == 1: return []
        case .literal(let name) where members.count == 1: return [SwiftLiteral.string(name)]
        case .none: return ["nil", "\(address.number)", "of: \(members.count)"]
        case .literal(let name): return [SwiftLiteral.string(name), "\(address.number)", "of: \(members.count)"]
        }
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
