import Foundation

/// Writes the structure of a value as text that is identical in every process.
///
///     Booking(
///       hotel: "Ritz"
///       guests: [
///         "Ada"
///       ]
///       state: BookingState.failed(code: 3)
///     )
///
/// Each member has a line of its own without a trailing comma, so that adding a member changes no other line.
struct ValueDumper {
    private var indentation = ""
    /// The enclosing objects, which end the recursion for an object that refers to itself.
    private var outer: [ObjectIdentifier] = []

    /// Returns the value's structure without a line break at the end.
    func text(of value: Any) -> String {
        if let text = PlainValueText.text(of: value, indentation: indentation) { return text }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
        case .collection: return block("[", elements(of: mirror), "]")
        case .set: return block("[", elements(of: mirror).sorted(by: TextOrder.precedes), "]")
        case .dictionary: return dictionary(mirror)
        case .tuple: return block("(", members(of: mirror), ")")
        case .enum: return enumeration(value, mirror)
        case .class: return object(value, mirror)
        default: return block("\(TypeName.of(value))(", members(of: mirror), ")")
        }
    }

    private func dictionary(_ mirror: Mirror) -> String {
        let pairs = mirror.children.map { pair -> (key: String, value: String) in
            let parts = Array(Mirror(reflecting: pair.value).children)
            guard parts.count == 2 else { return (nested.text(of: pair.value), "") }
            return (nested.text(of: parts[0].value), nested.text(of: parts[1].value))
        }
        let sorted = pairs.sorted { TextOrder.precedes($0.key, $1.key) }
        return sorted.isEmpty ? "[:]" : block("[", sorted.map { "\($0.key): \($0.value)" }, "]")
    }

    private func enumeration(_ value: Any, _ mirror: Mirror) -> String {
        guard let payload = mirror.children.first else { return plainCase(value) }
        let name = "\(TypeName.of(value)).\(payload.label ?? "")"
        let inner = Mirror(reflecting: payload.value)
        let parts = inner.displayStyle == .tuple ? members(of: inner) : [nested.text(of: payload.value)]
        guard parts.count == 1, !parts[0].contains("\n") else { return block("\(name)(", parts, ")") }
        return "\(name)(\(parts[0]))"
    }

    /// Returns the text of a case without a payload; its name is not available if the type has a custom description.
    private func plainCase(_ value: Any) -> String {
        let described = value is any CustomStringConvertible || value is any CustomDebugStringConvertible
        let text = String(describing: value)
        return described ? "\(TypeName.of(value))(\(QuotedText.quoted(text)))" : "\(TypeName.of(value)).\(text)"
    }

    private func object(_ value: Any, _ mirror: Mirror) -> String {
        let identity = ObjectIdentifier(value as AnyObject)
        guard !outer.contains(identity) else { return "\(TypeName.of(value))(contains itself)" }
        var inside = self
        inside.outer.append(identity)
        return block("\(TypeName.of(value))(", inside.inheritedMembers(of: mirror), ")")
    }

    private func inheritedMembers(of mirror: Mirror) -> [String] {
        (mirror.superclassMirror.map(inheritedMembers) ?? []) + members(of: mirror)
    }

    private func members(of mirror: Mirror) -> [String] {
        mirror.children.map { child in
            let value = nested.text(of: child.value)
            return MemberName.of(child.label).map { "\($0): \(value)" } ?? value
        }
    }

    private func elements(of mirror: Mirror) -> [String] {
        mirror.children.map { nested.text(of: $0.value) }
    }

    private var nested: Self {
        var dumper = self
        dumper.indentation += "  "
        return dumper
    }

    private func block(_ open: String, _ lines: [String], _ close: String) -> String {
        guard !lines.isEmpty else { return open + close }
        let body = lines.map { "\(indentation)  \($0)\n" }.joined()
        return "\(open)\n\(body)\(indentation)\(close)"
    }
}
