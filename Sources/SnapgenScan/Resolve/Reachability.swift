import SnapgenModel

/// Whether a test can name a type, and what to do where it cannot.
struct Reachability {
    let index: TypeIndex

    /// What keeps a test from using a type, or `nil` where nothing does.
    func obstacle(of type: SourcedDeclaration, by conformance: SourcedDeclaration) -> Candidate.Obstacle? {
        let outer = outerTypes(of: type)
        if type.context.isLocal {
            return .unreachable(
                reason: "it is declared inside a function, where no test can reach it; move it to the file's top level")
        }
        if type.context.isPrivate || outer.contains(where: \.context.isPrivate) {
            return .unreachable(reason: "it is private, so no test can reach it; make it internal")
        }
        if type.declaration.isGeneric || conformance.declaration.isGeneric
            || outer.contains(where: \.declaration.isGeneric)
        {
            return .unreachable(
                reason: "it is generic, so no test knows for which types to make it; "
                    + "let a type without parameters offer its samples")
        }
        if (type.context.availability + conformance.context.availability).contains(where: isUnavailable) {
            return .unreachable(
                reason: "it is unavailable, so no test can use it; let another type offer its samples")
        }
        return nil
    }

    /// Whether an `@available` attribute takes a declaration away from everybody, whatever its message.
    private func isUnavailable(_ attribute: String) -> Bool {
        attribute.filter { !$0.isWhitespace }.hasPrefix("@available(*,unavailable")
    }

    /// The declarations of the types around it, which an extension may have put into another file.
    private func outerTypes(of type: SourcedDeclaration) -> [SourcedDeclaration] {
        let names = type.name.split(separator: ".")
        return names.indices.dropFirst().flatMap { end in
            let scope = LookupScope(module: type.module, path: type.path, types: [])
            let name = names[..<end].joined(separator: ".")
            guard case .declared(let key) = index.lookUp(name, in: scope) else { return [SourcedDeclaration]() }
            return index.primaries(of: key).map { index.declarations[$0] }
        }
    }
}
