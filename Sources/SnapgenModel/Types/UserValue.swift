import Foundation

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

extension UserValue {
    /// Parses JSON, in which numbers and flags become texts, and `null` the empty text.
    package init(json bytes: [UInt8]) throws {
        self.init(any: try JSONSerialization.jsonObject(with: Data(bytes)))
    }

    /// Takes over a value of a property list or of JSON.
    package init(any value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let list as [Any]: self = .list(list.map(Self.init(any:)))
        case let mapping as [String: Any]: self = .mapping(mapping.mapValues(Self.init(any:)))
        case is NSNull: self = .text("")
        case let number as NSNumber: self = .text(number.stringValue)
        default: self = .text("\(value)")
        }
    }
}
