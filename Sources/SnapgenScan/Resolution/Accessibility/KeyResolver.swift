package import SnapgenConfiguration
package import SnapgenModel

/// A key with the places that set it.
struct ResolvedKey {
    var key: CatalogKey
    var places: [ScannedKeyPlace] = []
}

/// The names of which only all files of a project say whether they matter.
package struct OpenNames: Sendable {
    /// The texts of UI tests that may be identifiers, and are those of no key.
    package var lookups: Set<String> = []
    /// The identifiers that nothing sets in Swift.
    package var unset: Set<String> = []
    /// The files of the views that nothing in the files with keys shows, by their names.
    package var views: [String: RelativePath] = [:]
}

package struct KeyResolver: Sendable {
    private let settings: AccessibilitySettings
    /// The files of the app, sorted by path.
    private let appFiles: [ScannedKeyFile]
    private let testFiles: [ScannedKeyFile]
    private let schemas: SchemaIndex
    private let tables: TableIndex
    private let lookups: KeyLookups

    package init(_ files: [ScannedKeyFile], settings: AccessibilitySettings) {
        self.settings = settings
        let sorted = files.sorted { $0.path < $1.path }
        appFiles = sorted.filter { !$0.isUITest }
        testFiles = sorted.filter(\.isUITest)
        schemas = SchemaIndex(appFiles)
        tables = TableIndex(appFiles, others: testFiles)
        lookups = KeyLookups(testFiles, tables)
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
        let (keys, computed) = resolved()
        return catalog(of: keys, computed)
    }

    /// - Parameter mentioned: Returns those of some names that the project contains somewhere else.
    package func checkedCatalog(
        reportsRawIdentifiers: Bool,
        mentioned: (OpenNames) throws(DiagnosticError) -> (texts: Set<String>, views: Set<String>)
    ) throws(DiagnosticError) -> AccessibilityCatalog {
        var (keys, computed) = resolved()
        let views = unreferredViews(among: keys)
        let unset = Set(keys.filter { $0.key.isSet == .no }.map(\.key.identifier))
        let found = try mentioned(OpenNames(lookups: lookups.candidates(keys), unset: unset, views: views))
        markUnused(in: Set(views.keys).subtracting(found.views), &keys)
        var catalog = catalog(of: keys, computed)
        let checks = SchemaChecks(index: schemas, settings: settings, reportsRawIdentifiers: reportsRawIdentifiers)
        let findings =
            checks.diagnostics + PlaceChecks(appFiles).diagnostics(of: keys)
            + KeyChecks(
                keys: keys, index: schemas, certainUses: certainUses(of: keys), lookups: lookups, mentioned: found.texts
            ).diagnostics
        catalog.diagnostics = (catalog.diagnostics + findings).sortedByPlace()
        return catalog
    }

    /// The uses of keys by their identifiers, by constants with their types, and by properties in files with their schema.
    private func certainUses(of keys: [ResolvedKey]) -> [SourceLocation: [KeyUse]] {
        let names = Dictionary(
            testFiles.map { ($0.path, Set($0.references.keys.flatMap { $0.split(separator: ".") })) },
            uniquingKeysWith: { $0.union($1) })
        let texts = Dictionary(testFiles.map { ($0.path, $0.texts) }) { $0 + $1 }
        return keys.map(\.key).reduce(into: [:]) { certain, key in
            let owner = key.owner.map { $0.lastComponent }
            certain[key.location] = key.uses.filter { use in
                texts[use.path]?.contains { $0.parts == [key.identifier] && $0.location.line == use.line } ?? false
                    || owner.map { names[use.path]?.contains($0) == true } ?? false
            }
        }
    }

    // MARK: - Code that nothing shows

    /// The views that set keys, and that no code in the files with keys refers to, except previews.
    private func unreferredViews(among keys: [ResolvedKey]) -> [String: RelativePath] {
        let setting = Set(keys.flatMap(\.places).compactMap(\.context.type))
        let referred = Set(appFiles.flatMap(\.references.keys).flatMap { $0.split(separator: ".") })
        let views = appFiles.flatMap(\.types).filter { type in
            type.inherited.contains("View") && !type.isPublic && setting.contains(type.name)
                && !referred.contains(type.name.lastComponent)
        }
        return Dictionary(views.map { (String($0.name.lastComponent), $0.location.path) }) { first, _ in first }
    }

    private func markUnused(in views: Set<String>, _ keys: inout [ResolvedKey]) {
        for index in keys.indices {
            for place in keys[index].places.indices {
                let view = keys[index].places[place].context.type.map { String($0.lastComponent) }
                if let view, views.contains(view) { keys[index].places[place].isUnused = true }
            }
            if keys[index].key.isSet == .yes, keys[index].unusedPlace != nil { keys[index].key.isSet = .no }
        }
    }

    // MARK: - Keys

    private func catalog(of keys: [ResolvedKey], _ computed: [KeyPlace]) -> AccessibilityCatalog {
        AccessibilityCatalog(
            identifiers: settings.identifiers, hasUITests: !testFiles.isEmpty, schemas: schemas.schemas,
            keys: keys.map(\.key), computed: computed, unknownLookups: lookups.unknown,
            diagnostics: (appFiles + testFiles).flatMap(\.diagnostics).sortedByPlace())
    }

    /// The keys with their uses, sorted by place, and the places with identifiers that are known at run time only.
    private func resolved() -> ([ResolvedKey], computed: [KeyPlace]) {
        var collection = KeyCollection(schemas: schemas, tables: tables, identifiers: settings.identifiers)
        for file in appFiles {
            for place in file.places { collection.append(place, in: file) }
        }
        let references = KeyReferences(appFiles, schemas)
        let tests = TestReferences(testFiles)
        let keys = collection.keys.map { entry in
            var entry = entry
            entry.key.isSet = references.isSet(entry, tables)
            if !testFiles.isEmpty { (entry.key.isTested, entry.key.uses) = tests.uses(of: entry.key, tables) }
            let kinds = entry.places.map(\.kind) + lookups.known.filter { $0.text == entry.key.identifier }.map(\.kind)
            let classes = Set(kinds.compactMap { $0 }.compactMap { ElementKind.classes[$0] })
            entry.key.libraryClass = classes.count == 1 ? classes.first : nil
            return entry
        }
        return (keys.sorted { ($0.key.location, $0.key.name) < ($1.key.location, $1.key.name) }, collection.computed)
    }
}

extension ResolvedKey {
    /// The first place if only code that nothing uses sets the key.
    var unusedPlace: ScannedKeyPlace? { places.allSatisfy(\.isUnused) ? places.first : nil }
}

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
        (self.schemas, self.tables, self.identifiers) = (schemas, tables, identifiers)
        for (index, schema) in schemas.schemas.enumerated() {
            for property in schema.properties {
                let target = SchemaIndex.Target(root: index, labels: [property.label], owner: index, property: property)
                found[.property(schema: index, label: property.label)] = ResolvedKey(key: key(of: target))
            }
        }
        for (index, constant) in tables.constants.enumerated() where constant.isInTable && constant.text != nil {
            found[.constant(index)] = ResolvedKey(key: key(of: constant))
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
        let place = constant.property.location
        return CatalogKey(
            identifier: constant.text ?? "", origin: .constant, name: constant.name, owner: constant.type,
            module: constant.module, path: place.path, line: place.line, column: place.column)
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
        case .text(let parts):
            guard parts.count == 1 else { break }
            let key = CatalogKey(
                identifier: parts[0], origin: .literal, name: parts[0], owner: nil, module: file.module,
                path: place.location.path, line: place.location.line, column: place.location.column)
            return append(place, parts[0], to: .literal(parts[0]), key)
        case .reference(let names):
            guard let index = tables.find(names, in: scope, file.module), let text = tables.constants[index].text
            else { break }
            return append(place, text, to: .constant(index), key(of: tables.constants[index]))
        case .parameter, .computed: break
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
        found[id, default: ResolvedKey(key: key)].places.append(place)
        found[id]?.key.places.append(KeyPlace(place, identifier: identifier))
    }
}
