import SnapgenModel

/// One function for each part of the file.
extension NodeReader {
    /// The whole file.
    mutating func configuration(_ node: YAMLNode) -> UserConfiguration {
        guard let fields = topFields(of: node) else { return UserConfiguration() }
        var configuration = UserConfiguration()
        configuration.sources = sources(fields)
        configuration.exclude = locatedItems(fields, .exclude) { $0.nonEmpty.map(Glob.init) }
            .map { located($0, at: fields.origin(of: .exclude)) }
        configuration.catalog = catalog(section(fields, .catalog))
        configuration.tests = tests(section(fields, .tests))
        configuration.references = value(fields, .references, \.path)
        configuration.naming = choice(fields, .naming)
        configuration.record = choice(fields, .record)
        configuration.precision = number(fields, .precision)
        configuration.perceptualPrecision = number(fields, .perceptualPrecision)
        configuration.devices = devices(fields)
        configuration.batches = batches(fields)
        configuration.defaultBatch = value(fields, .defaultBatch, \.nonEmpty)
        configuration.rules = rules(fields)
        return configuration
    }

    private mutating func catalog(_ fields: Fields) -> UserCatalogSettings {
        var catalog = UserCatalogSettings()
        catalog.protocols = protocols(fields)
        catalog.attributes = attributes(fields)
        catalog.macros = list(fields, .catalogMacros, \.identifier)
        let choice: Located<CatalogDefault>? = choice(fields, .catalogDefault)
        catalog.includesByDefault = choice.map { Located($0.value == .include, $0.origin) }
        return catalog
    }

    private mutating func protocols(_ fields: Fields) -> Located<[CatalogProtocol]>? {
        guard fields[.catalogProtocols] != nil else { return nil }
        let protocols = named(fields, .catalogProtocols).compactMap { catalogProtocol($0, fields) }
        return located(protocols, at: fields.origin(of: .catalogProtocols))
    }

    private mutating func attributes(_ fields: Fields) -> Located<[String: String]>? {
        let key = ConfigurationKey.catalogAttributes
        guard fields[key] != nil else { return nil }
        let pairs = named(fields, key).compactMap { entry in
            let name = "\(fields.name(of: key)).\(entry.key)"
            return value(of: entry.value, called: name, taking: key.itemShape, \.identifier).map { (entry.key, $0) }
        }
        return located(Dictionary(uniqueKeysWithValues: pairs), at: fields.origin(of: key))
    }

    private mutating func catalogProtocol(_ entry: YAMLEntry, _ fields: Fields) -> CatalogProtocol? {
        let key = ConfigurationKey.catalogProtocols
        if !entry.key.isIdentifier {
            let message = "\(entry.key.quoted) is no protocol's name; write it without its module"
            report(.badValue, message, at: entry.place)
        }
        let name = "\(fields.name(of: key)).\(entry.key)"
        return value(of: entry.value, called: name, taking: key.itemShape) { Access(rawValue: $0.text) }
            .map { CatalogProtocol(entry.key, $0) }
    }

    private typealias Access = CatalogProtocol.Access

    private mutating func tests(_ fields: Fields) -> UserTestSettings {
        var tests = UserTestSettings()
        tests.framework = choice(fields, .testsFramework)
        readEngines(fields, into: &tests)
        tests.granularity = choice(fields, .testsGranularity)
        tests.imports = list(fields, .testsImports, \.module)
        tests.testableImports = list(fields, .testsTestableImports, \.module)
        tests.template = value(fields, .testsTemplate, \.template)
        tests.arguments = arguments(fields)
        tests.output = value(fields, .testsOutput, \.path)
        tests.target = value(fields, .testsTarget, \.component)
        tests.simulatorDevice = value(fields, .testsSimulatorDevice, \.deviceModel)
        tests.requiredOS = value(fields, .testsRequiredOS) { SystemVersion($0.text) }
        tests.languages = list(fields, .testsLanguages, \.locale)
        return tests
    }

    private mutating func readEngines(_ fields: Fields, into tests: inout UserTestSettings) {
        if case .mapping = fields[.testsEngine]?.value.content {
            let engines = section(fields, .testsEngine)
            tests.imageEngine = choice(engines, .testsEngineImages)
            tests.valueEngine = choice(engines, .testsEngineValues)
        } else {
            tests.setEngine(choice(fields, .testsEngine))
        }
    }
}
