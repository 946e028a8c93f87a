import SnapgenConfiguration

struct TypeEntryBuilder {
    let index: TypeIndex
    /// The first that a type conforms to takes it.
    let protocols: [CatalogProtocol]

    func candidates() -> [Candidate] { index.groups().flatMap(candidates).withoutIndistinctProviders() }

    /// The candidates of a type, which may have another protocol in another branch of an `#if`.
    private func candidates(of group: [Int]) -> [Candidate] {
        guard let claim = index.claim(on: group, by: protocols) else { return [] }
        let conditions = { (position: Int) in index.declarations[position].context.conditions }
        let rest = group.filter { position in
            claim.declarations.allSatisfy { conditions($0).excludes(conditions(position)) }
        }
        return candidates(for: claim, of: group) + candidates(of: rest)
    }

    private func candidates(for claim: Claim, of group: [Int]) -> [Candidate] {
        let isProvider = claim.by.kind == .previews
        return ConditionalVariant.all(of: group, conforming: claim.declarations, in: index).map { variant in
            let type = index.declarations[variant.type]
            let own = own(variant, in: group)
            let settings = isProvider ? own.flatMap { index.declarations[$0].offers }.map(\.settings) : []
            let isHidden = isProvider && (index.isPrivate(type) || type.name.isDottedRawName)
            let isMissing = isHidden && index.inheritsConformance(variant.conformance, to: claim.by)
            return Candidate(
                entry: entry(variant, claim, own),
                modifiers: settings.reduce(Directives()) { $0.overridden(by: $1) },
                directives: variant.directives,
                places: variant.contexts.map(\.location),
                conditions: variant.conditions,
                isHidden: isHidden,
                obstacle: index.obstacle(
                    of: type, by: index.declarations[variant.conformance], isProvider: isProvider)
                    ?? (isMissing ? Self.missing : nil))
        }
    }

    private static let missing =
        "it inherits its conformance, so that tests find it only if it is internal and has no dot in its name; "
        + "make it internal, or rename it"

    private func entry(_ variant: ConditionalVariant, _ claim: Claim, _ own: [Int]) -> CatalogEntry {
        let type = index.declarations[variant.type]
        let isProvider = claim.by.kind == .previews
        let name = isProvider ? index.programName(of: type) : index.declaredName(of: index.typeKey(of: type))
        let origin = index.origin(of: index.typeKey(of: type))
        // Not written before the name if it means something else in a test.
        let module = origin.flatMap { index.isHidden($0) ? nil : $0 }
        // Any import of its file may lead to a type that is not scanned; no test names one of snapgen's library.
        let imports = module == nil ? origin.map { [$0] } ?? type.file.imports : []
        return CatalogEntry(
            id: "\(type.module).\(name)",
            kind: claim.by.kind,
            strategy: claim.by.strategy,
            name: name,
            title: TitleMaker.title(ofType: name),
            module: type.module,
            location: type.context.location,
            samples: index.samples(of: isProvider ? .previews : .samples, own: own),
            declaration: CatalogEntry.Declaration(
                catalogName: claim.by.name,
                typeModule: module,
                hasModifier: claim.hasModifier,
                conditions: variant.conditions.map(\.description),
                availability: variant.availability,
                imports: imports.filter { $0 != type.module && $0 != "SnapgenCatalog" },
                effects: claim.by.kind == .asyncSamples ? index.effects(own: own) : nil))
    }

    /// The declaration of a variant and those that are compiled together with it.
    private func own(_ variant: ConditionalVariant, in group: [Int]) -> [Int] {
        let type = index.declarations[variant.type]
        let declarations = type.isType ? group : index.all(of: index.typeKey(of: type))
        let others = declarations.filter { position in
            let other = index.declarations[position]
            return position != variant.type && !(type.isType && other.isType)
                && !other.context.conditions.excludes(variant.conditions)
        }
        return [variant.type] + others
    }
}

extension TypeIndex {
    /// The name of a type in the program, which knows no alias of the type around it.
    fileprivate func programName(of type: SourcedDeclaration) -> String {
        let name = declaredName(of: typeKey(of: type))
        let outer = String(name.dropLast(name.lastComponent.count + 1))
        let key = lookUp(outer, in: LookupScope(type.file)).map(followingAliases)
        return key.map { "\(declaredName(of: $0))\(name.dropFirst(outer.count))" } ?? name
    }

    /// The declarations of each type that may be an entry, as positions in the index, its own before its extensions.
    ///
    /// A module that makes another module's type conform has the entry, so its extensions are a group of their own.
    fileprivate func groups() -> [[Int]] {
        let positions = declarations.indices.compactMap { position in
            groupKey(of: declarations[position]).map { (key: $0, position: position) }
        }
        return Dictionary(grouping: positions, by: \.key).values.map { ownFirst($0.map(\.position)) }
    }

    private func groupKey(of declaration: SourcedDeclaration) -> TypeKey? {
        if declaration.isType { return typeKey(of: declaration) }
        guard declaration.kind == .extension else { return nil }
        let key = typeKey(of: declaration)
        guard primaries(of: key).allSatisfy({ declarations[$0].isType }) else { return nil }
        return key.module == declaration.module ? key : TypeKey(module: declaration.module, name: key.name)
    }

    func ownFirst(_ group: [Int]) -> [Int] {
        group.filter { declarations[$0].kind != .extension } + group.filter { declarations[$0].kind == .extension }
    }
}

extension SourcedDeclaration {
    var isType: Bool { ![.protocol, .typealias, .extension].contains(self.kind) }
}

extension [Candidate] {
    /// The same entries without tests for private providers that have the name of another one in their module: a test
    /// finds a provider by its name.
    fileprivate func withoutIndistinctProviders() -> [Candidate] {
        if !contains(where: \.isHidden) { return self }
        let named = Dictionary(grouping: filter { $0.entry.kind == .previews }) { [$0.entry.module, $0.entry.name] }
        return map { candidate in
            var candidate = candidate
            let namesakes = named[[candidate.entry.module, candidate.entry.name], default: []]
            // The candidate is among its namesakes.
            let conditions = candidate.conditions
            let isAlone = namesakes.count { !$0.conditions.excludes(conditions) } <= 1
            if candidate.isHidden, candidate.obstacle == nil, !isAlone {
                candidate.obstacle =
                    "another provider of its module has the same name, by which tests find it; rename one of them"
            }
            return candidate
        }
    }
}
