package import SnapgenModel

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
