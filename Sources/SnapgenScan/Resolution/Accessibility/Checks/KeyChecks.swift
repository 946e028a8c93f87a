import SnapgenModel

struct KeyChecks {
    let catalog: AccessibilityCatalog
    let index: SchemaIndex

    var diagnostics: [Diagnostic] { unset + duplicates + untested }

    private var unset: [Diagnostic] {
        let set = Set(catalog.keys.filter { $0.isSet == .yes }.map(\.identifier))
        let keys = catalog.keys.filter { $0.isSet == .no && !set.contains($0.identifier) && isExpected($0) }
        return keys.map { key in
            let advice = (key.origin == .schema ? "set it with .accessibilityKey" : "set it") + ", or remove it"
            return Diagnostic(.unsetKey, .warning, "\(key.quoted) is set nowhere; \(advice)", at: key.location)
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
            keys.dropFirst().map { duplicate($0, of: keys[0]) }
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
