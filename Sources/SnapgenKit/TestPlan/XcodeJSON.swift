/// A JSON value in a file of Xcode.
enum XcodeJSON: Equatable, Sendable {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([XcodeJSON])
    case mapping([String: XcodeJSON])

    /// The value for a key of a mapping; `nil` if it is missing.
    subscript(key: String) -> XcodeJSON? {
        get { if case .mapping(let values) = self { values[key] } else { nil } }
        set {
            guard case .mapping(var values) = self else { return }
            values[key] = newValue
            self = .mapping(values)
        }
    }

    /// The items of a list; empty for other values.
    var items: [XcodeJSON] { if case .list(let items) = self { items } else { [] } }

    /// The text; `nil` for other values.
    var string: String? { if case .text(let text) = self { text } else { nil } }
}

extension XcodeJSON: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let integer = try? container.decode(Int.self) {
            self = .integer(integer)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let items = try? container.decode([XcodeJSON].self) {
            self = .list(items)
        } else {
            self = .mapping(try container.decode([String: XcodeJSON].self))
        }
    }
}

/// The format of Xcode, so that saving the file in Xcode does not change it.
extension XcodeJSON: CustomStringConvertible {
    /// The value with sorted keys, an indentation of two spaces, and an empty line in empty containers.
    var description: String { text(indentation: "") }

    private func text(indentation: String) -> String {
        switch self {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .text(let text): Self.quoted(text)
        case .list(let items): Self.lines(items.map { $0.text(indentation: indentation + "  ") }, "[]", indentation)
        case .mapping(let values):
            Self.lines(
                values.sorted { $0.key < $1.key }.map { key, value in
                    "\(Self.quoted(key)) : \(value.text(indentation: indentation + "  "))"
                }, "{}", indentation)
        }
    }

    private static func lines(_ lines: [String], _ brackets: String, _ indentation: String) -> String {
        let content = lines.map { "\(indentation)  \($0)" }.joined(separator: ",\n")
        return "\(brackets.prefix(1))\n\(content)\n\(indentation)\(brackets.suffix(1))"
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.unicodeScalars.map(escaped).joined())\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\", "/": return "\\\(scalar)"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case "\u{0}"..."\u{1F}":
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: return String(scalar)
        }
    }
}
