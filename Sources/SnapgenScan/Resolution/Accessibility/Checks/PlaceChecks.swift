import SnapgenModel

struct PlaceChecks {
    private let uses: [RelativePath: [String: [ViewContext]]]
    /// The code around the calls that create components, by the last names of their types.
    private let creations: [String: [ViewContext]]

    init(_ files: [ScannedKeyFile]) {
        uses = Dictionary(files.map { ($0.path, $0.surroundings) }) { _, last in last }
        let names = files.flatMap(\.types).filter { $0.keyword != .extension }.map { String($0.name.lastComponent) }
        let namesakes = Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }
        creations = Dictionary(files.flatMap(\.surroundings), uniquingKeysWith: +)
            .filter { namesakes[$0.key] == nil }.mapValues { $0.filter { $0.type != nil } }
    }

    func diagnostics(of keys: [CatalogKey]) -> [Diagnostic] {
        keys.flatMap { key in
            let places = key.places.filter { !$0.isPassed && !$0.isUnused }.map { place in
                var place = place
                place.expansions = expansions(of: place.context, in: uses[place.location.path] ?? [:])
                return place
            }
            return places.flatMap { diagnostics(of: $0, key) } + repetitions(of: key, places)
        }
    }

    private func expansions(
        of context: ViewContext, in uses: [String: [ViewContext]], around outer: Set<String> = []
    ) -> [ViewContext] {
        guard let member = context.member, outer.count < Self.deepest, !outer.contains(member) else { return [context] }
        let found = (uses[member] ?? []).filter { $0.member != member && $0.type == context.type }
        guard !found.isEmpty else { return [context] }
        let all = found.flatMap { expansions(of: $0.around(context), in: uses, around: outer.union([member])) }
        return Array(all.prefix(Self.mostExpansions))
    }

    private static let (deepest, mostExpansions) = (4, 32)

    // MARK: - Single places

    private func diagnostics(of place: KeyPlace, _ key: CatalogKey) -> [Diagnostic] {
        let severity = key.origin == .schema ? Diagnostic.Severity.warning : .note
        let hiding = place.hiding.map { code in
            let advice =
                code.hasPrefix(".accessibilityElement")
                ? "use 'children: .contain', or remove the key"
                : code.contains("dentifier") || code.hasPrefix(".accessibilityKey")
                    ? "put '.accessibilityElement(children: .contain)' before it, or remove one of the two"
                    : "remove one of the two"
            return "'\(code)' of a view around hides \(key.quoted) from UI tests; \(advice)"
        }
        let again = showsAgain(place, key)
        let rules: [(id: DiagnosticID, severity: Diagnostic.Severity, message: String?)] = [
            (.scalarKeyInLoop, severity, inLoop(place, key)), (.containerHidesKeys, .warning, hiding),
            (again?.isInLoop == true ? .scalarKeyInLoop : repeated(key), severity, again?.message),
        ]
        return rules.compactMap { rule in
            rule.message.map { Diagnostic(rule.id, rule.severity, $0, at: place.location) }
        }
    }

    private func inLoop(_ place: KeyPlace, _ key: CatalogKey) -> String? {
        // A function that sets the identifier of an object may be called in a loop and create the object once.
        let contexts = place.target == nil ? place.expansions : [place.context]
        guard !key.isList || place.repeatsItem, contexts.contains(where: \.isInLoop) else { return nil }
        let advice =
            key.isList
            ? "pass an 'item:' that differs for each of them"
            : key.origin == .schema
                ? "declare a list, and set it with 'item:'" : "add what distinguishes the views to the identifier"
        if let group = place.kind, ["Group", "Section"].contains(group) {
            return "\(key.quoted) is set on a '\(group)', so all views in it have it; set it on the one that is meant"
        }
        return "\(key.quoted) is set in a loop, so several views have it; \(advice)"
    }

    /// Finds a key in a member or a component that several views show, without a key around that tells them apart.
    private func showsAgain(_ place: KeyPlace, _ key: CatalogKey) -> (isInLoop: Bool, message: String)? {
        guard !key.isList, place.target == nil, !place.expansions.contains(where: \.isInLoop) else { return nil }
        let shown = place.expansions.filter { !$0.hasKeyAround }.flatMap { context in
            let created = ["body", "makeBody"].contains(context.member) ? creations[context.typeName] : nil
            return created?.map { $0.around(context) } ?? [context]
        }.filter { !$0.hasKeyAround && !$0.mayBeRemoved }
        let isRepeated = shown.indices.contains { index in
            shown[..<index].contains { other in
                other.type == shown[index].type && other.member == shown[index].member && !other.excludes(shown[index])
            }
        }
        guard isRepeated || shown.contains(where: \.isInLoop) else { return nil }
        let type = place.context.type ?? ""
        return (
            !isRepeated,
            "several views show \(key.quoted), because '\(type)' is shown more than once; set a key on each use of it"
        )
    }

    // MARK: - Several places

    private func repeated(_ key: CatalogKey) -> DiagnosticID {
        key.origin == .literal ? .duplicateIdentifier : .keySetTwice
    }

    private func repetitions(of key: CatalogKey, _ places: [KeyPlace]) -> [Diagnostic] {
        places.indices.dropFirst().compactMap { index in
            let (place, earlier) = (places[index], places[..<index])
            let together = earlier.first { areTogether($0, place, key) }
            let isFirstOfType = !earlier.contains { $0.context.type == place.context.type }
            guard let first = together ?? (isFirstOfType && !key.isList ? earlier.first : nil) else { return nil }
            let isCertain = together != nil && !first.mayBeRemoved && !place.mayBeRemoved
            return Diagnostic(
                repeated(key), isCertain ? .warning : .note,
                "\(key.quoted) is set here and at \(first.location.pathAndLine); a test cannot tell the views apart"
                    + (isCertain ? "; give each its own" : " if both are on the screen"), at: place.location)
        }
    }

    private func areTogether(_ first: KeyPlace, _ second: KeyPlace, _ key: CatalogKey) -> Bool {
        guard first.context.type == second.context.type, first.context.type != nil,
            first.location.path == second.location.path, !key.isList || first.item == second.item,
            first.target == nil || first.target != second.target, !first.isObject(of: second),
            !second.isObject(of: first)
        else { return false }
        return first.expansions.contains { context in
            second.expansions.contains { $0.member == context.member && !$0.excludes(context) }
        }
    }
}

extension KeyPlace {
    fileprivate var mayBeRemoved: Bool { expansions.contains(where: \.mayBeRemoved) }

    /// The code of a modifier that hides the place in every use.
    fileprivate var hiding: String? { expansions.allSatisfy { $0.hiding != nil } ? expansions.first?.hiding : nil }

    /// Returns whether the object of a place is the value of the property that contains this one.
    fileprivate func isObject(of other: KeyPlace) -> Bool {
        guard let member = context.member, let target = other.target else { return false }
        return target == member || target.hasSuffix(".\(member)")
    }
}
