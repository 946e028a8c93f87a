package import SnapgenConfiguration
package import SnapgenModel

/// The accessibility keys of a project: the schemas that declare them, the places that set them, and their uses in UI
/// tests.
///
/// `snapgen keys --format json` prints the encoded catalog.
package struct AccessibilityCatalog: Equatable, Encodable, Sendable {
    /// The name and major version of the JSON format.
    package private(set) var schema = "snapgen.keys/1"
    package var identifiers: AccessibilitySettings.Identifiers = .path
    /// Indicates whether UI tests were read, so that unused keys are known.
    package var hasUITests: Bool = false
    /// The schemas, sorted by module, name and place.
    package var schemas: [KeySchema] = []
    /// The keys of schemas, constants in tables, and identifiers that are written out, sorted by place.
    package var keys: [CatalogKey] = []
    /// The places whose identifier is known at run time only.
    package var computed: [KeyPlace] = []
    package var diagnostics: [Diagnostic] = []
}
