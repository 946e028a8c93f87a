/// A value of any kind: from `tests.arguments` of the configuration, from an annotation, or from a file of another tool.
package enum UserValue: Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([UserValue])
    case mapping([String: UserValue])
}

extension UserValue: Encodable {
    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text): try text.encode(to: encoder)
        case .number(let number): try number.encode(to: encoder)
        case .flag(let flag): try flag.encode(to: encoder)
        case .list(let list): try list.encode(to: encoder)
        case .mapping(let mapping): try mapping.encode(to: encoder)
        }
    }
}
