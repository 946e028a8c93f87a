import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenScan

struct SamplesCall {
    let entry: CatalogEntry

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

    private var type: String {
        let name = SwiftIdentifier.qualified(entry.name ?? "")
        return entry.typeModule.map { "\(SwiftIdentifier.quoted($0)).\(name)" } ?? name
    }

    private var modifier: String { entry.hasModifier ? ", modifier: \(type).Modifier()" : "" }

    private var previewArguments: [String] {
        guard let source = entry.preview, let address = entry.address else { return [] }
        let parts = [SwiftLiteral.string(address.file)] + Self.arguments(of: address)
        return [".init(\(parts.joined(separator: ", ")))"] + traits(of: source)
    }

    /// The size and the orientation; a comment or a rule goes before the traits.
    private func traits(of source: PreviewSource) -> [String] {
        if source.readsTraits, entry.settings.layout == nil { return ["readsTraits: true"] }
        let layout = (entry.settings.layout ?? source.layout).flatMap(Self.frame)
        return (layout.map { ["layout: \($0)"] } ?? []) + (source.isLandscape ? ["isLandscape: true"] : [])
    }

    private static func arguments(of address: PreviewAddress) -> [String] {
        let isAlone = address.members.count == 1
        switch address.name {
        case .computed: return members(of: address)
        case .literal, .none: if !isAlone, address.hasConditions { return members(of: address) }
        }
        let condition = TestGroup.condition(of: address.members[0].map(\.description))
        let others = [
            isAlone ? nil : "\(address.number), of: \(address.members.count)",
            address.hasConditions ? "under: \(SwiftLiteral.string(condition))" : nil,
        ].compactMap { $0 }
        if case .literal(let name) = address.name { return [SwiftLiteral.string(name)] + others }
        return isAlone ? others : ["nil"] + others
    }

    private static func members(of address: PreviewAddress) -> [String] {
        let members = address.members.map { SwiftLiteral.array(address.conditions(of: $0)) }
        return [address.name.literal, "\(address.number)", "of: \(SwiftLiteral.array(members))"]
    }

    private static func frame(_ layout: PreviewLayout) -> String? {
        switch layout {
        case .device: nil
        case .sizeThatFits: ".sizeThatFits"
        case .fixed(let width, let height): ".fixed(width: \(width), height: \(height))"
        }
    }
}

extension PreviewAddress.Name {
    var literal: String {
        switch self {
        case .none: ".none"
        case .literal(let text): ".literal(\(SwiftLiteral.string(text)))"
        case .computed(let names): ".computed(besides: \(SwiftLiteral.array(names.map(SwiftLiteral.string))))"
        }
    }
}
