import Foundation
import Stencil

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

    /// The text of a value.
    ///
    /// - Throws: an `Absence` for an object, and for what is larger than a file may be.
    static func make(_ value: Any) throws(Absence) -> String {
        if let text = value as? String { return text }
        var result = ""
        try append(value, to: &result)
        return result
    }

    /// The number of bytes and elements in a value, as filters look at them.
    static func size(of value: Any?) -> Int {
        switch value {
        case let text as String: text.utf8.count
        case let list as [Any]: list.reduce(list.count) { $0 + size(of: $1) }
        default: 1
        }
    }

    private static func append(_ value: Any, to result: inout String) throws(Absence) {
        guard result.utf8.count <= RenderingBudget.largestOutput else {
            let limit = "\(RenderingBudget.largestOutput >> 20) MiB"
            throw Absence(reason: "has a text of more than \(limit); print less of it")
        }
        switch value {
        case let text as String: result += text.debugDescription
        case let scalar as any LosslessStringConvertible: result += scalar.description
        case let attribute as AttributeView: result += attribute.description
        case let number as NSNumber: result += number.description
        case let list as [Any]: try append(list, to: &result)
        case let mapping as TemplateMapping: try append(mapping, to: &result)
        // An empty list, see 'StencilValue'.
        case is [String: Any]: result += "[]"
        default: throw Absence(reason: reason(for: value))
        }
    }

    private static func append(_ list: [Any], to result: inout String) throws(Absence) {
        if list.contains(where: { $0 is TypeView }) { throw Absence(reason: "is a list of types; loop over it") }
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

    private static func reason(for value: Any) -> String {
        switch value {
        case is TypeView: "is a type; print a member of it, such as its name"
        case is CallableBlock: "is a macro; use it with 'call'"
        default: "is no text; print a member of it"
        }
    }
}
