/// The keys of the configuration file.
///
/// It is the one list of them: the reader, the messages and `snapgen config show` take the keys from here. The raw
/// value is the key behind the keys that it stands below; the names of devices, batches and protocols and the places
/// in a list are left out: `devices.width` is the width of every device.
public enum ConfigurationKey: String, CaseIterable, Sendable {
    case sources
    case sourcesPath = "sources.path"
    case sourcesModule = "sources.module"
    case exclude
    case catalog
    case catalogProtocols = "catalog.protocols"
    case catalogAttributes = "catalog.attributes"
    case catalogMacros = "catalog.macros"
    case catalogDefault = "catalog.default"
    case tests
    case testsFramework = "tests.framework"
    case testsEngine = "tests.engine"
    case testsEngineImages = "tests.engine.images"
    case testsEngineValues = "tests.engine.values"
    case testsGranularity = "tests.granularity"
    case testsImports = "tests.imports"
    case testsTestableImports = "tests.testable_imports"
    case testsTemplate = "tests.template"
    case testsArguments = "tests.arguments"
    case testsOutput = "tests.output"
    case testsTarget = "tests.target"
    case testsSimulatorDevice = "tests.simulator_device"
    case testsRequiredOS = "tests.required_os"
    case testsLanguages = "tests.languages"
    case references
    case naming
    case record
    case precision
    case perceptualPrecision = "perceptual_precision"
    case devices
    case devicesIdiom = "devices.idiom"
    case devicesWidth = "devices.width"
    case devicesHeight = "devices.height"
    case devicesScale = "devices.scale"
    case devicesInNames = "devices.in_names"
    case devicesSafeArea = "devices.safe_area"
    case devicesSafeAreaTop = "devices.safe_area.top"
    case devicesSafeAreaLeft = "devices.safe_area.left"
    case devicesSafeAreaBottom = "devices.safe_area.bottom"
    case devicesSafeAreaRight = "devices.safe_area.right"
    case devicesLandscape = "devices.safe_area_landscape"
    case devicesLandscapeTop = "devices.safe_area_landscape.top"
    case devicesLandscapeLeft = "devices.safe_area_landscape.left"
    case devicesLandscapeBottom = "devices.safe_area_landscape.bottom"
    case devicesLandscapeRight = "devices.safe_area_landscape.right"
    case batches
    case batchesDevices = "batches.devices"
    case batchesWidths = "batches.widths"
    case batchesSizes = "batches.sizes"
    case batchesLayout = "batches.layout"
    case batchesOrientations = "batches.orientations"
    case batchesThemes = "batches.themes"
    case batchesLocales = "batches.locales"
    case batchesTextSizes = "batches.text_sizes"
    case batchesContrasts = "batches.contrasts"
    case batchesMotions = "batches.motions"
    case batchesCombine = "batches.combine"
    case batchesStrength = "batches.strength"
    case batchesInclude = "batches.include"
    case batchesExclude = "batches.exclude"
    case defaultBatch = "default_batch"
    case rules
    case rulesMatch = "rules.match"
    case rulesBatch = "rules.batch"
    case rulesPrecision = "rules.precision"
    case rulesPerceptualPrecision = "rules.perceptual_precision"
    case rulesDelay = "rules.delay"
    case rulesLayout = "rules.layout"
    case rulesDevice = "rules.device"
    case rulesRecord = "rules.record"
    case rulesSkip = "rules.skip"

    /// The key as it stands in the file, without the keys above it: `width` for `devices.width`.
    public var name: String {
        rawValue.split(separator: ".").last.map(String.init) ?? rawValue
    }

    /// The key that this one stands below, or `nil` at the top of the file.
    public var parent: ConfigurationKey? {
        ConfigurationKey(rawValue: rawValue.split(separator: ".").dropLast().joined(separator: "."))
    }

    /// The keys right below `parent`, or at the top of the file, in the order in which they are shown.
    public static func children(of parent: ConfigurationKey?) -> [ConfigurationKey] {
        childrenByParent[parent, default: []]
    }

    /// The keys that a mapping at `key` takes, or the file at its top.
    static func taken(by key: ConfigurationKey?) -> [ConfigurationKey] {
        guard key?.shape == .environments else { return children(of: key) }
        return children(of: .batches).filter { !howToCombine.contains($0) }
    }

    /// The keys of a batch that are no axes.
    private static let howToCombine: Set = [batchesCombine, batchesStrength, batchesInclude, batchesExclude]

    // Looked up for every mapping of a file, and working out a parent takes its time.
    private static let childrenByParent = Dictionary(grouping: allCases, by: \.parent)
}
