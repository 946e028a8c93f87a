import SnapgenModel
import SnapgenNames

struct KeyChecks {
    let catalog: AccessibilityCatalog
    /// The look-ups of texts that may be identifiers, and are those of no key.
    let lookups: [TestUses.Lookup]
    let mentions: Mentions

    private var keys: [CatalogKey] { catalog.keys }

    var diagnostics: [Diagnostic] { unknown + unset + duplicates + untested }

    private func identifiers(where isWanted: (CatalogKey) -> Bool) -> Set<String> {
        Set(keys.filter(isWanted).map(\.identifier))
    }

    /// The look-ups of texts that are nowhere; where views have identifiers made of data, only those that are similar
    /// to an identifier are certain to be wrong.
    private var unknown: [Diagnostic] {
        let known = identifiers { $0.isSet != .no }.sorted()
        let areOfData = catalog.computed.contains(where: \.isOfData)
        let missing = Dictionary(grouping: lookups.filter { !isMentioned($0.text) }, by: \.text)
        return missing.flatMap { text, lookups in
            let near = Suggestion.nearest(to: text, in: known).map { "'\($0)'" }
            let other = areOfData ? ", unless data makes it" : ""
            let hint = near.isEmpty ? other : "; the nearest are \(near.listed(with: "and"))"
            let severity: Diagnostic.Severity = near.isEmpty && areOfData ? .note : .warning
            let problem = "no view has the identifier '\(text)'\(hint)"
            return lookups.map { Diagnostic(.unknownIdentifier, severity, problem, at: $0.location) }
        }
    }

    /// Returns whether a text is somewhere, or may be made of a literal and something else.
    private func isMentioned(_ text: String) -> Bool {
        text.sources.contains { mentions.inSources[$0] != nil || mentions.elsewhere.contains($0) }
    }

    private var unset: [Diagnostic] {
        let set = identifiers { $0.isSet != .no }
        // Without any place that sets keys, the code of the views was not read.
        let origins = Set(keys.filter { !$0.places.isEmpty }.map(\.origin))
        return keys.filter { key in
            key.isSet == .no && key.isExpected && origins.contains(key.origin) && !set.contains(key.identifier)
                && !mentions.elsewhere.contains(key.identifier)
        }.map(unset)
    }

    private func unset(_ key: CatalogKey) -> Diagnostic {
        let member = key.unusedPlace.map { [$0.context.type, $0.context.member].compactMap { $0 } } ?? []
        let problem =
            "\(key.quoted) is set "
            + (member.isEmpty ? "nowhere" : "only in '\(member.joined(separator: "."))', which nothing shows")
        let setIt = key.origin == .schema ? "set it with .accessibilityKey" : "set it"
        let uses = key.tests.certainUses
        if uses.isEmpty {
            let severity: Diagnostic.Severity = key.tests.useKey == .no ? .note : .warning
            return Diagnostic(.unsetKey, severity, "\(problem); \(setIt), or remove it", at: key.location)
        }
        let places = uses.prefix(3).map { "\($0.path):\($0.line)" } + (uses.count > 3 ? ["others"] : [])
        return Diagnostic(
            .unsetKey, .error, "\(problem), and UI tests use it at \(places.listed(with: "and")); \(setIt)",
            at: key.location)
    }

    private var duplicates: [Diagnostic] {
        let groups = Dictionary(grouping: keys.filter(isDeclared), by: \.identifier)
        return groups.values.flatMap { keys in
            // The same identifier in a schema and in another declaration is that of a view whose tests change step by step.
            keys.dropFirst().filter { ($0.origin == .schema) == (keys[0].origin == .schema) }
                .map { duplicate($0, of: keys[0]) }
        }
    }

    /// Returns whether the identifier is written out, and certainly meant as one.
    private func isDeclared(_ key: CatalogKey) -> Bool {
        switch key.origin {
        case .schema: !key.identifier.hasSuffix(key.name)
        case .constant: true
        case .literal: key.places.contains { !$0.isPassed }
        }
    }

    private func duplicate(_ key: CatalogKey, of first: CatalogKey) -> Diagnostic {
        let root = { (key: CatalogKey) in key.owner?.split(separator: ".").first }
        let isMistake = key.origin == .schema || (key.origin == .constant && root(key) == root(first))
        return Diagnostic(
            .duplicateIdentifier, isMistake ? .warning : .note,
            "the identifier '\(key.identifier)' is also that of \(first.quoted) at \(first.location.pathAndLine); use one "
                + "declaration, or give each its own", at: key.location)
    }

    private var untested: [Diagnostic] {
        let tested = identifiers { $0.tests.useKey == .yes }
        return keys.filter { $0.tests.useKey == .no && $0.isSet == .yes && !tested.contains($0.identifier) }
            .map { Diagnostic(.untestedKey, .note, "no UI test uses \($0.quoted)", at: $0.location) }
    }
}
