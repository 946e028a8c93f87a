import SnapgenModel

struct PlaceChecks {
    private var uses: [RelativePath: [String: [ScannedViewContext]]] = [:]

    init(_ files: [ScannedKeyFile]) {
        for file in files { uses[file.path] = file.memberUses }
    }

    func diagnostics(of keys: [ResolvedKey]) -> [Diagnostic] {
        keys.flatMap { entry in
            let places = entry.places.filter { !$0.isPassed }.map { place in
                Place(scanned: place, expansions: expansions(of: place.context, in: uses[place.location.path] ?? [:]))
            }
            let problems = places.flatMap { place in [inLoop, replaced, hidden].compactMap { $0(place, entry.key) } }
            return problems + repetitions(of: entry.key, places)
        }
    }

    private struct Place {
        var scanned: ScannedKeyPlace
        var expansions: [ScannedViewContext]

        var mayBeRemoved: Bool { expansions.contains(where: \.mayBeRemoved) }

        var item: String? {
            if case .keyPath(_, let item) = scanned.value { item } else { nil }
        }
    }

    /// Returns the code around an expression for each use of the member that contains it.
    private func expansions(
        of context: ScannedViewContext, in uses: [String: [ScannedViewContext]], around outer: Set<String> = []
    ) -> [ScannedViewContext] {
        guard let member = context.member, outer.count < Self.deepest else { return [context] }
        let id = context.id(ofMember: member)
        let found = (uses[id] ?? []).filter { $0.member != member }
        guard !found.isEmpty, !outer.contains(id) else { return [context] }
        let all = found.flatMap { expansions(of: $0.around(context), in: uses, around: outer.union([id])) }
        return Array(all.prefix(Self.mostExpansions))
    }

    private static let (deepest, mostExpansions) = (4, 32)

    private func inLoop(_ place: Place, _ key: CatalogKey) -> Diagnostic? {
        // A function that sets the identifier of an object may be called in a loop and create the object once.
        let contexts = place.scanned.target == nil ? place.expansions : [place.scanned.context]
        guard !key.isList || place.scanned.repeatsItem, contexts.contains(where: \.isInLoop) else { return nil }
        let isSchema = key.origin == .schema
        let advice =
            key.isList
            ? "pass an 'item:' that differs for each of them"
            : isSchema
                ? "declare a list, and set it with 'item:'" : "add what distinguishes the views to the identifier"
        return Diagnostic(
            .scalarKeyInLoop, isSchema ? .warning : .note,
            "\(key.quoted) is set in a loop, so several views have it; \(advice)", at: place.scanned.location)
    }

    private func replaced(_ place: Place, _ key: CatalogKey) -> Diagnostic? {
        guard let modifier = place.expansions.first?.identifier, place.expansions.allSatisfy({ $0.identifier != nil })
        else { return nil }
        return Diagnostic(
            .identifierOverKeys, .warning,
            "'\(modifier.code)' of a view around replaces \(key.quoted); put '.accessibilityElement(children: .contain)' "
                + "before it",
            at: place.scanned.location)
    }

    private func hidden(_ place: Place, _ key: CatalogKey) -> Diagnostic? {
        guard let modifier = place.expansions.first?.hiding, place.expansions.allSatisfy({ $0.hiding != nil })
        else { return nil }
        let isElement = modifier.code.hasPrefix(".accessibilityElement")
        return Diagnostic(
            .containerHidesKeys, .warning,
            "'\(modifier.code)' of a view around hides \(key.quoted) from UI tests; "
                + (isElement ? "use 'children: .contain', or remove the key" : "remove one of the two"),
            at: place.scanned.location)
    }

    private func repetitions(of key: CatalogKey, _ places: [Place]) -> [Diagnostic] {
        places.indices.dropFirst().compactMap { index in
            let earlier = places[..<index]
            if let first = earlier.first(where: { areTogether($0, places[index], key) }) {
                let isCertain = !first.mayBeRemoved && !places[index].mayBeRemoved
                return repetition(of: key, first, places[index], isCertain ? .warning : .note)
            }
            let type = places[index].scanned.context.type
            guard !key.isList, let first = earlier.first(where: { $0.scanned.context.type != type }),
                !earlier.contains(where: { $0.scanned.context.type == type })
            else { return nil }
            return repetition(of: key, first, places[index], .note)
        }
    }

    private func repetition(
        of key: CatalogKey, _ first: Place, _ second: Place, _ severity: Diagnostic.Severity
    ) -> Diagnostic {
        let id: DiagnosticID = key.origin == .literal ? .duplicateIdentifier : .keySetTwice
        let problem = "\(key.quoted) is set here and at \(first.scanned.location.pathAndLine)"
        let advice =
            severity == .warning
            ? "a test cannot tell the views apart; give each its own"
            : "a test cannot tell the views apart if both are on the screen"
        return Diagnostic(id, severity, "\(problem); \(advice)", at: second.scanned.location)
    }

    private func areTogether(_ first: Place, _ second: Place, _ key: CatalogKey) -> Bool {
        let (one, other) = (first.scanned, second.scanned)
        guard one.context.type == other.context.type, one.context.type != nil,
            one.location.path == other.location.path
        else { return false }
        if key.isList, first.item != second.item { return false }
        if let target = one.target, target == other.target { return false }
        if one.isObject(of: other) || other.isObject(of: one) { return false }
        return first.expansions.contains { context in
            second.expansions.contains { $0.member == context.member && !$0.excludes(context) }
        }
    }
}

extension ScannedKeyPlace {
    /// Returns whether the object of a place is the value of the property that contains this one.
    fileprivate func isObject(of other: ScannedKeyPlace) -> Bool {
        guard let member = context.member, let target = other.target else { return false }
        return target == member || target.hasSuffix(".\(member)")
    }
}

extension ScannedViewContext {
    fileprivate func around(_ inner: ScannedViewContext) -> ScannedViewContext {
        var context = self
        context.branches = inner.branches + branches
        context.isInLoop = (isInLoop && !inner.isChosen) || inner.isInLoop
        context.isChosen = isChosen || inner.isChosen
        context.mayBeRemoved = mayBeRemoved || inner.mayBeRemoved
        context.hiding = inner.hiding ?? hiding
        context.identifier = inner.identifier ?? identifier
        return context
    }
}

extension CatalogKey {
    var quoted: String {
        origin == .literal ? "the identifier '\(identifier)'" : "'\(name)'"
    }
}
