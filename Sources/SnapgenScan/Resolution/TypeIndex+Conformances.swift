import SnapgenConfiguration

struct Ancestry {
    /// Protocols, base classes and typealiases of the scanned sources, nearest first.
    var declared: [TypeKey] = []
    var external: Set<String> = []
}

typealias Claim = (by: CatalogProtocol, declarations: [Int], hasModifier: Bool)

/// Conformances through refining protocols, typealiases, compositions and base classes.
extension TypeIndex {
    /// Everything above a declaration, breadth first; a cycle ends where it began.
    func ancestry(of declaration: Int) -> Ancestry {
        var ancestry = Ancestry()
        var seen: Set<TypeKey> = []
        var waiting = [declaration][...]
        while let child = waiting.popFirst().map({ declarations[$0] }) {
            for name in child.inherited {
                guard let key = lookUp(name, in: child.outerScope) else {
                    ancestry.external.insert(name)
                    continue
                }
                guard seen.insert(key).inserted else { continue }
                ancestry.declared.append(key)
                waiting += all(of: key)
            }
        }
        return ancestry
    }

    func claim(on declarations: [Int], by protocols: [CatalogProtocol]) -> Claim? {
        let ancestries = declarations.map { (declaration: $0, ancestry: ancestry(of: $0)) }
        for candidate in protocols {
            // A protocol of the sources with the same name does not hide that of the library.
            let external = ancestries.filter { $0.ancestry.reaches(candidate) }
            let claimants =
                external.isEmpty ? ancestries.filter { declaredProtocol(candidate, in: $0.ancestry) != nil } : external
            guard let first = claimants.first, !isNamesake(candidate, of: first.ancestry, declarations) else {
                continue
            }
            let hasModifier = candidate.isOfViews && hasModifier(candidate, first.ancestry)
            return (candidate, claimants.map(\.declaration), hasModifier)
        }
        return nil
    }

    /// Returns whether a class conforms because a base class does, so that the program has no record of it.
    func inheritsConformance(_ declaration: Int, to conformed: CatalogProtocol) -> Bool {
        ancestry(of: declaration).declared.contains { key in
            primaries(of: key).contains { declarations[$0].kind == .class }
                && claim(on: all(of: key), by: [conformed]) != nil
        }
    }

    /// Returns whether a protocol of the sources only has the name of one of snapgen's: types that conform to it have
    /// no samples.
    private func isNamesake(_ candidate: CatalogProtocol, of ancestry: Ancestry, _ declarations: [Int]) -> Bool {
        candidate.kind != .previews && CatalogProtocol.standard.contains(candidate) && !ancestry.reaches(candidate)
            && !declaresSamples(own: declarations)
    }

    private func declaredProtocol(_ candidate: CatalogProtocol, in ancestry: Ancestry) -> TypeKey? {
        ancestry.declared.first { key in
            key.name == candidate.name && primaries(of: key).contains { self.declarations[$0].kind == .protocol }
        }
    }

    /// The protocols of views in snapgen's own library have a `Modifier`; a declared protocol has one if it requires
    /// one.
    private func hasModifier(_ candidate: CatalogProtocol, _ ancestry: Ancestry) -> Bool {
        guard let key = declaredProtocol(candidate, in: ancestry) else {
            return CatalogProtocol.ofViews.contains { $0.name == candidate.name }
        }
        let own = primaries(of: key)
        let above = own.map { self.ancestry(of: $0) }
        let refined = above.flatMap(\.declared).flatMap { primaries(of: $0) }
        return (own + refined).contains { self.declarations[$0].associatedTypes.contains("Modifier") }
            || above.contains { CatalogProtocol.ofViews.contains(where: $0.reaches) }
    }
}

extension Ancestry {
    fileprivate func reaches(_ candidate: CatalogProtocol) -> Bool { external.contains(where: candidate.isNamed) }
}

extension CatalogProtocol {
    fileprivate var isOfViews: Bool { strategy == .image && kind != .previews }

    /// The protocols of snapgen's own library whose conforming types list views.
    fileprivate static let ofViews = standard.filter(\.isOfViews)

    /// Returns whether a name that is declared elsewhere means this protocol, with or without its module in front.
    fileprivate func isNamed(_ written: String) -> Bool { written == name || written.splitAtDot?.rest == name }
}
