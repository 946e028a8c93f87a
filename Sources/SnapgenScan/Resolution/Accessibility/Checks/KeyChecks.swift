import SnapgenModel
import SnapgenNames

struct KeyChecks {
    let keys: [ResolvedKey]
    let index: SchemaIndex
    /// The uses that certainly mean a key, by its place.
    let certainUses: [SourceLocation: [KeyUse]]
    let lookups: KeyLookups
    /// The texts that are elsewhere in the app, as in a storyboard, so that they may be set.
    let mentioned: Set<String>

    var diagnostics: [Diagnostic] { unknown + unset + duplicates + untested }

    private var unknown: [Diagnostic] {
        let texts = lookups.candidates(keys).subtracting(mentioned)
        let known = Set(keys.filter { $0.key.isSet != .no }.map(\.key.identifier)).sorted()
        return lookups.known.filter { texts.contains($0.text) }.map { lookup in
            let near = Suggestion.nearest(to: lookup.text, in: known).map { "'\($0)'" }
            let hint = near.isEmpty ? "" : "; the nearest are \(near.listed(with: "and"))"
            return Diagnostic(
                .unknownIdentifier, .warning, "no view has the identifier '\(lookup.text)'\(hint)", at: lookup.location)
        }
    }

    private var unset: [Diagnostic] {
        let set = Set(keys.filter { $0.key.isSet == .yes }.map(\.key.identifier))
        return keys.compactMap { entry in
            let key = entry.key
            guard key.isSet == .no, !set.contains(key.identifier), !mentioned.contains(key.identifier), isExpected(key)
            else { return nil }
            let member = entry.unusedPlace.map { [$0.context.type, $0.context.member].compactMap { $0 } } ?? []
            let problem =
                "\(key.quoted) is set "
                + (member.isEmpty ? "nowhere" : "only in '\(member.joined(separator: "."))', which nothing shows")
            let setIt = key.origin == .schema ? "set it with .accessibilityKey" : "set it"
            guard let uses = certainUses[key.location], !uses.isEmpty else {
                let severity: Diagnostic.Severity = key.isTested == .no ? .note : .warning
                return Diagnostic(.unsetKey, severity, "\(problem); \(setIt), or remove it", at: key.location)
            }
            let places = uses.prefix(3).map { "\($0.path):\($0.line)" } + (uses.count > 3 ? ["others"] : [])
            return Diagnostic(
                .unsetKey, .error, "\(problem), and UI tests use it at \(places.listed(with: "and")); \(setIt)",
                at: key.location)
        }
    }

    /// Returns whether a view should have a key: groups are no views, and without any place that sets keys, the code of
    /// the views was not read.
    private func isExpected(_ key: CatalogKey) -> Bool {
        guard keys.contains(where: { $0.key.origin == key.origin && !$0.places.isEmpty }) else { return false }
        guard key.origin == .schema else { return key.origin == .constant }
        let schema = index.schemas.first { $0.name == key.owner && $0.module == key.module && $0.path == key.path }
        let property = schema?.properties.first { ($0.line, $0.column) == (key.line, key.column) }
        guard let property, !property.isComputed else { return false }
        return index.part(of: property).map { index.schemas[$0].kind } != .group
    }

    private var duplicates: [Diagnostic] {
        let groups = Dictionary(grouping: keys.filter(isDeclared).map(\.key), by: \.identifier)
        return groups.values.filter { $0.count > 1 }.flatMap { keys in
            // The same identifier in a schema and in another declaration is that of a view whose tests change step by step.
            keys.dropFirst().filter { ($0.origin == .schema) == (keys[0].origin == .schema) }
                .map { duplicate($0, of: keys[0]) }
        }
    }

    /// Returns whether the identifier is written out, and certainly meant as one.
    private func isDeclared(_ entry: ResolvedKey) -> Bool {
        switch entry.key.origin {
        case .schema: !entry.key.identifier.hasSuffix(entry.key.name)
        case .constant: true
        case .literal: entry.places.contains { !$0.isPassed }
        }
    }

    private func duplicate(_ key: CatalogKey, of first: CatalogKey) -> Diagnostic {
        let root = { (key: CatalogKey) in key.owner?.split(separator: ".").first }
        let isMistake = key.origin == .schema || (key.origin == .constant && root(key) == root(first))
        let names = key.origin == .literal ? "it" : key.quoted
        let other = first.origin == .literal ? "the view" : first.quoted
        return Diagnostic(
            .duplicateIdentifier, isMistake ? .warning : .note,
            "\(names) has the identifier '\(key.identifier)', which \(other) at \(first.location.pathAndLine) has too; "
                + (isMistake ? "give each its own" : "use one declaration, or give each its own"),
            at: key.location)
    }

    private var untested: [Diagnostic] {
        let privates = Set(index.schemas.filter(\.isPrivate).map(\.location.path))
        let tested = Set(keys.map(\.key).filter { $0.isTested == .yes }.map(\.identifier))
        return keys.compactMap { entry -> Diagnostic? in
            let key = entry.key
            guard key.isTested == .no, key.isSet == .yes, !tested.contains(key.identifier),
                key.origin != .schema || !privates.contains(key.path)
            else { return nil }
            return Diagnostic(.untestedKey, .note, "no UI test uses \(key.quoted)", at: key.location)
        }
    }
}
