/// The name of a schema's type: its module, and the path of the type in the module.
struct SchemaName: Hashable, Sendable {
    var module: String?
    var path: String

    init(of type: Any.Type) {
        self.init(qualifiedName: String(reflecting: type))
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

/// The text of a key path, which is complete in some builds only.
///
/// Stored properties need the names of properties, computed ones need the program's symbols; without them, the text has
/// an offset or an address. Systems before iOS 16.4 and macOS 13.3 print the key path's type.
/// See [SE-0369](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0369-add-customdebugdescription-conformance-to-anykeypath.md).
struct PrintedKeyPath {
    /// The names of the properties; `nil` if one of them is unknown.
    let labels: [String]?

    init(_ keyPath: AnyKeyPath) {
        self.init(text: String(describing: keyPath), root: String(describing: type(of: keyPath).rootType))
    }

    init(text: String, root: String) {
        let prefix = "\\\(root)."
        guard text.hasPrefix(prefix) else {
            labels = nil
            return
        }
        let names = text.dropFirst(prefix.count).split(separator: ".", omittingEmptySubsequences: false).map(
            String.init)
        labels = names.allSatisfy(Self.isIdentifier) ? names : nil
    }

    private static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
