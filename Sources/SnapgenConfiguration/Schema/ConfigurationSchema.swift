public import SnapgenModel

/// The JSON Schema (draft-07) of `snapgen.yml`, by which editors complete and check the file.
///
/// Its encoding is the schema. It refuses what the reader refuses as far as a schema can say it; names of devices and
/// batches, say, it cannot know.
public struct ConfigurationSchema: Encodable, Sendable {
    /// The schema as a value.
    public let value: UserValue

    /// The schema of the keys that there are.
    public init() {
        var root = Self.object(of: nil)
        root["$schema"] = .text("http://json-schema.org/draft-07/schema#")
        root["title"] = .text("snapgen.yml")
        root["description"] = .text("The configuration of snapgen; an empty file is valid.")
        root["type"] = Self.types("object", "null")
        root["definitions"] = .mapping(["variable": .mapping(Self.variable)])
        value = .mapping(root)
    }

    /// Writes the schema itself.
    public func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}

/// Keys.
extension ConfigurationSchema {
    /// A mapping of the keys that one at `key` takes, or the file at its top, and of no others.
    private static func object(of key: ConfigurationKey?) -> [String: UserValue] {
        let properties = ConfigurationKey.taken(by: key).map { ($0.name, UserValue.mapping(property($0))) }
        var object: [String: UserValue] = [
            "type": .text("object"),
            "properties": .mapping(Dictionary(uniqueKeysWithValues: properties)),
            "additionalProperties": .flag(false),
        ]
        let requirements = (key?.requirements ?? []).map { keys in
            ["required": UserValue.list(keys.map { .text($0.name) })]
        }
        if requirements.count == 1 {
            object.merge(requirements[0]) { $1 }
        } else if !requirements.isEmpty {
            object["anyOf"] = .list(requirements.map { .mapping($0) })
        }
        return object
    }

    private static func property(_ key: ConfigurationKey) -> [String: UserValue] {
        schema(of: key.shape, at: key).merging(["description": .text(key.summary)]) { $1 }
    }

    private static func schema(of shape: ConfigurationKey.Shape, at key: ConfigurationKey) -> [String: UserValue] {
        switch shape {
        // YAML reads a plain `18.4` or `true` as something else than a text.
        case .text: ["type": types("string", "number", "boolean")]
        case .path: ["type": .text("string"), "pattern": .text("^[^/]")]
        case .number(let range): orVariable(range.schema)
        case .flag: orVariable(["type": .text("boolean")])
        case .choice(let values): orVariable(["enum": .list(values.flatMap(spellings))])
        case .list(let item): list(of: schema(of: item, at: key))
        case .section: object(of: key)
        case .sections, .environments: list(of: object(of: key))
        case .valueOrSection(let value): anyOf(schema(of: value, at: key), object(of: key))
        case .named(.section) where key.takesSections: named(anyOf(object(of: key), listOfSome(object(of: key))))
        case .named(let item): named(schema(of: item, at: key))
        case .values: ["type": .text("object")]
        }
    }
}

/// Parts of a schema.
extension ConfigurationSchema {
    /// A text with a variable, which may expand to anything.
    private static let variable: [String: UserValue] = [
        "type": .text("string"),
        "pattern": .text("\\$\\{"),
        "description": .text("A text in which ${NAME} or ${NAME:-default} stands for a variable of the environment."),
    ]

    /// A choice as it is written: `3` is a number to an editor, and `"3"` the same choice.
    private static func spellings(of choice: String) -> [UserValue] {
        Double(choice).map { [.number($0), .text(choice)] } ?? [.text(choice)]
    }

    private static func orVariable(_ schema: [String: UserValue]) -> [String: UserValue] {
        anyOf(schema, ["$ref": .text("#/definitions/variable")])
    }

    private static func anyOf(_ schemas: [String: UserValue]...) -> [String: UserValue] {
        ["anyOf": .list(schemas.map { .mapping($0) })]
    }

    private static func list(of item: [String: UserValue]) -> [String: UserValue] {
        ["type": .text("array"), "items": .mapping(item)]
    }

    private static func listOfSome(_ item: [String: UserValue]) -> [String: UserValue] {
        list(of: item).merging(["minItems": .number(1)]) { $1 }
    }

    private static func named(_ item: [String: UserValue]) -> [String: UserValue] {
        ["type": .text("object"), "additionalProperties": .mapping(item)]
    }

    private static func types(_ names: String...) -> UserValue {
        .list(names.map { .text($0) })
    }
}

extension ConfigurationKey {
    /// The keys below that a mapping has to give: all of one of the lists.
    fileprivate var requirements: [[ConfigurationKey]] {
        switch self {
        case .sources: [[.sourcesPath], [.sourcesModule]]
        case .devices: [[.devicesWidth, .devicesHeight]]
        case .batches: [[.batchesDevices], [.batchesWidths], [.batchesSizes], [.batchesLayout]]
        case .rules: [[.rulesMatch]]
        default: []
        }
    }

    /// Whether a list of mappings may stand where one does.
    fileprivate var takesSections: Bool { self == .batches }
}

extension ConfigurationKey.NumberRange {
    fileprivate var schema: [String: UserValue] {
        let limits: [String: UserValue] =
            switch self {
            case .share: ["minimum": .number(0), "maximum": .number(1)]
            case .aboveZero: ["exclusiveMinimum": .number(0)]
            case .notNegative: ["minimum": .number(0)]
            }
        return limits.merging(["type": .text("number")]) { $1 }
    }
}
