/// A value of any kind: from `tests.arguments` of the configuration, from an annotation, or from a file of another tool.
package enum UserValue: Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([UserValue])
    case mapping([String: UserValue])
}

extension UserValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // A number is never taken for a flag, nor the other way round, so the order does not matter.
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([UserValue].self) {
            self = .list(list)
        } else {
            self = .mapping(try container.decode([String: UserValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .list(let list): try container.encode(list)
        case .mapping(let mapping): try container.encode(mapping)
        }
    }
}
