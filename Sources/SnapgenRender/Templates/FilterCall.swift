import Stencil

/// A use of a filter: the value before it and the arguments after its colon.
package struct FilterCall {
    /// The filter.
    package var name: String
    /// The value before it; `nil` if there is none.
    package var value: Any?
    /// The arguments behind its colon.
    package var arguments: [Any?]

    /// The value as a text; numbers are texts, too.
    package func text() throws -> String {
        guard let text = Self.text(value) else {
            let found = value == nil ? "nothing" : "what stands before it"
            throw TemplateSyntaxError("'\(name)' takes a text, not \(found)")
        }
        return text
    }

    /// The value as printed; empty if there is none.
    package func printed() throws -> String { try printed(value) }

    /// An argument of the filter as printed; empty if there is none.
    package func printed(_ value: Any?) throws -> String {
        guard let value else { return "" }
        do throws(TemplateText.Absence) {
            return try TemplateText.make(value)
        } catch {
            throw TemplateSyntaxError("what '\(name)' takes \(error.reason)")
        }
    }

    /// Indicates whether there is no value; Stencil takes the text `nil` for none as well.
    package var isMissing: Bool { value == nil || value as? String == "nil" }

    /// The number of bytes and elements that the filter reads.
    var size: Int { arguments.reduce(TemplateText.size(of: value)) { $0 + TemplateText.size(of: $1) } }

    /// An argument as a text, or `nil` where it is not given.
    package func argument(_ position: Int) -> String? {
        arguments.indices.contains(position) ? Self.text(arguments[position]) : nil
    }

    /// An argument as a text.
    package func requiredArgument(_ position: Int) throws -> String {
        guard let argument = argument(position) else {
            throw TemplateSyntaxError("'\(name)' takes \(position + 1) texts behind its colon")
        }
        return argument
    }

    /// An argument that is one of several words, the first where it is not given.
    package func choice(_ position: Int, of words: [String]) throws -> String {
        guard let argument = argument(position) else { return words[0] }
        guard words.contains(argument) else {
            throw TemplateSyntaxError(
                "'\(name)' does not know '\(argument)'; known are \(words.joined(separator: ", "))")
        }
        return argument
    }

    /// The first argument as a flag, or `nil` where it is not given.
    package func flag() throws -> Bool? {
        guard let argument = argument(0)?.lowercased() else { return nil }
        if ["true", "yes", "1"].contains(argument) { return true }
        if ["false", "no", "0"].contains(argument) { return false }
        throw TemplateSyntaxError("'\(name)' takes true or false, not '\(argument)'")
    }

    private static func text(_ value: Any?) -> String? {
        (value as? any LosslessStringConvertible).map { "\($0)" }
    }
}
