import SwiftSyntax

/// The names that code has declared so far, from the innermost braces out.
struct NameScopes {
    private var scopes: [Set<String>] = [[]]

    /// Returns whether the code itself declares a name.
    func declares(_ name: String) -> Bool {
        scopes.contains { $0.contains(name) }
    }

    /// Declares a name in the innermost braces.
    mutating func declare(_ name: String) {
        scopes[scopes.count - 1].insert(name)
    }

    /// Begins new braces, in which `names` can be used before they are declared.
    mutating func open(declaring names: [String] = []) {
        scopes.append(Set(names))
    }

    /// Ends the innermost braces.
    mutating func close() {
        scopes.removeLast()
    }
}

extension CodeBlockItemListSyntax {
    /// The functions and types in it, which can be used before they are declared.
    var namesFromTheStart: [String] {
        compactMap { item in
            guard case .decl(let declaration) = item.item else { return nil }
            return declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainText
        }
    }
}
