package import SnapgenConfiguration
import SnapgenModel

package struct KeyResolver: Sendable {
    private let settings: AccessibilitySettings
    /// The files of the app, sorted by path.
    let appFiles: [ScannedKeyFile]
    private let testFiles: [ScannedKeyFile]
    let schemas: SchemaIndex
    let tables: TableIndex

    package init(_ files: [ScannedKeyFile], settings: AccessibilitySettings = AccessibilitySettings()) {
        self.settings = settings
        let sorted = files.sorted { $0.path < $1.path }
        appFiles = sorted.filter { !$0.isUITest }
        testFiles = sorted.filter(\.isUITest)
        schemas = SchemaIndex(appFiles)
        tables = TableIndex(appFiles)
    }

    /// Returns the names in the headings of files that may declare more schemas than the files read so far.
    package static func headings(after files: [ScannedKeyFile]) -> Set<HeadingName> {
        SchemaIndex(files.filter { !$0.isUITest }).headings
    }

    /// Returns the schemas without keys, with the errors in them as diagnostics.
    package func checkedSchemas() -> AccessibilityCatalog {
        let findings = SchemaChecks(schemas, settings, reportsRawIdentifiers: false).diagnostics
        let problems = appFiles.flatMap(\.diagnostics) + findings
        return AccessibilityCatalog(
            identifiers: settings.identifiers, schemas: schemas.schemas,
            diagnostics: problems.filter { $0.severity == .error }.sortedByPlace())
    }

    /// `hasUITests` is `true` if UI tests were read, also those without any key.
    package func catalog(hasUITests: Bool) -> AccessibilityCatalog {
        catalog(of: keys(hasUITests: hasUITests), hasUITests: hasUITests)
    }

    /// The catalog with the mistakes in it as diagnostics.
    package func checkedCatalog(hasUITests: Bool, reportsRawIdentifiers: Bool) -> AccessibilityCatalog {
        let keys = keys(hasUITests: hasUITests)
        var catalog = catalog(of: keys, hasUITests: hasUITests)
        var findings = SchemaChecks(schemas, settings, reportsRawIdentifiers: reportsRawIdentifiers).diagnostics
        findings += PlaceChecks(appFiles).diagnostics(of: keys.all)
        findings += KeyChecks(catalog, schemas).diagnostics
        catalog.diagnostics = (catalog.diagnostics + findings).sortedByPlace()
        return catalog
    }

    private func catalog(of keys: KeyCollection, hasUITests: Bool) -> AccessibilityCatalog {
        AccessibilityCatalog(
            identifiers: settings.identifiers, hasUITests: hasUITests, schemas: schemas.schemas,
            keys: keys.all.map(\.key),
            computed: keys.computed, diagnostics: (appFiles + testFiles).flatMap(\.diagnostics).sortedByPlace())
    }

    private func keys(hasUITests: Bool) -> KeyCollection {
        var keys = KeyCollection(schemas: schemas, tables: tables, settings: settings)
        for file in appFiles {
            for place in file.places { keys.append(place, in: file) }
        }
        let references = KeyReferences(appFiles, schemas)
        let tests = TestReferences(testFiles)
        keys.complete { key in
            key.isSet = references.isSet(key, tables)
            (key.isTested, key.uses) = hasUITests ? tests.uses(of: key, tables) : (.unknown, [])
        }
        return keys
    }
}

struct ResolvedKey {
    var key: CatalogKey
    var places: [ScannedKeyPlace] = []

    mutating func append(_ place: ScannedKeyPlace, _ identifier: String) {
        places.append(place)
        key.places.append(KeyPlace(place, identifier: identifier))
    }
}

struct KeyCollection {
    private let schemas: SchemaIndex
    private let tables: TableIndex
    private let settings: AccessibilitySettings
    private var declared: [String: ResolvedKey] = [:]
    private var literals: [String: ResolvedKey] = [:]
    private var constants: [Int: ResolvedKey] = [:]
    /// The keys, sorted by place; empty before they are complete.
    private(set) var all: [ResolvedKey] = []
    /// The places whose identifier is known at run time only.
    private(set) var computed: [KeyPlace] = []

    init(schemas: SchemaIndex, tables: TableIndex, settings: AccessibilitySettings) {
        self.schemas = schemas
        self.tables = tables
        self.settings = settings
        for (index, schema) in schemas.schemas.enumerated() {
            for property in schema.properties {
                let target = SchemaIndex.Target(
                    root: index, labels: [property.label], owner: index, property: property)
                declared[Self.id(index, property.label)] = ResolvedKey(key: key(of: target))
            }
        }
        for (index, constant) in tables.constants.enumerated() where constant.isInTable {
            constants[index] = ResolvedKey(key: Self.key(of: constant))
        }
    }

    mutating func complete(_ change: (inout CatalogKey) -> Void) {
        all = (Array(declared.values) + constants.values + literals.values).map { entry in
            var entry = entry
            change(&entry.key)
            return entry
        }.sorted { ($0.key.location, $0.key.name) < ($1.key.location, $1.key.name) }
    }

    private static func id(_ schema: Int, _ label: String) -> String { "\(schema).\(label)" }

    private func key(of target: SchemaIndex.Target) -> CatalogKey {
        let owner = schemas.schemas[target.owner ?? target.root]
        let label = target.property?.label ?? "self"
        return CatalogKey(
            identifier: schemas.identifier(of: target, settings.identifiers), origin: .schema,
            name: "\(owner.name).\(label)", owner: owner.name, module: owner.module,
            isList: target.property?.list != nil,
            location: target.property.map { SourceLocation(path: owner.path, line: $0.line, column: $0.column) }
                ?? owner.location)
    }

    private static func key(of constant: TableIndex.Constant) -> CatalogKey {
        CatalogKey(
            identifier: constant.text, origin: .constant, name: constant.name, owner: constant.type,
            module: constant.module, location: constant.property.location)
    }

    mutating func append(_ place: ScannedKeyPlace, in file: ScannedKeyFile) {
        var place = place
        if keepsParts(place.context.identifier, in: place.context.type, file.module) { place.context.identifier = nil }
        switch place.value {
        case .keyPath(let names, _): append(keyPath: names, place, file)
        case .text(let text): append(text: text, place, file)
        case .reference(let names): append(reference: names, place, file)
        case .computed: computed.append(KeyPlace(place))
        }
    }

    /// Returns whether a modifier sets the key of a component, which becomes a container of its parts.
    private func keepsParts(_ modifier: ScannedViewContext.Modifier?, in scope: String?, _ module: String) -> Bool {
        guard let names = modifier?.keyPath else { return false }
        let type = schemas.target(of: names, in: scope ?? "", module)?.property?.type
        return type.map { !SchemaIndex.primitives.contains($0) } ?? true
    }

    private mutating func append(keyPath names: [String], _ place: ScannedKeyPlace, _ file: ScannedKeyFile) {
        guard let target = schemas.target(of: names, in: place.context.type ?? "", file.module) else {
            computed.append(KeyPlace(place))
            return
        }
        let id = Self.id(target.owner ?? target.root, target.property?.label ?? "self")
        let entry = ResolvedKey(key: key(of: target))
        declared[id, default: entry].append(place, schemas.identifier(of: target, settings.identifiers))
    }

    private mutating func append(text: String, _ place: ScannedKeyPlace, _ file: ScannedKeyFile) {
        let key = CatalogKey(
            identifier: text, origin: .literal, name: text, owner: nil, module: file.module, location: place.location)
        literals[text, default: ResolvedKey(key: key)].append(place, text)
    }

    private mutating func append(reference names: [String], _ place: ScannedKeyPlace, _ file: ScannedKeyFile) {
        guard let index = tables.find(names, in: place.context.type, file.module) else {
            computed.append(KeyPlace(place))
            return
        }
        let constant = tables.constants[index]
        constants[index, default: ResolvedKey(key: Self.key(of: constant))].append(place, constant.text)
    }
}
