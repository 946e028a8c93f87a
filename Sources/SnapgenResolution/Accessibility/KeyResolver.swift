public import SnapgenModel

/// Makes the catalog of accessibility keys from what is written in single files.
public struct KeyResolver: Sendable {
    private let settings: AccessibilitySettings
    /// The files of the app, sorted by path.
    let appFiles: [ScannedKeyFile]
    private let testFiles: [ScannedKeyFile]
    /// The schemas.
    let schemas: SchemaIndex
    /// The constants.
    let tables: TableIndex

    /// Creates a resolver of files.
    public init(_ files: [ScannedKeyFile], settings: AccessibilitySettings = AccessibilitySettings()) {
        self.settings = settings
        let sorted = files.sorted { $0.path < $1.path }
        appFiles = sorted.filter { !$0.isUITest }
        testFiles = sorted.filter(\.isUITest)
        schemas = SchemaIndex(appFiles)
        tables = TableIndex(appFiles)
    }

    /// Returns the keys with their places and uses.
    ///
    /// - Parameter hasUITests: Indicates whether UI tests were read, also those without any key.
    public func catalog(hasUITests: Bool) -> AccessibilityCatalog {
        var keys = KeyCollection(schemas: schemas, tables: tables, settings: settings)
        for file in appFiles {
            for place in file.places { keys.append(place, in: file) }
        }
        let references = KeyReferences(appFiles, schemas)
        let tests = TestReferences(testFiles)
        var catalog = AccessibilityCatalog(identifiers: settings.identifiers, hasUITests: hasUITests)
        catalog.schemas = schemas.schemas
        catalog.computed = keys.computed
        catalog.keys = keys.all.map { key in
            var key = key
            key.isSet = references.isSet(key, tables)
            (key.isTested, key.uses) = hasUITests ? tests.uses(of: key, tables) : (.unknown, [])
            return key
        }.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
        catalog.diagnostics = (appFiles + testFiles).flatMap(\.diagnostics).sortedByPlace()
        return catalog
    }
}

/// The keys of a project while their places are collected.
struct KeyCollection {
    private let schemas: SchemaIndex
    private let tables: TableIndex
    private let settings: AccessibilitySettings
    private var declared: [String: CatalogKey] = [:]
    private var literals: [String: CatalogKey] = [:]
    private var constants: [Int: CatalogKey] = [:]
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
                declared[Self.id(index, property.label)] = key(of: target)
            }
        }
        for (index, constant) in tables.constants.enumerated() where constant.isInTable {
            constants[index] = Self.key(of: constant)
        }
    }

    /// The keys in no particular order.
    var all: [CatalogKey] { Array(declared.values) + constants.values + literals.values }

    private static func id(_ schema: Int, _ label: String) -> String { "\(schema).\(label)" }

    private func key(of target: SchemaIndex.Target) -> CatalogKey {
        let owner = schemas.schemas[target.owner ?? target.root]
        let label = target.property?.label ?? "self"
        var key = CatalogKey(
            schemas.identifier(of: target, settings.identifiers), .schema, name: "\(owner.name).\(label)",
            owner: owner.name, module: owner.module,
            at: target.property.map { SourceLocation(path: owner.path, line: $0.line, column: $0.column) }
                ?? owner.location)
        key.isList = target.property?.list != nil
        return key
    }

    private static func key(of constant: TableIndex.Constant) -> CatalogKey {
        CatalogKey(
            constant.text, .constant, name: constant.name, owner: constant.type, module: constant.module,
            at: constant.property.location)
    }

    /// Adds a place to the key that it sets.
    mutating func append(_ place: ScannedKeyPlace, in file: ScannedKeyFile) {
        switch place.value {
        case .keyPath(let names, _): append(keyPath: names, place, file)
        case .text(let text): append(text: text, place, file)
        case .reference(let names): append(reference: names, place, file)
        case .computed: computed.append(KeyPlace(place))
        }
    }

    private mutating func append(keyPath names: [String], _ place: ScannedKeyPlace, _ file: ScannedKeyFile) {
        guard let target = schemas.target(of: names, in: place.context.type ?? "", file.module) else {
            computed.append(KeyPlace(place))
            return
        }
        let id = Self.id(target.owner ?? target.root, target.property?.label ?? "self")
        let found = KeyPlace(place, identifier: schemas.identifier(of: target, settings.identifiers))
        let key = key(of: target)
        declared[id, default: key].places.append(found)
    }

    private mutating func append(text: String, _ place: ScannedKeyPlace, _ file: ScannedKeyFile) {
        let key = CatalogKey(text, .literal, name: text, owner: nil, module: file.module, at: place.location)
        literals[text, default: key].places.append(KeyPlace(place, identifier: text))
    }

    private mutating func append(reference names: [String], _ place: ScannedKeyPlace, _ file: ScannedKeyFile) {
        guard let index = tables.find(names, in: place.context.type, file.module) else {
            computed.append(KeyPlace(place))
            return
        }
        let constant = tables.constants[index]
        constants[index, default: Self.key(of: constant)].places.append(KeyPlace(place, identifier: constant.text))
    }
}
