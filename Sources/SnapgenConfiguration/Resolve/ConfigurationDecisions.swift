import SnapgenModel

/// Decides one key after the other, and remembers who decided it.
struct ConfigurationDecisions {
    private let user: UserConfiguration
    private let project: ProjectDefaults
    private let defaults = Configuration()
    /// Who decided the keys so far.
    private(set) var origins: [String: ConfigurationOrigin] = [:]
    /// Names that nothing defines, and batches that are not what was probably meant, in no order.
    private(set) var diagnostics: [Diagnostic] = []

    /// Decisions about what `user` wrote for `project`.
    init(user: UserConfiguration, project: ProjectDefaults) {
        self.user = user
        self.project = project
    }

    /// All keys decided.
    mutating func configuration() -> Configuration {
        let batches = batches()
        return Configuration(
            sources: decide(.sources, user.sources, or: project.sources),
            exclude: exclude(),
            catalog: catalog(),
            tests: tests(),
            references: decide(.references, user.references, or: defaults.references),
            naming: decide(.naming, user.naming, or: defaults.naming),
            record: decide(.record, user.record, or: defaults.record),
            precision: decide(.precision, user.precision, or: defaults.precision),
            perceptualPrecision: decide(
                .perceptualPrecision, user.perceptualPrecision, or: defaults.perceptualPrecision),
            devices: devices(),
            batches: batches,
            defaultBatch: defaultBatch(among: batches),
            rules: rules(with: batches))
    }

    private mutating func decide<Value>(
        _ key: ConfigurationKey, _ given: Located<Value>?, or value: Value
    ) -> Value {
        origins[key.originKey(named: nil)] = given?.origin ?? .default
        return given?.value ?? value
    }

    private mutating func decide<Value>(
        _ key: ConfigurationKey, named name: String, _ given: Located<Value>
    ) -> Value {
        origins[key.originKey(named: name)] = given.origin
        return given.value
    }

    /// The items of a list, the origin of each under its position.
    private mutating func decide<Value>(_ key: ConfigurationKey, items: [Located<Value>]) -> [Value] {
        items.enumerated().map { decide(key, named: String($0), $1) }
    }

    private mutating func exclude() -> [Glob] {
        let globs = decide(.exclude, user.exclude, or: defaults.exclude.map { Located($0, .default) })
        return decide(.exclude, items: globs)
    }

    private mutating func catalog() -> CatalogSettings {
        CatalogSettings(
            protocols: decide(.catalogProtocols, user.catalog.protocols, or: defaults.catalog.protocols),
            attributes: decide(.catalogAttributes, user.catalog.attributes, or: defaults.catalog.attributes),
            macros: decide(.catalogMacros, user.catalog.macros, or: defaults.catalog.macros),
            includesByDefault: decide(
                .catalogDefault, user.catalog.includesByDefault, or: defaults.catalog.includesByDefault))
    }

    private mutating func tests() -> TestSettings {
        let (given, defaults) = (user.tests, defaults.tests)
        let framework = decide(.testsFramework, given.framework, or: defaults.framework)
        let output = decide(.testsOutput, given.output, or: defaults.output)
        return TestSettings(
            framework: framework,
            imageEngine: decide(.testsEngineImages, given.imageEngine, or: defaults.imageEngine),
            valueEngine: decide(.testsEngineValues, given.valueEngine, or: defaults.valueEngine),
            granularity: decide(.testsGranularity, given.granularity, or: defaults.granularity),
            imports: decide(.testsImports, given.imports, or: defaults.imports),
            testableImports: decide(.testsTestableImports, given.testableImports, or: defaults.testableImports),
            template: decide(.testsTemplate, given.template, or: framework.rawValue),
            arguments: decide(.testsArguments, given.arguments, or: defaults.arguments),
            output: output,
            target: decide(.testsTarget, given.target, or: TestSettings.target(of: output)),
            simulatorDevice: given.simulatorDevice.map { decide(.testsSimulatorDevice, $0, or: $0.value) },
            requiredOS: given.requiredOS.map { decide(.testsRequiredOS, $0, or: $0.value) },
            languages: decide(.testsLanguages, given.languages, or: defaults.languages))
    }
}

/// What has a name.
extension ConfigurationDecisions {
    private mutating func devices() -> [Device] {
        user.devices.map { decide(.devices, named: $0.value.name, $0) }
    }

    private mutating func batches() -> [Batch] {
        let builtIn = Batch.builtIn.map { Located(UserBatch($0), .default) }
        let batches = builtIn.overridden(by: user.batches, named: \.value.name).map { located in
            let user = decide(.batches, named: located.value.name, located)
            let problems = diagnostics.count
            let batch = Batch(name: user.name, products: user.products.map { product($0) })
            if diagnostics.count == problems { diagnostics += BatchCheck.diagnostics(of: batch, from: located) }
            return (batch, located.origin)
        }
        if !diagnostics.contains(where: { $0.severity == .error }) {
            diagnostics += BatchSize.diagnostics(of: batches)
        }
        return batches.map(\.0)
    }

    private mutating func product(_ product: UserEnvironmentProduct) -> EnvironmentProduct {
        EnvironmentProduct(
            layouts: layouts(of: product),
            themes: product.themes,
            locales: product.locales,
            runLanguages: runLanguages(of: product),
            textSizes: product.textSizes,
            orientations: product.orientations,
            contrasts: product.contrasts,
            motions: product.motions,
            combine: product.combine,
            strength: product.strength,
            include: product.include.map { self.product($0) },
            exclude: product.exclude.map { self.product($0.value) })
    }

    private mutating func layouts(of product: UserEnvironmentProduct) -> [SnapshotEnvironment.Layout] {
        product.devices.compactMap { device($0).map { .device($0) } }
            + product.widths.compactMap { device($0).map { .width($0) } }
            + product.sizes + (product.fits ? [.sizeThatFits] : [])
    }

    private mutating func runLanguages(of product: UserEnvironmentProduct) -> [String] {
        guard let origin = product.localeOfRun else { return [] }
        let languages = user.tests.languages?.value ?? []
        if languages.isEmpty {
            let message = "'test-plan' leaves the language to the test run, and 'tests.languages' names none"
            diagnostics.append(origin.diagnostic(.badValue, "\(message); write 'tests: { languages: [en, ja] }'"))
        }
        return languages
    }

    private mutating func device(_ name: Located<String>) -> Device? {
        let devices = Device.builtIn.overridden(by: user.devices.map(\.value), named: \.name)
        if let device = devices.device(called: name.value) { return device }
        return look(up: name, called: "device", among: devices, named: \.name)
    }

    private mutating func defaultBatch(among batches: [Batch]) -> String {
        if let name = user.defaultBatch { look(up: name, called: "batch", among: batches, named: \.name) }
        return decide(.defaultBatch, user.defaultBatch, or: defaults.defaultBatch)
    }

    private mutating func rules(with batches: [Batch]) -> [Rule] {
        let rules = decide(.rules, user.rules, or: [])
        for rule in rules {
            guard let name = rule.rule.settings.batch else { continue }
            let batch = Located(name, rule.batchOrigin ?? .default)
            look(up: batch, called: "batch", among: batches, named: \.name)
        }
        return decide(.rules, items: rules.map { Located($0.rule, $0.origin) })
    }

    /// What is called `name`; reports where nothing is.
    @discardableResult
    private mutating func look<Value>(
        up name: Located<String>, called noun: String, among known: [Value], named: (Value) -> String
    ) -> Value? {
        if let value = known.first(where: { named($0) == name.value }) { return value }
        let phrase = Suggestion.phrase(for: name.value, in: known.map(named))
        diagnostics.append(name.origin.diagnostic(.unknownName, "unknown \(noun) \(name.value.quoted)\(phrase)"))
        return nil
    }
}

extension TestSettings {
    /// The test target that files in `output` belong to: the folder after the last `Tests`, as SwiftPM lays them out.
    ///
    ///     TestSettings.target(of: "Tests/TravelSnapshotTests/Generated")  // "TravelSnapshotTests"
    fileprivate static func target(of output: RelativePath) -> String {
        let folders = output.components.filter { $0 != "Generated" }
        let afterTests = folders.lastIndex(of: "Tests").map { folders[($0 + 1)...].first } ?? nil
        return (afterTests ?? folders.last).map(String.init) ?? TestSettings().target
    }
}
