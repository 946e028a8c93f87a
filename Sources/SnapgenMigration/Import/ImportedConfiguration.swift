public import SnapgenModel

/// The converted configuration of another tool.
public struct ImportedConfiguration: Equatable, Encodable, Sendable {
    /// The format's name and major version.
    public private(set) var schema = "snapgen.import/1"
    /// A `snapgen.yml`, which is valid.
    public var text: String
    /// The settings of the other tool with what became of them, in their order.
    public var settings: [ImportedSetting]
    /// The settings that were not converted or that the other tool reads differently than YAML, sorted by place.
    public var diagnostics: [Diagnostic]
}
