import Foundation

/// A namespace for the structure of values, in the bytes of swift-snapshot-testing's strategy `.dump`.
///
///     ▿ Booking
///       ▿ guests: 1 element
///         - "Ada"
///       - hotel: "Ritz"
///
/// A value with members has the bullet `▿`. Members of structures and classes, dictionaries and sets are sorted,
/// because their order in memory varies.
///
/// Source: `Snapshotting/Any.swift` of swift-snapshot-testing, 1.17.6 to 1.18.9. References to an enclosing object end
/// as they do since the commit after 1.18.9; earlier versions do not end.
enum DumpText {
    static func of(_ value: Any) -> String { text(of: value, name: nil, indentation: "", inside: []) }

    private static func text(
        of value: Any, name: String?, indentation: String, inside enclosing: Set<ObjectIdentifier>
    ) -> String {
        let prefix = name.map { "\($0): " } ?? ""
        let mirror = Mirror(reflecting: value)
        if let leaf = leaf(value, mirror) { return "\(indentation)- \(prefix)\(leaf)\n" }
        let bullet = mirror.children.isEmpty ? "-" : "▿"
        var enclosing = enclosing
        if isObject(value, mirror), !enclosing.insert(ObjectIdentifier(value as AnyObject)).inserted {
            return "\(indentation)\(bullet) \(name ?? "value") (circular reference detected)\n"
        }
        let members = isOrdered(value, mirror) ? Array(mirror.children) : sorted(mirror.children, enclosing)
        let lines = members.map { member in
            text(of: member.value, name: member.label, indentation: indentation + "  ", inside: enclosing)
        }
        return "\(indentation)\(bullet) \(prefix)\(heading(of: value, mirror))\n\(lines.joined())"
    }

    /// Returns the text of a value whose members are not shown; `nil` for any other value.
    private static func leaf(_ value: Any, _ mirror: Mirror) -> String? {
        guard !isContainer(mirror) else { return nil }
        return switch value {
        case let value as Character: value.debugDescription
        case let value as String: value.debugDescription
        case let value as Substring: value.debugDescription
        case let value as Data: value.debugDescription
        case let value as URL: value.debugDescription
        case let value as Date: text(of: value)
        // On Apple's platforms, a structure such as 'Int' can be cast to 'NSObject'.
        case let value as NSObject where mirror.subjectType is NSObject.Type: withoutAddresses(value.debugDescription)
        default: nil
        }
    }

    private static func isContainer(_ mirror: Mirror) -> Bool {
        switch mirror.displayStyle {
        case .collection, .dictionary, .set, .tuple, .optional: true
        default: false
        }
    }

    private static func heading(of value: Any, _ mirror: Mirror) -> String {
        let count = mirror.children.count
        return switch mirror.displayStyle {
        case .collection: counted(count, "element")
        case .dictionary: counted(count, "key/value pair")
        case .set: counted(count, "member")
        case .tuple: "(\(counted(count, "element")))"
        case .optional: count == 0 ? "\(typeName(mirror)).none" : typeName(mirror)
        default: description(of: value, mirror)
        }
    }

    private static func description(of value: Any, _ mirror: Mirror) -> String {
        if let value = value as? any CustomStringConvertible { return value.description }
        return switch mirror.displayStyle {
        case .class, .struct: typeName(mirror)
        case .enum: mirror.children.isEmpty ? "\(typeName(mirror)).\(value)" : typeName(mirror)
        default: String(describing: value)
        }
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }

    /// Returns whether a value is shown as an object with members, which may refer to itself.
    private static func isObject(_ value: Any, _ mirror: Mirror) -> Bool {
        mirror.displayStyle == .class && !(value is any CustomStringConvertible)
    }

    private static func isOrdered(_ value: Any, _ mirror: Mirror) -> Bool {
        switch mirror.displayStyle {
        case .dictionary, .set: false
        case .class, .struct: value is any CustomStringConvertible
        default: true
        }
    }

    /// Returns members in the order of their texts, each with its label and its value.
    private static func sorted(_ members: Mirror.Children, _ enclosing: Set<ObjectIdentifier>) -> [Mirror.Child] {
        members.map { (member: $0, text: text(of: $0, name: nil, indentation: "", inside: enclosing)) }
            .sorted { $0.text < $1.text }
            .map(\.member)
    }

    /// Returns the name of a type without the numbers of local types.
    private static func typeName(_ mirror: Mirror) -> String {
        String(describing: mirror.subjectType)
            .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
    }

    private static func withoutAddresses(_ text: String) -> String {
        text.replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
    }

    private static func text(of date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        return formatter.string(from: date)
    }
}
