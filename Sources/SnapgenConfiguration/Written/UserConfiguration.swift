public import SnapgenModel

/// What a user wrote, and nothing else: what is left out is `nil` or empty.
///
/// A file is one, the options of a command line are another; `ConfigurationResolver` decides what holds.
///
///     var options = UserConfiguration()
///     options.record = Located(.all, .option("--record"))
public struct UserConfiguration: Equatable, Sendable {
    /// The modules to scan, in order.
    public var sources: Located<[SourceModule]>?
    /// Globs of files that are not scanned, each with its place.
    public var exclude: Located<[Located<Glob>]>?
    /// What is an entry.
    public var catalog = UserCatalogSettings()
    /// What is generated.
    public var tests = UserTestSettings()
    /// The folder of the references, below the root.
    public var references: Located<RelativePath>?
    /// What references of previews are called.
    public var naming: Located<ReferenceNaming>?
    /// When references are written.
    public var record: Located<RecordMode>?
    /// The share of pixels that has to match, 0...1.
    public var precision: Located<Double>?
    /// How alike two pixels have to be, 0...1.
    public var perceptualPrecision: Located<Double>?
    /// Devices beside the built-in ones, in order, each with a name of its own.
    public var devices: [Located<Device>] = []
    /// Batches beside the built-in ones, in order, each with a name of its own.
    public var batches: [Located<UserBatch>] = []
    /// The batch of an entry that names none.
    public var defaultBatch: Located<String>?
    /// What holds for single entries; the last that matches decides, key by key.
    public var rules: Located<[UserRule]>?

    /// A configuration that says nothing.
    public init() {}

    /// This configuration, with what `stronger` says in place of what it says, key by key.
    ///
    /// Devices and batches have their names for keys.
    public func overridden(by stronger: UserConfiguration) -> UserConfiguration {
        var result = self
        result.sources = stronger.sources ?? sources
        result.exclude = stronger.exclude ?? exclude
        result.catalog = catalog.overridden(by: stronger.catalog)
        result.tests = tests.overridden(by: stronger.tests)
        result.references = stronger.references ?? references
        result.naming = stronger.naming ?? naming
        result.record = stronger.record ?? record
        result.precision = stronger.precision ?? precision
        result.perceptualPrecision = stronger.perceptualPrecision ?? perceptualPrecision
        result.devices = devices.overridden(by: stronger.devices, named: \.value.name)
        result.batches = batches.overridden(by: stronger.batches, named: \.value.name)
        result.defaultBatch = stronger.defaultBatch ?? defaultBatch
        result.rules = stronger.rules ?? rules
        return result
    }
}

/// What a user wrote about what is an entry.
public struct UserCatalogSettings: Equatable, Sendable {
    /// A conforming type is an entry; of several, the first in the list takes it.
    public var protocols: Located<[CatalogProtocol]>?
    /// Attached macros by name, each with the protocol that it makes a type conform to.
    public var attributes: Located<[String: String]>?
    /// The names of freestanding macros that are entries.
    public var macros: Located<[String]>?
    /// Whether an entry takes part that says nothing about it.
    public var includesByDefault: Located<Bool>?

    /// Settings that say nothing.
    public init() {}

    fileprivate func overridden(by stronger: Self) -> Self {
        var result = self
        result.protocols = stronger.protocols ?? protocols
        result.attributes = stronger.attributes ?? attributes
        result.macros = stronger.macros ?? macros
        result.includesByDefault = stronger.includesByDefault ?? includesByDefault
        return result
    }
}

/// What a user wrote about what is generated.
public struct UserTestSettings: Equatable, Sendable {
    /// The test framework.
    public var framework: Located<TestSettings.Framework>?
    /// The library that asserts pictures.
    public var imageEngine: Located<TestSettings.Engine>?
    /// The library that asserts values.
    public var valueEngine: Located<TestSettings.Engine>?
    /// What one test function covers.
    public var granularity: Located<TestSettings.Granularity>?
    /// Modules that every generated tests file imports.
    public var imports: Located<[String]>?
    /// Modules that every generated tests file imports with `@testable`.
    public var testableImports: Located<[String]>?
    /// A built-in template's name or a path.
    public var template: Located<String>?
    /// What a template written for Sourcery or Prefire sees as `argument`.
    public var arguments: Located<[String: UserValue]>?
    /// The folder of the generated files, below the root.
    public var output: Located<RelativePath>?
    /// The test target's name.
    public var target: Located<String>?
    /// The model of the simulator that pictures are recorded on.
    public var simulatorDevice: Located<String>?
    /// The version of the system that pictures are recorded on.
    public var requiredOS: Located<SystemVersion>?
    /// The languages of the test plan.
    public var languages: Located<[String]>?

    /// Settings that say nothing.
    public init() {}

    /// Both engines at once, as `tests.engine` names one for everything.
    public mutating func setEngine(_ engine: Located<TestSettings.Engine>?) {
        imageEngine = engine
        valueEngine = engine
    }

    fileprivate func overridden(by stronger: Self) -> Self {
        var result = self
        result.framework = stronger.framework ?? framework
        result.imageEngine = stronger.imageEngine ?? imageEngine
        result.valueEngine = stronger.valueEngine ?? valueEngine
        result.granularity = stronger.granularity ?? granularity
        result.imports = stronger.imports ?? imports
        result.testableImports = stronger.testableImports ?? testableImports
        result.template = stronger.template ?? template
        result.arguments = stronger.arguments ?? arguments
        result.output = stronger.output ?? output
        result.target = stronger.target ?? target
        result.simulatorDevice = stronger.simulatorDevice ?? simulatorDevice
        result.requiredOS = stronger.requiredOS ?? requiredOS
        result.languages = stronger.languages ?? languages
        return result
    }
}

extension Array {
    /// The elements with those of `stronger` in the place of the ones that have their name; new ones come last.
    func overridden(by stronger: [Element], named name: (Element) -> String) -> [Element] {
        stronger.reduce(into: self) { result, element in
            if let index = result.firstIndex(where: { name($0) == name(element) }) {
                result[index] = element
            } else {
                result.append(element)
            }
        }
    }
}
