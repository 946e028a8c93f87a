import Foundation
import SnapgenNames

/// A namespace for values that a dump writes as one text instead of member by member.
enum PlainValueText {
    /// Returns the text of a value without relevant structure, or `nil` for any other value.
    static func text(of value: Any, indentation: String) -> String? {
        if let text = scalar(value) ?? foundation(value) ?? opaque(value) { return text }
        guard let string = string(value) else { return nil }
        let isOneLine = !string.unicodeScalars.contains("\n")
        return isOneLine ? QuotedText.quoted(string) : QuotedText.block(string, indentation: indentation)
    }

    private static func scalar(_ value: Any) -> String? {
        switch value {
        case let value as Bool: "\(value)"
        case let value as any BinaryInteger: "\(value)"
        case let value as any BinaryFloatingPoint: "\(value)"
        default: nil
        }
    }

    private static func string(_ value: Any) -> String? {
        switch value {
        case let value as String: value
        case let value as Substring: String(value)
        case let value as Character: String(value)
        case let value as StaticString: value.description
        default: nil
        }
    }

    private static func foundation(_ value: Any) -> String? {
        switch value {
        case let value as Date: DateText.text(of: value)
        case let value as URL: value.absoluteString
        case let value as UUID: value.uuidString
        case let value as Decimal: value.description
        case let value as Data: text(of: value)
        default: nil
        }
    }

    /// Returns the text of a value whose description contains an address or varies between runs.
    private static func opaque(_ value: Any) -> String? {
        if let type = value as? any Any.Type { return "\(TypeName.of(type: type)).self" }
        let name = TypeName.of(value)
        if name.contains("->") { return "(function)" }
        let isAddress = name == "ObjectIdentifier" || name.hasPrefix("Unsafe") || name == "OpaquePointer"
        return isAddress ? "\(name)()" : nil
    }

    private static func text(of data: Data) -> String {
        let shown = data.prefix(32).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        let rest = data.count > 32 ? "... \(StableHash.short(data.base64EncodedString()))" : ""
        return "Data(\(data.count) bytes: \(shown.joined())\(rest))"
    }
}
