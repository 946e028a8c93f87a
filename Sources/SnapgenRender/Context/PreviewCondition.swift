import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenScan

extension CatalogEntry {
    var samplesCall: String {
        switch kind {
        case .macro: ".preview(\(previewArguments.joined(separator: ", ")))"
        case .previews: ".previews(of: \(SwiftLiteral.string("\(module).\(name ?? "")")))"
        case .samples: ".samples(\(typeName).samples\(modifier))"
        case .asyncSamples:
            ".samples(\(declaration.effects.map { "\($0) \(typeName).samples()" } ?? unseenCall)\(modifier))"
        }
    }

    /// Without the type, 'try' is a warning where the function does not throw.
    private var unseenCall: String { "try await (\(typeName).samples as @MainActor () async throws -> _)()" }

    /// The same entry, without a module before its name of which SwiftUI has a type.
    var besideSwiftUI: CatalogEntry {
        guard let module = declaration.typeModule, FrameworkTypes.names.contains(module) else { return self }
        var entry = self
        entry.declaration.typeModule = nil
        return entry
    }

    private var typeName: String {
        let name = SwiftIdentifier.qualified(name ?? "")
        return declaration.typeModule.map { "\(SwiftIdentifier.quoted($0)).\(name)" } ?? name
    }

    private var modifier: String { declaration.hasModifier ? ", modifier: \(typeName).Modifier()" : "" }

    private var previewArguments: [String] {
        guard let source = declaration.preview, let address = declaration.address else { return [] }
        let parts = [SwiftLiteral.string(address.file)] + Self.arguments(of: address)
        return [".init(\(parts.joined(separator: ", ")))"] + traits(of: source)
    }

    /// The size and the orientation; a comment or a rule goes before the traits.
    private func traits(of source: PreviewSource) -> [String] {
        if source.readsTraits, settings.layout == nil { return ["readsTraits: true"] }
        let layout = (settings.layout ?? source.layout).flatMap(Self.frame)
        return (layout.map { ["layout: \($0)"] } ?? []) + (source.isLandscape ? ["isLandscape: true"] : [])
    }

    private static func arguments(of address: PreviewAddress) -> [String] {
        let isAlone = address.members.count == 1
        if case .computed = address.name { return members(of: address) }
        if !isAlone, address.hasConditions { return members(of: address) }
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

/// A condition of an `#if` around a preview, whose value in the build of the tests the tests of a source file state.
struct PreviewCondition: Hashable {
    let text: String
    let file: String

    /// The name of the constant with the value; files share none, so that a change of one file changes its tests only.
    var name: String { "snapgenCondition_\(StableHash.short("\(file) \(text)"))" }

    static func all(in tests: some Sequence<PlannedTest>) -> [PreviewCondition] {
        Set(tests.compactMap(\.entry.declaration.address).flatMap(\.undecided)).sorted { $0.name < $1.name }
    }

    static let members: TemplateMembers<PreviewCondition> = [
        "name": .text { $0.name },
        "condition": .text { $0.text },
        "condition_literal": .text { SwiftLiteral.string($0.text) },
    ]

    func code(declaring introducer: String) -> String {
        let start = "    \(introducer) \(name) = SnapgenCondition(\(SwiftLiteral.string(text)), "
        return "#if \(text)\n\(start)true)\n#else\n\(start)false)\n#endif\n"
    }
}

extension PreviewAddress {
    private var decided: [String: Bool] {
        let own = members[number - 1].flatMap(\.literals)
        return Dictionary(own.map { ($0.text, $0.isRequired) }) { first, _ in first }
    }

    fileprivate var undecided: [PreviewCondition] {
        let decided = decided
        return members.joined().flatMap(\.literals).filter { decided[$0.text] == nil }
            .map { PreviewCondition(text: $0.text, file: file) }
    }

    func conditions(of member: [BranchCondition]) -> [String] {
        let decided = decided
        return member.flatMap(\.literals).map { text, isRequired in
            let constant = PreviewCondition(text: text, file: file).name
            let value = decided[text].map { "SnapgenCondition(\(SwiftLiteral.string(text)), \($0))" }
            return (isRequired ? "" : "!") + (value ?? constant)
        }
    }
}

extension BranchCondition {
    fileprivate var literals: [(text: String, isRequired: Bool)] {
        denied.map { ($0, false) } + [required].compactMap { $0.map { ($0, true) } }
    }
}
