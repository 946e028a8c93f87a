package import SnapgenModel
import SnapgenNames

// A key of snapgen.yml is declared here and nowhere else: reading, merging, 'config show', origins, the schema and
// Documentation/Configuration.md are derived from these tables. Keys are read in their order, so a key stands behind
// those whose values it needs: batches behind devices.

extension Configuration {
    @KeyTable<Configuration> private static var table: [Key<Configuration>] {
        Key(
            "sources", \.sources, .list(of: SourceModule.shape),
            "The modules to scan, as paths, patterns or mappings; the default is those that the tests can import.")
        Key("exclude", \.exclude, .list(of: .glob, place: \.place), "Patterns of files that are not scanned.")
        Key("catalog", \.catalog, .section(CatalogSettings.keys), "The declarations that are entries.")
        Key(
            "tests", \.tests, .testTargets,
            "The generated tests, of one test target or of several; an empty list stands for none, beside those for UI tests."
        )
        Key("ui_tests", \.uiTests, .uiTestFolders, "The files for UI tests that launch the app with one sample.")
        Key("references", \.references.folder, .path, "The folder of the references.")
        Key(
            "naming", \.references.naming, .naming,
            "The names of references: snapgen's, with labels or numbers, those of Prefire, or a pattern.")
        Key("record", \.references.record, .choice, "When references are written.")
        Key("precision", \.pictures.precision, .optional(.number(.share)), "The share of pixels that has to match.")
        Key(
            "perceptual_precision", \.pictures.perceptualPrecision, .optional(.number(.share)),
            "The required similarity of two pixels.")
        Key(
            "draw", \.pictures.draw, .optional(.choice),
            "The way in which pictures are drawn: the layers, or the window of a host app with glass and materials.")
        Key("allow_blank", \.pictures.allowBlank, .optional(.flag), "Whether pictures may be empty.")
        Key(
            "devices", \.environments.devices,
            .named("device", \.name, Device.shape, empty: { Device(name: $0, width: 0, height: 0, scale: 2) }),
            "Devices by name; a device with the name of a built-in one replaces it.")
        Key(
            "batches", \.environments.batches,
            .named("batch", \.name, Batch.shape, empty: { Batch(name: $0, products: []) }, check: Batch.check),
            "Sets of environments by name; a batch with the name of a built-in one replaces it.")
        Key(
            "default_batch", \.environments.defaultBatch, .text("a batch's name"),
            "The batch of entries that name none.")
        Key(
            "rules", \.rules, .list(of: Rule.shape, place: Rule.place),
            "Settings for single entries; of the rules that match, the last takes precedence, key by key.")
        Key(
            "accessibility", \.accessibility, .section(AccessibilitySettings.keys), "The accessibility keys of the app."
        )
        Key("review", \.review, .section(ReviewSettings.keys), "The comparison of pictures in reports.")
        Key(
            "diagnostics", \.diagnostics, .diagnosticLevels,
            "The severities of diagnostics by id: error, warning, note or ignore.")
    }

    package static let keys = table
}

extension Configuration.ReviewSettings {
    @KeyTable<Configuration.ReviewSettings> static var keys: [Key<Configuration.ReviewSettings>] {
        Key(
            "threshold", \.threshold, .number(.share),
            "The difference of two pixels, from 0 to 1, above which it counts, also at a single pixel.")
    }
}

extension AccessibilitySettings {
    @KeyTable<AccessibilitySettings> static var keys: [Key<AccessibilitySettings>] {
        Key(
            "screens", \.screens, .optional(.path),
            "The folder of Screens.snapgen.swift, the schemas for UI tests; the default is none.")
    }
}

extension CatalogSettings {
    @KeyTable<CatalogSettings> static var keys: [Key<CatalogSettings>] {
        Key(
            "protocols", \.protocols, .catalogProtocols,
            "Protocols whose conforming types are entries, in place of these; the first of several of a type applies.")
        Key(
            "attributes", \.attributes, .attributes,
            "Attached macros by name, each with the protocol to which it makes a type conform.")
        Key(
            "macros", \.macros, .list(of: .text("a macro's name without '#'", \.identifier)),
            "Freestanding macros that are entries.")
        Key(
            "default", \.includesByDefault, .choice([("include", true), ("exclude", false)]),
            "Whether entries without a setting of their own are included.")
    }
}

extension UITestSettings {
    @KeyTable<UITestSettings> fileprivate static var keys: [Key<UITestSettings>] {
        Key(
            "app", \.app, .optional(.path),
            "A folder of the app that only generated files are in: it gets SnapgenGallery.swift; the default is none.")
        Key(
            "module", \.module, .optional(.text("a module's name", \.module)),
            "The app's module; the default is the module whose folder contains 'app'.")
        Key(
            "output", \.output, .optional(.path),
            "A folder of the UI test target that only generated files are in; the default is none.")
    }
}

extension TestSettings {
    @KeyTable<TestSettings> static var keys: [Key<TestSettings>] {
        Key("framework", \.framework, .choice, "The test framework of the generated code.")
        Key("engine", \.self, .engines, "The library that asserts, one for all or one for pictures and one for values.")
        Key("granularity", \.granularity, .choice, "The scope of a test function.")
        Key("imports", \.template.imports, .list(of: .module), "Modules that the generated tests import.")
        Key(
            "testable_imports", \.template.testableImports, .list(of: .module),
            "Modules that the generated tests import with '@testable', beside those that they name.")
        Key(
            "template", \.template.name, .text("a built-in template's name or a path below the root", \.template),
            "A built-in template's name or a template's path; the default is the framework's.")
        Key(
            "arguments", \.template.arguments, .arguments,
            "The values of 'argument' in templates written for Sourcery or Prefire.")
        Key("output", \.output, .path, "The folder of the generated files.")
        Key(
            "target", \.target, .text("a target's name", \.component),
            "The test target's name; the default is the folder below 'Tests' in the output.")
        Key(
            "simulator_device", \.recording.simulatorDevice,
            .optional(.text("a model's identifier such as 'iPhone15,2'", \.deviceModel)),
            "The model of the simulator that pictures are recorded on; the default is any.")
        Key(
            "required_os", \.recording.requiredOS, .optional(.text("a version such as 18 or 18.4")),
            "The version of the system that pictures are recorded on; the default is any.")
        Key(
            "set_up", \.setUp, .optional(.text("the name of a type", \.typeName)),
            "The type of the test target with hooks that run before the tests and around each picture.")
        Key(
            "program_check", \.checksProgram, .flag,
            "Whether a test compares the previews of the program with those of the plan.")
        Key("time_zone", \.recording.timeZone, .timeZone, "The time zone of pictures.")
        Key("calendar", \.recording.calendar, .choice, "The calendar of pictures.")
        Key(
            "languages", \.recording.languages, .languages,
            "The languages of the test plan, for batches with the locale 'test-plan'.")
        Key(
            "batch", \.batch, .optional(.text("a batch's name")),
            "The batch of entries that name none; the default is 'default_batch'.")
        Key(
            "modules", \.entries.modules, .list(of: .module),
            "The modules whose entries the test target takes; the default is all.")
        Key(
            "include", \.entries.include, .list(of: .glob),
            "Patterns for the names, titles or ids of the entries that the test target takes; the default is all.")
        Key(
            "kinds", \.entries.kinds, .list(of: .choice),
            "The kinds of entries that the test target takes; the default is all.")
    }

    @KeyTable<TestSettings> fileprivate static var engineKeys: [Key<TestSettings>] {
        Key("images", \.engines.images, .choice, "The library that asserts pictures.")
        Key("values", \.engines.values, .choice, "The library that asserts values.")
    }
}

extension Shape where Value == TestSettings {
    /// A mapping, or a list with one for each test target, of which the reader reads its part; an empty list for none.
    fileprivate static var testTargets: Shape {
        let section = Shape.section(TestSettings.keys)
        var targets = section
        targets.schema = .anyOf([section.schema, .list(of: section.schema)])
        targets.expected = "a mapping or a list of mappings"
        targets.read = { node, current, name, reader in
            guard case .list(let items) = node.content else { return section.read(node, current, name, &reader) }
            if let item = reader.part(of: items) { return section.read(item, current, name, &reader) }
            reader.setOrigin(of: name.key, at: node.place)
            var settings = current
            settings?.isWritten = false
            return settings
        }
        targets.show = { $0.isWritten ? section.show($0) : .flow("[]") }
        return targets
    }

    /// A library for all, or a mapping with one for pictures and one for values, which is shown as one if both are equal.
    fileprivate static var engines: Shape {
        let section = Shape.section(TestSettings.engineKeys)
        let expected = (TestSettings.Engine.allCases.map(\.rawValue) + ["a mapping"]).listed(with: "or")
        var engines = section
        engines.expected = expected
        engines.schema = .anyOf([Shape<TestSettings.Engine>.choice.schema, section.schema])
        engines.read = { node, current, name, reader in
            if case .mapping = node.content { return section.read(node, current, name, &reader) }
            let read = { (scalar: YAMLScalar) in TestSettings.Engine(rawValue: scalar.text) }
            guard var settings = current, let engine = reader.value(of: node, name, expected, read) else { return nil }
            for key in TestSettings.engineKeys { reader.setOrigin(of: "\(name.key).\(key.name)", at: node.place) }
            (settings.engines.images, settings.engines.values) = (engine, engine)
            return settings
        }
        engines.show = { settings in
            if case .section(let keys) = section.show(settings) { .sharedSection(keys) } else { nil }
        }
        return engines
    }
}

extension Shape where Value == ReferenceNaming {
    fileprivate static var naming: Shape {
        var naming = choice
        let expected = (ReferenceNaming.allCases.map(\.rawValue) + ["a pattern"]).listed(with: "or")
        naming.expected = expected
        naming.schema = .anyOf([choice.schema, ["type": .text("string"), "pattern": .text("\\{")]])
        naming.read = { node, _, name, reader in
            guard case .scalar(let scalar) = node.content, scalar.text.contains("{"), !scalar.text.contains("${"),
                let problem = NamePattern(scalar.text).problem
            else { return reader.value(of: node, name, expected) { ReferenceNaming(rawValue: $0.text) } }
            reader.report(.badValue, "the pattern of '\(name.key)' \(problem)", at: node.place)
            return nil
        }
        naming.show = { .flow(YAMLFlow.text($0.rawValue)) }
        return naming
    }
}

extension Shape where Value == UITestSettings {
    /// A mapping, which is not shown without a value.
    fileprivate static var uiTestFolders: Shape {
        let section = Shape.section(UITestSettings.keys)
        var folders = section
        folders.show = { $0 == UITestSettings() ? nil : section.show($0) }
        return folders
    }
}

extension Shape where Value == Glob {
    static var glob: Shape {
        .scalar("a pattern", read: { $0.nonEmpty.map(Glob.init) }, show: { YAMLFlow.text($0.pattern) })
    }
}

extension Shape where Value == String {
    fileprivate static var module: Shape { .text("a module's name", \.module) }
}

extension Shape where Value == [CatalogProtocol] {
    fileprivate static var catalogProtocols: Shape {
        Shape<[(name: String, value: CatalogProtocol.Access)]>
            .mapping(of: .choice) { name in
                name.isIdentifier ? nil : "\(name.quoted) is no protocol's name; write it without its module"
            }
            .map(
                to: { $0.map { CatalogProtocol(name: $0.name, access: $0.value) } },
                from: { $0.map { ($0.name, $0.access) } })
    }
}

extension Shape where Value == [String: String] {
    fileprivate static var attributes: Shape {
        let names = Shape<[(name: String, value: String)]>
            .mapping(of: .text("a protocol's name", \.identifier)) { name in
                name.isIdentifier ? nil : "\(name.quoted) is no macro's name; write it without '@' and its module"
            }
        var shape = names.map(
            to: { Dictionary(uniqueKeysWithValues: $0.map { ($0.name, $0.value) }) }, from: { $0.map { ($0, $1) } })
        shape.show = { .flow(YAMLFlow.value(.mapping($0.mapValues { .text($0) }))) }
        return shape
    }
}

extension Shape where Value == [String: UserValue] {
    fileprivate static var arguments: Shape {
        Shape(
            expected: "a mapping", schema: ["type": .text("object")],
            read: { node, _, name, reader in reader.userValues(node, name) },
            show: { .flow(YAMLFlow.value(.mapping($0))) })
    }
}

extension NodeReader {
    fileprivate mutating func userValues(_ node: YAMLNode, _ name: ValueName) -> [String: UserValue]? {
        entries(of: node, name)?.reduce(into: [:]) { values, entry in
            guard entry.key.isIdentifier else {
                let problem = "\(entry.key.quoted) is not a valid name of a variable; use letters, digits and '_'"
                return report(.badValue, problem, at: entry.place)
            }
            values[entry.key] = userValue(entry.value, ValueName(key: "\(name.key).\(entry.key)"))
        }
    }

    private mutating func userValue(_ node: YAMLNode, _ name: ValueName) -> UserValue? {
        switch node.content {
        case .scalar:
            // A value in quotes is a text.
            value(of: node, name, "a value") { scalar in
                scalar.flag.map(UserValue.flag) ?? scalar.number.map(UserValue.number) ?? .text(scalar.text)
            }
        case .list(let items): .list(items.compactMap { userValue($0, name) })
        case .mapping: userValues(node, name).map { .mapping($0) }
        }
    }
}

extension Configuration {
    /// The JSON Schema (draft-07) of `snapgen.yml`, for completion and validation in editors.
    ///
    /// It refuses the mistakes that a schema can express; unknown names of devices and batches, for example, it accepts.
    package static var schema: UserValue {
        let header: JSONObject = [
            "$schema": .text("http://json-schema.org/draft-07/schema#"),
            "title": .text("snapgen.yml"),
            "description": .text("The configuration of snapgen; an empty file is valid."),
            "type": .list([.text("object"), .text("null")]),
            "definitions": .mapping(.definitions),
        ]
        return .mapping(Shape.section(keys).schema.merging(header) { $1 })
    }
}
