/// The accessibility keys of a project: the schemas that declare them, the places that set them, and their uses in UI
/// tests.
///
/// `snapgen keys --format json` prints the encoded catalog.
public struct AccessibilityCatalog: Equatable, Encodable, Sendable {
    /// The name and major version of the JSON format.
    public private(set) var schema = "snapgen.keys/1"
    /// The form of the identifiers of keys.
    public var identifiers: AccessibilitySettings.Identifiers
    /// Indicates whether UI tests were read, so that unused keys are known.
    public var hasUITests: Bool
    /// The schemas, sorted by module, name and place.
    public var schemas: [KeySchema]
    /// The keys of schemas, constants in tables, and identifiers that are written out, sorted by place.
    public var keys: [CatalogKey]
    /// The places whose identifier is known at run time only.
    public var computed: [KeyPlace]
    /// The diagnostics of scanning and, after a check, the findings.
    public var diagnostics: [Diagnostic]

    public init(
        identifiers: AccessibilitySettings.Identifiers = .path, hasUITests: Bool = false, schemas: [KeySchema] = [],
        keys: [CatalogKey] = [], computed: [KeyPlace] = [], diagnostics: [Diagnostic] = []
    ) {
        self.identifiers = identifiers
        self.hasUITests = hasUITests
        self.schemas = schemas
        self.keys = keys
        self.computed = computed
        self.diagnostics = diagnostics
    }
}
