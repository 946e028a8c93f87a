import Foundation

/// The one way from a value to the text that templates print, join and filter.
///
/// A list reads `["a", 1]`, a mapping `["a": 1, "b": 2]` in the order of its keys, and numbers have a point in every
/// language. Objects have no text: what Swift prints for them depends on the run.
enum TemplateText {
    /// A value that has no text.
    struct Absence: Error {
        /// A description of the value with the next step: `is a type; print a member of it`.
        var reason: String
    }

    /// - Throws: an `Absence` for an object.
    static func make(_ value: Any) throws(Absence) -> String {
        if let text = value as? String { return text }
        var result = ""
        try append(value, to: &result)
        return result
    }

    private static func append(_ value: Any, to result: inout String) throws(Absence) {
        switch value {
        case let text as String: result += text.debugDescription
        case let scalar as any LosslessStringConvertible: result += scalar.description
        case let number as NSNumber: result += number.description
        case let list as [Any]: try append(list, to: &result)
        case let mapping as TemplateMapping: try append(mapping, to: &result)
        // An empty list, see 'StencilValue'.
        case is [String: Any]: result += "[]"
        case let object as any OpaqueValue:
            guard let text = object.text else { throw Absence(reason: type(of: object).absence) }
            result += text
        default: throw Absence(reason: "is no text; print a member of it")
        }
    }

    private static func append(_ list: [Any], to result: inout String) throws(Absence) {
        let reasons = list.lazy.compactMap { ($0 as? any OpaqueValue).flatMap { type(of: $0).listAbsence } }
        if let reason = reasons.first { throw Absence(reason: reason) }
        result += "["
        for (index, element) in list.enumerated() {
            if index > 0 { result += ", " }
            try append(element, to: &result)
        }
        result += "]"
    }

    private static func append(_ mapping: TemplateMapping, to result: inout String) throws(Absence) {
        result += "["
        for (index, member) in mapping.sorted.enumerated() {
            result += (index > 0 ? ", " : "") + member.key.debugDescription + ": "
            try append(member.value, to: &result)
        }
        result += "]"
    }
}
