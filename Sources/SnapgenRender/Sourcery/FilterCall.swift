import Stencil

/// A use of a filter: the value before it and the arguments after its colon.
struct FilterCall {
    var name: String
    var value: Any?
    var arguments: [Any?]

    /// The value as a text; numbers are texts, too.
    func text() throws -> String {
        guard let text = Self.text(value) else {
            let found = value == nil ? "nothing" : "what stands before it"
            throw TemplateSyntaxError("'\(name)' takes a text, not \(found)")
        }
        return text
    }

    /// The value as printed; empty if there is none.
    func printed() throws -> String { try printed(value) }

    func printed(_ value: Any?) throws -> String {
        guard let value else { return "" }
        do throws(TemplateText.Absence) {
            return try TemplateText.make(value)
        } catch {
            throw TemplateSyntaxError("what '\(name)' takes \(error.reason)")
        }
    }

    /// An argument as a text, or `nil` where it is not given.
    func argument(_ position: Int) -> String? {
        arguments.indices.contains(position) ? Self.text(arguments[position]) : nil
    }

    func requiredArgument(_ position: Int) throws -> String {
        guard let argument = argument(position) else {
            throw TemplateSyntaxError("'\(name)' takes \(position + 1) texts behind its colon")
        }
        return argument
    }

    /// The first argument as a flag, or `nil` where it is not given.
    func flag() throws -> Bool? {
        guard let argument = argument(0)?.lowercased() else { return nil }
        if ["true", "yes", "1"].contains(argument) { return true }
        if ["false", "no", "0"].contains(argument) { return false }
        throw TemplateSyntaxError("'\(name)' takes true or false, not '\(argument)'")
    }

    private static func text(_ value: Any?) -> String? {
        (value as? any LosslessStringConvertible).map { "\($0)" }
    }
}
