package import SnapgenModel

/// The Swift files of the app with a text, by the text, and the texts in storyboards, translations and libraries.
package typealias Mentions = (inSources: [String: [RelativePath]], elsewhere: Set<String>)

package struct KeyResolver: Sendable {
    /// The files of the app, sorted by path.
    private let appFiles: [ScannedKeyFile]
    private let testFiles: [ScannedKeyFile]
    private let schemas: SchemaIndex
    private let tables: TableIndex
    private let uses: TestUses
    /// All names in the code of the app.
    private let names: Set<String>

    package init(_ files: [ScannedKeyFile]) {
        let sorted = files.sorted { $0.path < $1.path }
        appFiles = sorted.filter { !$0.isUITest }
        testFiles = sorted.filter(\.isUITest)
        schemas = SchemaIndex(appFiles)
        tables = TableIndex(appFiles, others: testFiles)
        uses = TestUses(testFiles, tables)
        names = appFiles.reduce(into: []) { $0.formUnion($1.names) }
    }

    /// The schemas without keys, with the problems in them.
    package var checkedSchemas: (index: SchemaIndex, findings: [Diagnostic]) {
        (schemas, appFiles.flatMap(\.diagnostics) + schemas.diagnostics)
    }

    /// Adds the findings of checks to the catalog.
    ///
    /// - Parameter mentions: Returns the places of some texts in all files.
    package func check(
        _ catalog: inout AccessibilityCatalog, mentions: (Set<String>) throws(DiagnosticError) -> Mentions
    ) throws(DiagnosticError) {
        let lookups = uses.lookups(besides: catalog.keys, computes: !catalog.computed.isEmpty)
        let views = views(settingOneOf: catalog.keys)
        let unset = catalog.keys.filter { $0.isSet == .no }.flatMap { [$0.identifier] + $0.implicitNames }
        let found = try mentions(
            Set(lookups.flatMap(\.text.sources) + unset + views.keys + (views.isEmpty ? [] : [Self.entry])))
        mark(&catalog.keys, views, found)
        catalog.diagnostics += schemas.diagnostics
        catalog.diagnostics += PlaceChecks(appFiles).diagnostics(of: catalog.keys)
        catalog.diagnostics += KeyChecks(catalog: catalog, lookups: lookups, mentions: found).diagnostics
    }

    // MARK: - Code that nothing shows

    /// Without the entry point of an app, whose code shows them, views may be shown elsewhere.
    private static let entry = "@main"

    /// The files of the views that set keys, and that no code in the files with keys refers to, except previews.
    private func views(settingOneOf keys: [CatalogKey]) -> [String: RelativePath] {
        let setting = Set(keys.flatMap(\.places).compactMap(\.context.type))
        let views = appFiles.flatMap(\.types).filter { type in
            type.inherited.contains("View") && setting.contains(type.name)
        }.map { (String($0.name.lastComponent), $0.location.path) }
        return Dictionary(views.filter { !names.contains($0.0) }) { first, _ in first }
    }

    /// Marks the cases that code may set by their names, and the keys that only views which nothing shows set.
    private func mark(_ keys: inout [CatalogKey], _ views: [String: RelativePath], _ mentions: Mentions) {
        let unused = views.filter { name, path in
            mentions.inSources[Self.entry] != nil && mentions.inSources[name]?.contains { $0 != path } != true
        }
        keys = keys.map { key in
            var key = key
            for index in key.places.indices where unused[key.places[index].context.typeName] != nil {
                key.places[index].isUnused = true
            }
            let isNamed = key.implicitNames.contains { mentions.inSources[$0] != nil } && !names.contains(key.label)
            if key.isSet == .no, isNamed { key.isSet = .unknown }
            if key.isSet == .yes, key.unusedPlace != nil { key.isSet = .no }
            return key
        }
    }
}

// MARK: - Keys

extension KeyResolver {
    package func catalog() -> AccessibilityCatalog {
        var catalog = AccessibilityCatalog(
            hasUITests: !testFiles.isEmpty, schemas: schemas.schemas,
            unknownLookups: uses.unknown, diagnostics: (appFiles + testFiles).flatMap(\.diagnostics).sortedByPlace())
        // By their identifiers if they are literals, and otherwise by their declarations.
        var found = Dictionary(declaredKeys.map { ("\($0.location)", $0) }) { first, _ in first }
        for file in appFiles {
            let names = file.names
            for var place in file.places {
                place.isUnused = place.context.isPrivate && !names.contains(place.context.member ?? "")
                let key = key(at: place, in: file.module)
                place.identifier = key?.identifier
                place.context.hiding = hiding(place.context, in: file.module)
                guard let key else {
                    catalog.computed.append(place)
                    continue
                }
                let id = key.origin == .literal ? "literal \(key.identifier)" : "\(key.location)"
                found[id, default: key].places.append(place)
            }
        }
        let (referred, queries) = (referredDeclarations, uses.kinds)
        catalog.keys = found.values.map { key in
            var key = key
            key.isSet = isSet(key, referred)
            if !testFiles.isEmpty { uses.complete(&key) }
            let kinds = key.places.compactMap(\.kind) + (queries[key.identifier] ?? [])
            let classes = Set(kinds.compactMap { ElementKind.classes[$0] })
            key.libraryClass = classes.count == 1 ? classes.first : nil
            return key
        }.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
        let types = appFiles.flatMap(\.types)
        catalog.typeNames = Set(types.map(\.name))
        catalog.madeTexts = types.flatMap { type in
            type.properties.filter { $0.isStatic && found["\($0.location)"] == nil }.map { "\(type.name).\($0.label)" }
        }
        return catalog
    }

    private var declaredKeys: [CatalogKey] {
        let parts = schemas.schemas.flatMap { schema in
            schema.properties.map { key(of: ("\(schema.name).\($0.label)", schema, $0)) }
        }
        return parts + tables.constants.filter { $0.type.isTable && !$0.isMade }.compactMap(key)
    }

    private func key(of target: SchemaIndex.Target) -> CatalogKey {
        let (path, owner, property) = target
        let part = property.flatMap(schemas.part)
        return CatalogKey(
            identifier: property?.text ?? path, origin: .schema,
            name: "\(owner.name).\(property?.label ?? "self")", owner: owner.name, module: owner.module,
            property: property, location: property?.location ?? owner.location,
            isExpected: property.map { $0.kind != .computed } ?? false && part.map { $0.libraryClass != nil } ?? true)
    }

    private func key(of constant: TableIndex.Constant) -> CatalogKey? {
        constant.property.text.map { text in
            CatalogKey(
                identifier: text, origin: .constant, name: constant.name, owner: constant.type.name,
                module: constant.type.module, property: constant.property, location: constant.property.location)
        }
    }

    /// Returns the key that a place sets, without its places; `nil` if its identifier is known at run time only.
    private func key(at place: KeyPlace, in module: String) -> CatalogKey? {
        let scope = place.context.type
        return switch place.value {
        case .keyPath(let names, _): schemas.target(of: names, in: scope ?? "", module).map(key)
        case .text(let parts) where parts.count == 1:
            CatalogKey(identifier: parts[0], origin: .literal, name: parts[0], module: module, location: place.location)
        case .reference(let names): tables.find(names, in: scope, module).flatMap(key)
        case .text, .parameter, .computed: nil
        }
    }

    /// Returns the modifier around that hides a key, also if it sets the key of a view without parts.
    private func hiding(_ context: ViewContext, in module: String) -> String? {
        guard context.hiding == nil, let names = context.replacingKey,
            let property = schemas.target(of: names, in: context.type ?? "", module)?.property,
            property.module == nil, property.type != "AnyAccessibility"
        else { return context.hiding }
        return ".accessibilityKey(\\\(names.joined(separator: ".")))"
    }

    /// The declarations that code of the app refers to, so that it may set their keys.
    private var referredDeclarations: Set<SourceLocation> {
        let references = appFiles.flatMap { file in file.references.keys.map { (names: $0, module: file.module) } }
        let properties = references.compactMap { schemas.target(of: $0.names, in: "", $0.module)?.property }
        // Key paths without a root have only the names of properties.
        let labels = Set(references.map(\.names).filter { $0.first == "\\" }.joined())
        let implicit = schemas.schemas.flatMap(\.properties).filter { labels.contains($0.label) }
        return Set((properties + implicit).map(\.location)).union(tables.referred(in: appFiles))
    }

    private func isSet(_ key: CatalogKey, _ referred: Set<SourceLocation>) -> CatalogKey.Knowledge {
        if key.places.contains(where: { !$0.isPassed && !$0.isUnused }) { return .yes }
        if key.unusedPlace != nil { return .no }
        return !key.places.isEmpty || key.origin == .literal || referred.contains(key.location) ? .unknown : .no
    }
}
