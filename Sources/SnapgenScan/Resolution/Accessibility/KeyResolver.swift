package import SnapgenConfiguration
package import SnapgenModel

package struct KeyResolver: Sendable {
    private let settings: AccessibilitySettings
    /// The files of the app, sorted by path.
    private let appFiles: [ScannedKeyFile]
    private let testFiles: [ScannedKeyFile]
    private let schemas: SchemaIndex
    private let tables: TableIndex

    package init(_ files: [ScannedKeyFile], settings: AccessibilitySettings) {
        self.settings = settings
        let sorted = files.sorted { $0.path < $1.path }
        appFiles = sorted.filter { !$0.isUITest }
        testFiles = sorted.filter(\.isUITest)
        schemas = SchemaIndex(appFiles)
        tables = TableIndex(appFiles, others: testFiles)
    }

    /// Returns the schemas without keys, with the errors in them as diagnostics.
    package func checkedSchemas() -> AccessibilityCatalog {
        let findings = SchemaChecks(index: schemas, settings: settings).diagnostics
        let problems = appFiles.flatMap(\.diagnostics) + findings
        return AccessibilityCatalog(
            identifiers: settings.identifiers, schemas: schemas.schemas,
            diagnostics: problems.filter { $0.severity == .error }.sortedByPlace())
    }

    package func catalog() -> AccessibilityCatalog {
        let keys = keys()
        return catalog(of: keys.all, computed: keys.computed)
    }

    /// The texts with which UI tests look elements up, also by constants of their own.
    private var lookups: [(text: String, location: SourceLocation)] {
        let own = TableIndex(testFiles)
        return testFiles.flatMap { file in
            let predicates = file.texts.flatMap { text in
                text.predicate.patterns.filter { $0.count == 1 }.map { pattern in
                    (text: pattern[0], location: SourceLocation(path: file.path, line: text.line, column: 1))
                }
            }
            return predicates
                + file.lookups.compactMap { lookup in
                    switch lookup.value {
                    case .text(let text): (text, lookup.location)
                    case .reference(let names):
                        own.find(names, in: nil, file.module).map { (own.constants[$0].text, lookup.location) }
                    case .keyPath, .computed: nil
                    }
                }
        }
    }

    /// - Parameter mentioned: Returns the texts that the app contains somewhere, so that they may be set, of those of UI
    ///   tests that may be identifiers of no key, and of the identifiers that nothing sets in Swift.
    package func checkedCatalog(
        reportsRawIdentifiers: Bool,
        mentioned: (_ unknown: Set<String>, _ unset: Set<String>) throws(DiagnosticError) -> Set<String>
    ) throws(DiagnosticError) -> AccessibilityCatalog {
        let (all, computed) = keys()
        let (keys, lookups) = (all.map(\.key), lookups)
        let unset = Set(keys.filter { $0.isSet == .no }.map(\.identifier))
        let mentioned = try mentioned(KeyChecks.candidates(lookups, keys), unset)
        var catalog = catalog(of: all, computed: computed)
        let checks = SchemaChecks(index: schemas, settings: settings, reportsRawIdentifiers: reportsRawIdentifiers)
        let findings =
            checks.diagnostics + PlaceChecks(appFiles).diagnostics(of: all)
            + KeyChecks(
                catalog: catalog, index: schemas, certainUses: certainUses(of: keys), lookups: lookups,
                mentioned: mentioned
            ).diagnostics
        catalog.diagnostics = (catalog.diagnostics + findings).sortedByPlace()
        return catalog
    }

    /// The uses of keys by their identifiers, by constants with their types, and by properties in files with their schema.
    private func certainUses(of keys: [CatalogKey]) -> [SourceLocation: [KeyUse]] {
        let names = Dictionary(
            testFiles.map { ($0.path, Set($0.references.keys.flatMap { $0.split(separator: ".") })) }
        ) {
            $0.union($1)
        }
        let texts = Dictionary(testFiles.map { ($0.path, $0.texts) }) { $0 + $1 }
        return keys.reduce(into: [:]) { certain, key in
            let owner = key.owner.map { $0.lastComponent }
            certain[key.location] = key.uses.filter { use in
                let isText = texts[use.path]?.contains { $0.parts == [key.identifier] && $0.line == use.line } ?? false
                return isText || owner.map { names[use.path]?.contains($0) == true } ?? false
            }
        }
    }

    private func catalog(of keys: [ResolvedKey], computed: [KeyPlace]) -> AccessibilityCatalog {
        AccessibilityCatalog(
            identifiers: settings.identifiers, hasUITests: !testFiles.isEmpty, schemas: schemas.schemas,
            keys: keys.map(\.key), computed: computed,
            diagnostics: (appFiles + testFiles).flatMap(\.diagnostics).sortedByPlace())
    }

    /// The keys with their uses, sorted by place, and the places with identifiers that are known at run time only.
    private func keys() -> (all: [ResolvedKey], computed: [KeyPlace]) {
        var keys = KeyCollection(schemas: schemas, tables: tables, identifiers: settings.identifiers)
        for file in appFiles {
            for place in file.places { keys.append(place, in: file) }
        }
        let references = KeyReferences(appFiles, schemas)
        let tests = TestReferences(testFiles)
        let all = keys.keys.map { entry in
            var entry = entry
            entry.key.isSet = references.isSet(entry.key, tables)
            if !testFiles.isEmpty { (entry.key.isTested, entry.key.uses) = tests.uses(of: entry.key, tables) }
            return entry
        }
        return (all.sorted { ($0.key.location, $0.key.name) < ($1.key.location, $1.key.name) }, keys.computed)
    }
}

typealias ResolvedKey = (key: CatalogKey, places: [ScannedKeyPlace])

private struct KeyCollection {
    private enum ID: Hashable {
        case property(schema: Int, label: String)
        case constant(Int)
        case literal(String)
    }

    private let schemas: SchemaIndex
    private let tables: TableIndex
    private let identifiers: AccessibilitySettings.Identifiers
    private var found: [ID: ResolvedKey] = [:]
    private(set) var computed: [KeyPlace] = []

    var keys: some Collection<ResolvedKey> { found.values }

    init(schemas: SchemaIndex, tables: TableIndex, identifiers: AccessibilitySettings.Identifiers) {
        self.schemas = schemas
        self.tables = tables
        self.identifiers = identifiers
        for (index, schema) in schemas.schemas.enumerated() {
            for property in schema.properties {
                let target = SchemaIndex.Target(root: index, labels: [property.label], owner: index, property: property)
                found[.property(schema: index, label: property.label)] = (key(of: target), [])
            }
        }
        for (index, constant) in tables.constants.enumerated() where constant.isInTable {
            found[.constant(index)] = (key(of: constant), [])
        }
    }

    private func key(of target: SchemaIndex.Target) -> CatalogKey {
        let owner = schemas.schemas[target.owner]
        return CatalogKey(
            identifier: schemas.identifier(of: target, identifiers), origin: .schema,
            name: "\(owner.name).\(target.label)", owner: owner.name, module: owner.module,
            isList: target.property?.list != nil, path: owner.path, line: target.property?.line ?? owner.line,
            column: target.property?.column ?? owner.column)
    }

    private func key(of constant: TableIndex.Constant) -> CatalogKey {
        CatalogKey(
            identifier: constant.text, origin: .constant, name: constant.name, owner: constant.type,
            module: constant.module, path: constant.property.location.path, line: constant.property.location.line,
            column: constant.property.location.column)
    }

    mutating func append(_ place: ScannedKeyPlace, in file: ScannedKeyFile) {
        var place = place
        let scope = place.context.type
        if keepsParts(place.context.identifier, in: scope, file.module) { place.context.identifier = nil }
        switch place.value {
        case .keyPath(let names, _):
            guard let target = schemas.target(of: names, in: scope ?? "", file.module) else { break }
            let id = ID.property(schema: target.owner, label: target.label)
            return append(place, schemas.identifier(of: target, identifiers), to: id, key(of: target))
        case .text(let text):
            let key = CatalogKey(
                identifier: text, origin: .literal, name: text, owner: nil, module: file.module,
                path: place.location.path, line: place.location.line, column: place.location.column)
            return append(place, text, to: .literal(text), key)
        case .reference(let names):
            guard let index = tables.find(names, in: scope, file.module) else { break }
            let constant = tables.constants[index]
            return append(place, constant.text, to: .constant(index), key(of: constant))
        case .computed: break
        }
        computed.append(KeyPlace(place))
    }

    /// Returns whether a modifier sets the key of a component, which becomes a container of its parts.
    private func keepsParts(_ modifier: ScannedViewContext.Modifier?, in scope: String?, _ module: String) -> Bool {
        guard let names = modifier?.keyPath else { return false }
        let type = schemas.target(of: names, in: scope ?? "", module)?.property?.type
        return type.map { !SchemaIndex.primitives.contains($0) } ?? true
    }

    private mutating func append(_ place: ScannedKeyPlace, _ identifier: String, to id: ID, _ key: CatalogKey) {
        var entry = found[id] ?? (key, [])
        entry.places.append(place)
        entry.key.places.append(KeyPlace(place, identifier: identifier))
        found[id] = entry
    }
}
