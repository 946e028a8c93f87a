import SnapgenModel

struct PlaceChecks {
    private var uses: [RelativePath: [String: [ScannedViewContext]]] = [:]
    /// The code around the calls that create components, by the last names of their types.
    private var creations: [String: [ScannedViewContext]] = [:]

    init(_ files: [ScannedKeyFile]) {
        for file in files {
            uses[file.path] = file.memberUses
            creations.merge(file.creations) { $0 + $1 }
        }
        let names = files.flatMap(\.types).filter { $0.kind != .extension }.map { String($0.name.lastComponent) }
        for (name, types) in Dictionary(grouping: names, by: \.self) where types.count > 1 { creations[name] = nil }
    }

    func diagnostics(of keys: [ResolvedKey]) -> [Diagnostic] {
        keys.flatMap { entry in
            let places = entry.places.filter { !$0.isPassed && !$0.isUnused }.map { place in
                Place(scanned: place, expansions: expansions(of: place.context, in: uses[place.location.path] ?? [:]))
            }
            let problems = places.flatMap { place in
                [inLoop, replaced, hidden, shownAgain].compactMap { $0(place, entry.key) }
            }
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

    /// Finds a key in a member or a component that several views show, without a key around that tells them apart.
    private func shownAgain(_ place: Place, _ key: CatalogKey) -> Diagnostic? {
        guard !key.isList, place.scanned.target == nil, !place.expansions.contains(where: \.isInLoop) else {
            return nil
        }
        let shown = place.expansions.filter { !$0.hasKeyAround }.flatMap { context in
            let name = context.type.map { String($0.lastComponent) } ?? ""
            let isWhole = ["body", "makeBody"].contains(context.member)
            return isWhole ? creations[name]?.map { $0.around(context) } ?? [context] : [context]
        }.filter { !$0.hasKeyAround && !$0.mayBeRemoved }
        let repeated = shown.indices.contains { first in
            shown[..<first].contains { other in
                other.type == shown[first].type && other.member == shown[first].member && !other.excludes(shown[first])
            }
        }
        guard repeated || shown.contains(where: \.isInLoop) else { return nil }
        return Diagnostic(
            !repeated ? .scalarKeyInLoop : key.origin == .literal ? .duplicateIdentifier : .keySetTwice,
            key.origin == .schema ? .warning : .note,
            "several views show \(key.quoted), because '\(place.scanned.context.type ?? "")' is shown more than once; set "
                + "a key on each use of it", at: place.scanned.location)
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
        let advice =
            severity == .warning
            ? "a test cannot tell the views apart; give each its own"
            : "a test cannot tell the views apart if both are on the screen"
        return Diagnostic(
            key.origin == .literal ? .duplicateIdentifier : .keySetTwice, severity,
            "\(key.quoted) is set here and at \(first.scanned.location.pathAndLine); \(advice)",
            at: second.scanned.location)
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

extension CatalogKey {
    var quoted: String {
        origin == .literal ? "the identifier '\(identifier)'" : "'\(name)'"
    }
}
