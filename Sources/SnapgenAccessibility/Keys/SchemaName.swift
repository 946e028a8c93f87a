/// The name of a schema's type: its module, and the path of the type in the module.
struct SchemaName: Hashable, Sendable {
    var module: String?
    var path: String

    init(of type: Any.Type) {
        let generated = (type as? any GeneratedAccessibility.Type)?.qualifiedName
        self.init(qualifiedName: generated ?? String(reflecting: type))
    }

    /// Creates the name from a type's name with its module, such as `Users.List<Users.Cell>.Header`.
    ///
    /// A private type's name has the address of its file, which differs in each build: it is left out.
    init(qualifiedName: String) {
        let text = Self.withoutContexts(qualifiedName)
        let dot = text.firstIndex(of: ".")
        module = dot.map { String(text[..<$0]) }
        path = Self.withoutModules(text)
    }

    private static func withoutContexts(_ name: String) -> String {
        var depth = 0
        var text = ""
        for character in name {
            if character == "(" { depth += 1 }
            if depth == 0, character != "." || text.last != "." { text.append(character) }
            if character == ")" { depth -= 1 }
        }
        return text
    }

    /// Returns the name without the first part of each name in it, also of generic arguments.
    private static func withoutModules(_ name: String) -> String {
        var text = ""
        var part = ""
        var isFirst = true
        var isInModule = true
        for character in name {
            switch character {
            case "." where isInModule:
                (part, isInModule) = ("", false)
            case "<", ",", " ":
                text += part + String(character)
                (part, isFirst, isInModule) = ("", false, true)
            case ">":
                text += part + ">"
                (part, isInModule) = ("", false)
            default:
                part.append(character)
            }
        }
        return isFirst && isInModule ? name : text + part
    }
}
