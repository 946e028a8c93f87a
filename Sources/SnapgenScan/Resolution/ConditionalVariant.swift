import SnapgenConfiguration
import SnapgenModel

/// A combination of a type's declaration and its conformance: `#if` may choose among several of each.
struct ConditionalVariant {
    let type: Int
    /// The position of the declaration that makes it conform: the same, or an extension.
    let conformance: Int
    let contexts: [ScannedContext]

    private init(type: Int, conformance: Int, in index: TypeIndex) {
        self.type = type
        self.conformance = conformance
        self.contexts = (type == conformance ? [type] : [type, conformance]).map { index.declarations[$0].context }
    }

    var conditions: [BranchCondition] { contexts.flatMap(\.conditions).distinct { $0 } }

    var availability: [String] { contexts.flatMap(\.availability).distinct { $0 } }

    /// The directives before both; those before an extension override the others.
    var directives: Directives { contexts.map(\.directives).reduce(Directives()) { $0.overridden(by: $1) } }

    /// Returns the variants of a type, of which no two have the same declaration and the same conditions.
    ///
    /// `group` has the positions of the type's declarations and extensions, and `conforming` those that make it
    /// conform.
    static func all(of group: [Int], conforming: [Int], in index: TypeIndex) -> [ConditionalVariant] {
        let types = group.filter { index.declarations[$0].isType }
        let others = types.filter { !conforming.contains($0) }
        let variants = conforming.flatMap { position in
            let isAlone = types.isEmpty || types.contains(position)
            return (isAlone ? [position] : others).map { Self(type: $0, conformance: position, in: index) }
        }
        return variants.filter(\.isPossible).distinct { variant -> [AnyHashable] in
            [types.isEmpty ? -1 : variant.type, variant.conditions]
        }
    }

    private var isPossible: Bool {
        guard let first = contexts.first, let last = contexts.last else { return false }
        return !first.conditions.excludes(last.conditions)
    }
}
