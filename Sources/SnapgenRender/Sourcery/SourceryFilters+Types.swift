import SnapgenModel
import SnapgenPlan
import SnapgenScan

/// The filters that ask something of a type, or leave in a list the types of which it holds.
extension TemplateFilters {
    typealias Question = @Sendable (_ type: SourceType, _ argument: String) -> Bool

    /// Those that take nothing behind a colon.
    static let questionsOfKind: [String: Question] = {
        let kinds: [ScannedDeclaration.Kind] = [.struct, .enum, .class, .protocol, .extension]
        let ofKinds = kinds.map { kind in (kind.rawValue, { type, _ in type.kind == kind } as Question) }
        let ofAccess = AccessLevel.allCases.map { access in
            (access.rawValue, { type, _ in type.facts.access == access } as Question)
        }
        return Dictionary(uniqueKeysWithValues: ofKinds + ofAccess)
    }()

    /// Those that take a name behind a colon.
    static let questionsOfName: [String: Question] = [
        "annotated": { $0.isAnnotated($1) },
        "based": { $0.based.contains($1) },
        "implements": { $0.implements.contains($1) },
        "inherits": { $0.inherits.contains($1) },
        "extends": { $0.kind == .extension && $0.name == $1 },
    ]

    /// The answer for a type, the types of a list for which it is yes, and anything else as it is.
    static func answer(for value: Any?, _ holds: (SourceType) -> Bool) -> Any? {
        if let type = value as? TypeView { return UserValue.flag(holds(type.type)).any }
        guard let list = StencilValue.list(value) else { return value }
        return list.compactMap { $0 as? TypeView }.filter { holds($0.type) }
    }
}

extension SourceType {
    /// Returns whether the type has an annotation, `skip`, or one of a value, `ns.order = 2`.
    fileprivate func isAnnotated(_ annotation: String) -> Bool {
        let sides = annotation.split(separator: "=", maxSplits: 1).map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        guard sides.count == 2 else { return facts.annotations[annotation] != nil }
        let path = sides[0].split(separator: ".").map(String.init)
        let value = path.reduce(Optional(UserValue.mapping(facts.annotations))) { value, name in
            if case .mapping(let mapping)? = value { mapping[name] } else { nil }
        }
        return value?.line == sides[1]
    }
}
