package import SnapgenModel

/// The converted configuration of another tool.
package struct ImportedConfiguration: Equatable, Encodable, Sendable {
    /// The format's name and major version.
    package private(set) var schema = "snapgen.import/1"
    /// A `snapgen.yml`, which is valid.
    package var text: String
    /// The settings of the other tool with what became of them, in their order.
    package var settings: [ImportedSetting]
    /// The settings that were not converted or that the other tool reads differently than YAML, sorted by place.
    package var diagnostics: [Diagnostic]
}
