import SnapgenModel

/// The lines of a whole configuration, key by key.
struct ConfigurationLines {
    /// What the lines say.
    let resolved: ResolvedConfiguration

    private var configuration: Configuration { resolved.configuration }

    /// Every line, in the order of `ConfigurationKey`.
    var all: [ConfigurationLine] {
        ConfigurationKey.children(of: nil).flatMap { lines(of: $0) }
    }

    private func lines(of key: ConfigurationKey) -> [ConfigurationLine] {
        switch key {
        case .sources: block(key, items: configuration.sources.map(YAMLFlow.source))
        case .rules: block(key, items: configuration.rules.map(YAMLFlow.rule))
        case .catalogProtocols: protocols
        case .catalogAttributes: attributes
        case .devices: devices
        case .batches: batches
        case .testsEngine: engines
        case .catalog, .tests: section(key)
        default: value(of: key).map { [line(key, $0)] } ?? []
        }
    }

    private func section(_ key: ConfigurationKey) -> [ConfigurationLine] {
        let children = ConfigurationKey.children(of: key).flatMap { lines(of: $0) }
        return [ConfigurationLine(text: "\(key.name):")] + children.map(\.indented)
    }

    /// The value of a key that goes on one line, in the order of the file.
    private func value(of key: ConfigurationKey) -> String? {
        let (catalog, tests) = (configuration.catalog, configuration.tests)
        return switch key {
        case .exclude: YAMLFlow.texts(configuration.exclude.map(\.pattern))
        case .catalogMacros: YAMLFlow.texts(catalog.macros)
        case .catalogDefault: (catalog.includesByDefault ? CatalogDefault.include : .exclude).rawValue
        case .testsFramework: tests.framework.rawValue
        case .testsEngineImages: tests.imageEngine.rawValue
        case .testsEngineValues: tests.valueEngine.rawValue
        case .testsGranularity: tests.granularity.rawValue
        case .testsImports: YAMLFlow.texts(tests.imports)
        case .testsTestableImports: YAMLFlow.texts(tests.testableImports)
        case .testsTemplate: YAMLFlow.text(tests.template)
        case .testsArguments: YAMLFlow.value(.mapping(tests.arguments))
        case .testsOutput: YAMLFlow.text(tests.output.string)
        case .testsTarget: YAMLFlow.text(tests.target)
        case .testsSimulatorDevice: tests.simulatorDevice.map(YAMLFlow.text)
        case .testsRequiredOS: tests.requiredOS.map { YAMLFlow.text($0.description) }
        case .testsLanguages: YAMLFlow.texts(tests.languages)
        case .references: YAMLFlow.text(configuration.references.string)
        case .naming: configuration.naming.rawValue
        case .record: configuration.record.rawValue
        case .precision: YAMLFlow.number(configuration.precision)
        case .perceptualPrecision: YAMLFlow.number(configuration.perceptualPrecision)
        case .defaultBatch: YAMLFlow.text(configuration.defaultBatch)
        default: nil
        }
    }
}

/// Parts that take several lines.
extension ConfigurationLines {
    private func line(_ key: ConfigurationKey, _ value: String) -> ConfigurationLine {
        ConfigurationLine(text: "\(key.name): \(value)", origin: resolved.origin(of: key))
    }

    private func block(_ key: ConfigurationKey, items: [String]) -> [ConfigurationLine] {
        guard !items.isEmpty else { return [line(key, "[]")] }
        return [ConfigurationLine(text: "\(key.name):", origin: resolved.origin(of: key))]
            + items.map { ConfigurationLine(depth: 1, text: "- \($0)") }
    }

    private var protocols: [ConfigurationLine] {
        let key = ConfigurationKey.catalogProtocols
        let protocols = configuration.catalog.protocols
        guard !protocols.isEmpty else { return [line(key, "{}")] }
        return [ConfigurationLine(text: "\(key.name):", origin: resolved.origin(of: key))]
            + protocols.map {
                ConfigurationLine(depth: 1, text: "\(YAMLFlow.text($0.name)): \($0.access.rawValue)")
            }
    }

    private var attributes: [ConfigurationLine] {
        let pairs = configuration.catalog.attributes.sorted { $0.key < $1.key }
        let text = pairs.map { "\($0): \($1)" }.joined(separator: ", ")
        return [line(.catalogAttributes, text.isEmpty ? "{}" : "{ \(text) }")]
    }

    private var engines: [ConfigurationLine] {
        let tests = configuration.tests
        let (images, values) = (resolved.origin(of: .testsEngineImages), resolved.origin(of: .testsEngineValues))
        guard tests.imageEngine != tests.valueEngine || images != values else {
            let text = "\(ConfigurationKey.testsEngine.name): \(tests.imageEngine.rawValue)"
            return [ConfigurationLine(text: text, origin: images)]
        }
        return section(.testsEngine)
    }

    private var devices: [ConfigurationLine] {
        guard !configuration.devices.isEmpty else { return [line(.devices, "{}")] }
        return [ConfigurationLine(text: "\(ConfigurationKey.devices.name):")]
            + configuration.devices.map { device in
                ConfigurationLine(
                    depth: 1,
                    text: "\(YAMLFlow.text(device.name)): \(YAMLFlow.device(device))",
                    origin: resolved.origin(of: .devices, named: device.name))
            }
    }

    private var batches: [ConfigurationLine] {
        [ConfigurationLine(text: "\(ConfigurationKey.batches.name):")]
            + configuration.batches.flatMap { lines(of: $0).map(\.indented) }
    }

    private func lines(of batch: Batch) -> [ConfigurationLine] {
        let origin = resolved.origin(of: .batches, named: batch.name)
        let products = batch.products.map(YAMLFlow.product)
        if let product = products.first, products.count == 1 {
            return [ConfigurationLine(text: "\(YAMLFlow.text(batch.name)): \(product)", origin: origin)]
        }
        return [ConfigurationLine(text: "\(YAMLFlow.text(batch.name)):", origin: origin)]
            + products.map { ConfigurationLine(depth: 1, text: "- \($0)") }
    }
}
