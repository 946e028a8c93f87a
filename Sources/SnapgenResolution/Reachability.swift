import SnapgenModel

/// Indicates whether a test can name a type, and what to do where it cannot.
struct Reachability {
    let index: TypeIndex

    /// The reason for which no test can use a type; `nil` if a test can.
    func obstacle(of type: SourcedDeclaration, by conformance: SourcedDeclaration) -> Candidate.Obstacle? {
        let outer = outerTypes(of: type)
        if type.context.isLocal {
            return .unreachable(
                reason: "it is declared inside a function, where no test can reach it; move it to the file's top level")
        }
        if type.context.isPrivate || outer.contains(where: \.context.isPrivate) {
            return .unreachable(reason: "it is private, so no test can reach it; make it internal")
        }
        if type.isGeneric || conformance.isGeneric
            || outer.contains(where: \.isGeneric)
        {
            return .unreachable(
                reason: "it is generic, so no test knows for which types to make it; "
                    + "let a type without parameters offer its samples")
        }
        if type.context.isBroken || conformance.context.isBroken {
            return .unreachable(reason: ScannedContext.brokenReason)
        }
        if type.name.isDottedRawName {
            return .unreachable(
                reason: "its name or that of a type around it has a dot, which no test can name; rename it")
        }
        if type.context.isUnavailable || conformance.context.isUnavailable {
            return .unreachable(
                reason: "it is unavailable, so no test can use it; let another type offer its samples")
        }
        return nil
    }

    /// The reason for which no test can use code from a type or an extension of it; `nil` if a test can.
    func obstacle(ofCodeIn type: String, _ module: String, _ path: RelativePath) -> String? {
        let advice = "move it to the file's top level"
        let names = type.dottedComponents
        for end in 1...max(1, names.count) {
            let name = names.prefix(end).joined(separator: ".")
            guard case .declared(let key) = index.lookUp(name, in: LookupScope(module: module, path: path, types: []))
            else { return "it stands in an extension of '\(type)', which the sources do not declare; \(advice)" }
            let declarations = index.primaries(of: key).map { index.declarations[$0] }
            if declarations.contains(where: { [.protocol, .typealias].contains($0.kind) }) {
                return "it stands in an extension of '\(type)', which is no type of its own; \(advice)"
            }
            if declarations.contains(where: \.context.isPrivate) {
                return "it stands in a private type, which no test can reach; \(advice)"
            }
            if declarations.contains(where: \.isGeneric) {
                return "it stands in a generic type, and no test knows for which types to make it; \(advice)"
            }
        }
        return nil
    }

    /// The declarations of the types around it, which an extension may have put into another file.
    private func outerTypes(of type: SourcedDeclaration) -> [SourcedDeclaration] {
        let names = type.name.dottedComponents
        return names.indices.dropFirst().flatMap { end in
            let scope = LookupScope(module: type.module, path: type.path, types: [])
            let name = names[..<end].joined(separator: ".")
            guard case .declared(let key) = index.lookUp(name, in: scope) else { return [SourcedDeclaration]() }
            return index.primaries(of: key).map { index.declarations[$0] }
        }
    }
}
