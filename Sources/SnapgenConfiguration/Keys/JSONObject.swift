import SnapgenModel

extension JSONObject {
    static let definitions: JSONObject = [
        "variable": .mapping([
            "type": .text("string"),
            "pattern": .text("\\$\\{"),
            "description": .text(
                "A text in which ${NAME} or ${NAME:-default} stands for a variable of the environment."),
        ])
    ]

    /// A text; YAML reads a plain `18.4` or `true` as another type.
    static let anyText: JSONObject = ["type": .list([.text("string"), .text("number"), .text("boolean")])]

    /// A choice as it may be written: `3` is a number to an editor, and `"3"` the same choice.
    static func choice(_ names: [String]) -> JSONObject {
        let spellings = names.flatMap { name -> [UserValue] in
            Double(name).map { [.number($0), .text(name)] } ?? [.text(name)]
        }
        return .orVariable(["enum": .list(spellings)])
    }

    /// A value of `schema`, or a text with a variable.
    static func orVariable(_ schema: JSONObject) -> JSONObject {
        anyOf([schema, ["$ref": .text("#/definitions/variable")]])
    }

    static func anyOf(_ schemas: [JSONObject]) -> JSONObject { ["anyOf": .list(schemas.map { .mapping($0) })] }

    static func list(of item: JSONObject) -> JSONObject { ["type": .text("array"), "items": .mapping(item)] }

    static func named(_ item: JSONObject) -> JSONObject {
        ["type": .text("object"), "additionalProperties": .mapping(item)]
    }
}
