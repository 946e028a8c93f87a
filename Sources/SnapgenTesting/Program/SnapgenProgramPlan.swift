import SnapgenPreviews

struct SnapgenProgramPlan: Sendable {
    typealias File = (previews: [SnapgenPreviewAddress.Name], conditional: [SnapgenPreviewAddress.Name])

    private(set) var modules: [String: Bool] = [:]
    private(set) var files: [String: File] = [:]
    private(set) var providers: Set<String> = []
    private(set) var conditionalProviders: Set<String> = []

    mutating func add(module: String, isWhole: Bool = true) { modules[module] = isWhole }

    mutating func add(
        _ file: String, previews: [SnapgenPreviewAddress.Name] = [], conditional: [SnapgenPreviewAddress.Name] = [],
        providers: [String] = [], conditionalProviders: [String] = []
    ) {
        files[file] = (previews, conditional)
        self.providers.formUnion(providers)
        self.conditionalProviders.formUnion(conditionalProviders)
    }
}

extension SnapgenListedPreview {
    fileprivate var module: String { String(file.prefix { $0 != "/" }) }
    fileprivate var text: String {
        guard case .name(let name) = displayName else { return "\(file):\(line)" }
        return "\(file):\(line) '\(name)'"
    }
}

struct ProgramComparison {
    private let plan: SnapgenProgramPlan
    private let previews: [String: [SnapgenListedPreview]]
    private let providers: Set<String>
    private let modules: Set<String>

    init(_ plan: SnapgenProgramPlan, previews: [SnapgenListedPreview], providers: [String]) {
        self.plan = plan
        self.previews = Dictionary(grouping: previews, by: \.file)
        self.providers = Set(providers)
        modules = Set(previews.map(\.module) + providers.map(Self.module))
    }

    var problems: [String] {
        let extra = previews.sorted { $0.key < $1.key }.flatMap { self.extra(in: $0.key, $0.value) }
        let unknown = extra.filter(\.isOfPreviewMacro).map(\.text) + extraProviders
        let next = "run 'snapgen generate'\(extraProviders.isEmpty ? "" : ", and move providers out of functions")"
        let others = extra.filter { !$0.isOfPreviewMacro }.map(\.text)
        return [
            Self.sentence(unknown, "has no test", "have no test", next),
            Self.sentence(
                others, "is declared by another macro", "are declared by other macros",
                "the sources show no '#Preview' there, so it gets no test"),
            Self.sentence(
                missing, "has a test and is not in the program", "have tests and are not in the program",
                "run 'snapgen generate', or see why at the failures of these tests"),
        ].compactMap { $0 }
    }

    private static func sentence(_ all: [String], _ one: String, _ many: String, _ next: String) -> String? {
        if all.isEmpty { return nil }
        let count = all.count == 1 ? "1 preview \(one)" : "\(all.count) previews \(many)"
        return "\(count): \(next): \(all.joined(separator: ", "))"
    }

    private static func module(of name: String) -> String { String(name.prefix { $0 != "." }) }
}

extension ProgramComparison {
    /// The previews of a file that the plan does not contain.
    private func extra(in file: String, _ previews: [SnapgenListedPreview]) -> [SnapgenListedPreview] {
        guard let planned = plan.files[file] else {
            let isWhole = previews.first.flatMap { plan.modules[$0.module] } ?? false
            return isWhole ? previews : []
        }
        let names = planned.previews + planned.conditional
        return Self.unpaired(previews.filter(\.displayName.isKnown), names) { $1.matches($0.displayName) }
    }

    /// Returns the elements for which there is no partner left among others.
    private static func unpaired<Element, Other>(
        _ elements: [Element], _ others: [Other], _ isPair: (Element, Other) -> Bool
    ) -> [Element] {
        var left = others
        return elements.filter { element in
            guard let index = left.firstIndex(where: { isPair(element, $0) }) else { return true }
            left.remove(at: index)
            return false
        }
    }

    private var extraProviders: [String] {
        let known = plan.providers.union(plan.conditionalProviders)
        return providers.subtracting(known).filter { plan.modules[Self.module(of: $0)] ?? false }.sorted()
    }

    /// The previews of the plan that the program does not contain, although it contains their module.
    private var missing: [String] {
        let files = plan.files.sorted { $0.key < $1.key }.flatMap { file, planned in
            modules.contains(String(file.prefix { $0 != "/" })) ? missing(in: file, planned) : []
        }
        return files + plan.providers.subtracting(providers).filter { modules.contains(Self.module(of: $0)) }.sorted()
    }

    private func missing(in file: String, _ planned: SnapgenProgramPlan.File) -> [String] {
        let all = previews[file] ?? []
        let names = all.map(\.displayName).filter(\.isKnown)
        let gone = Self.unpaired(planned.previews, names) { $0.matches($1) }
        // A preview that is not made here may be any of these.
        return gone.dropLast(all.count { !$0.displayName.isKnown }).map { "\(file)\($0.text)" }
    }
}

extension SnapgenPreviewAddress.Name {
    fileprivate var text: String {
        switch self {
        case .none: " without a name"
        case .literal(let name): " '\(name)'"
        case .computed: " with a computed name"
        }
    }
}
