public import SnapgenModel

/// The JSON Schema (draft-07) of `snapgen.yml`, for completion and validation in editors.
///
/// Its encoding is the schema. It refuses the mistakes that a schema can express; unknown names of devices and batches,
/// for example, it accepts.
public struct ConfigurationSchema: Encodable, Sendable {
    /// The schema as a value.
    public let value: UserValue

    /// The schema of all keys.
    public init() {
        let root = Shape.section(Configuration.keys).schema
        let header: JSONObject = [
            "$schema": .text("http://json-schema.org/draft-07/schema#"),
            "title": .text("snapgen.yml"),
            "description": .text("The configuration of snapgen; an empty file is valid."),
            "type": .list([.text("object"), .text("null")]),
            "definitions": .mapping(.definitions),
        ]
        value = .mapping(root.merging(header) { $1 })
    }

    /// Writes the schema itself.
    public func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}
