import Foundation

/// The identifiers of a key.
struct KeyIdentifiers: Hashable, Sendable {
    /// The path of the part, or the identifier that the schema states, with the item.
    var path: String
    /// The path with each superclass down to the one that declares the part, whose views may have set the key.
    var inherited: [String] = []

    init(raw identifier: String) {
        path = identifier
    }

    /// - Parameters:
    ///   - schema: The path of the schema's type in its module.
    ///   - bases: Those of its superclasses down to the one that declares the part.
    init(of schema: String, inheritedFrom bases: [String] = [], labels: [String]) {
        let end = labels.isEmpty ? "self" : labels.joined(separator: ".")
        path = "\(schema).\(end)"
        inherited = bases.map { "\($0).\(end)" }
    }

    /// The identifier, and after it those with the names of superclasses.
    var all: [String] { [path] + inherited }

    /// Returns the identifiers of an item of the list that these identify.
    func item(_ item: String) -> KeyIdentifiers {
        var identifiers = self
        let end = "[\(Self.escaped(item))]"
        identifiers.path += end
        identifiers.inherited = inherited.map { $0 + end }
        return identifiers
    }

    /// Returns an item as it stands in the brackets of an identifier.
    ///
    /// A closing bracket and a backslash have a backslash before them, and the ends of lines are escape sequences of
    /// Swift, so the item ends at the first bracket without a backslash, and in its line.
    static func escaped(_ item: String) -> String {
        item.unicodeScalars.map(escaped).joined()
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch (scalar, scalar.properties.generalCategory) {
        case ("\\", _), ("]", _): "\\\(scalar)"
        case ("\n", _): "\\n"
        case ("\r", _): "\\r"
        case (_, .control), (_, .lineSeparator), (_, .paragraphSeparator):
            "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
    }
}

extension KeyIdentifiers {
    /// Returns the path of a type in its module, from its name with modules, such as `Users.List<Users.Cell>.Header`.
    ///
    /// A private type's name has the address of its file, which differs in each build: it is left out.
    static func path(ofType name: String) -> String {
        // The first part of each name, also of generic arguments.
        name.removing(#"\([^()]*\)\.?"#).removing(#"(?<=^|[<, ])[^.<>, ]+\."#)
    }
}

extension String {
    /// Returns the text without what an expression matches; regular expressions of Swift need iOS 16.
    fileprivate func removing(_ expression: String) -> String {
        replacingOccurrences(of: expression, with: "", options: .regularExpression)
    }
}
