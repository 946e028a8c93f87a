import SnapgenModel
import SnapgenNames

struct KeyChecks {
    let catalog: AccessibilityCatalog
    let index: SchemaIndex
    /// The uses that certainly mean a key, by its name and place.
    let certainUses: [SourceLocation: [KeyUse]]
    /// The texts with which UI tests look elements up.
    let lookups: [(text: String, location: SourceLocation)]
    /// The texts that are elsewhere in the app, as in a storyboard, so that they may be set.
    let mentioned: Set<String>

    var diagnostics: [Diagnostic] { unknown + unset + duplicates + untested }

    // MARK: - Identifiers of tests

    /// The texts of tests that may be identifiers, and are those of no key.
    static func candidates(
        _ lookups: [(text: String, location: SourceLocation)], _ keys: [CatalogKey]
    ) -> Set<String> {
        let known = Set(keys.flatMap { [$0.identifier] + $0.places.compactMap(\.identifier) })
        return Set(lookups.map(\.text)).filter { text in
            text.looksLikeIdentifier && !known.contains(text) && !known.contains(String(text.prefix { $0 != "[" }))
        }
    }

    private var unknown: [Diagnostic] {
        let texts = Self.candidates(lookups, catalog.keys).subtracting(mentioned)
        let known = Set(catalog.keys.filter { $0.isSet != .no }.map(\.identifier)).sorted()
        return lookups.filter { texts.contains($0.text) }.map { lookup in
            let near = Suggestion.nearest(to: lookup.text, in: known).map { "'\($0)'" }
            let hint = near.isEmpty ? "" : "; the nearest are \(near.listed(with: "and"))"
            return Diagnostic(
                .unknownIdentifier, .warning, "no view has the identifier '\(lookup.text)'\(hint)", at: lookup.location)
        }
    }

    // MARK: - Keys

    private var unset: [Diagnostic] {
        let set = Set(catalog.keys.filter { $0.isSet == .yes }.map(\.identifier))
        let keys = catalog.keys.filter {
            $0.isSet == .no && !set.contains($0.identifier) && !mentioned.contains($0.identifier) && isExpected($0)
        }
        return keys.map { key in
            let setIt = key.origin == .schema ? "set it with .accessibilityKey" : "set it"
            if let uses = certainUses[key.location], !uses.isEmpty {
                let places = uses.prefix(3).map { "\($0.path):\($0.line)" } + (uses.count > 3 ? ["others"] : [])
                return Diagnostic(
                    .unsetKey, .error,
                    "\(key.quoted) is set nowhere, and UI tests use it at \(places.listed(with: "and")); \(setIt)",
                    at: key.location)
            }
            let severity: Diagnostic.Severity = key.isTested == .no ? .note : .warning
            return Diagnostic(
                .unsetKey, severity, "\(key.quoted) is set nowhere; \(setIt), or remove it", at: key.location)
        }
    }

    /// Returns whether a view should have a key: groups are no views, and without any place that sets keys, the code of
    /// the views was not read.
    private func isExpected(_ key: CatalogKey) -> Bool {
        guard key.origin == .schema else { return hasPlaces(of: .constant) }
        return hasPlaces(of: .schema) && !isGroupOrComputed(key)
    }

    private func hasPlaces(of origin: CatalogKey.Origin) -> Bool {
        catalog.keys.contains { $0.origin == origin && !$0.places.isEmpty }
    }

    private func isGroupOrComputed(_ key: CatalogKey) -> Bool {
        let schema = catalog.schemas.first { $0.name == key.owner && $0.module == key.module && $0.path == key.path }
        guard
            let property = schema?.properties.first(where: { ($0.line, $0.column) == (key.line, key.column) })
        else {
            return true
        }
        return property.isComputed || index.part(of: property).map { index.schemas[$0].kind } == .group
    }

    private var duplicates: [Diagnostic] {
        let groups = Dictionary(grouping: catalog.keys.filter(isDeclared), by: \.identifier)
        return groups.values.filter { $0.count > 1 }.flatMap { keys in
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
        let names = key.origin == .literal ? "it" : key.quoted
        return Diagnostic(
            .duplicateIdentifier, isMistake ? .warning : .note,
            "\(names) has the identifier '\(key.identifier)', which \(first.description) has too; "
                + (isMistake ? "give each its own" : "use one declaration, or give each its own"),
            at: key.location)
    }

    private var untested: [Diagnostic] {
        let privates = Set(catalog.schemas.filter(\.isPrivate).map(\.location.path))
        let tested = Set(catalog.keys.filter { $0.isTested == .yes }.map(\.identifier))
        let keys = catalog.keys.filter { key in
            key.isTested == .no && key.isSet == .yes && !tested.contains(key.identifier)
                && !(key.origin == .schema && privates.contains(key.path))
        }
        return keys.map { Diagnostic(.untestedKey, .note, "no UI test uses \($0.quoted)", at: $0.location) }
    }
}

extension CatalogKey {
    fileprivate var description: String {
        origin == .literal ? "the view at \(location.pathAndLine)" : "\(quoted) at \(location.pathAndLine)"
    }
}

extension String {
    /// Indicates whether a text is an identifier rather than words that are shown: one word of several parts, such as
    /// `list-cancel`, `listCancel` and `List.cancel`.
    fileprivate var looksLikeIdentifier: Bool {
        guard let first, first.isLetter, count > 3,
            allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:/[]".contains($0)) })
        else { return false }
        let parts = split { "-_.:/[".contains($0) }
        if contains("://") || Self.domains.contains(String(parts.last ?? "")) { return false }
        if contains("_") || (contains(".") && parts.count > 1 && last != ".") { return true }
        let isHumped = zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
        // "Wi-Fi" and "Sign-in" are words.
        return first.isLowercase && (isHumped || (parts.count > 1 && count > 7))
            || (first.isUppercase && parts.count > 2)
    }

    private static let domains: Set<String> = ["com", "org", "net", "io", "de", "html", "app", "png", "pdf", "txt"]
}
