import Foundation

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
        let text = qualifiedName.removing(#"\([^()]*\)\.?"#)
        module = text.firstIndex(of: ".").map { String(text[..<$0]) }
        // The first part of each name, also of generic arguments.
        path = text.removing(#"(?<=^|[<, ])[^.<>, ]+\."#)
    }
}

extension String {
    /// Returns the text without what an expression matches; regular expressions of Swift need iOS 16.
    fileprivate func removing(_ expression: String) -> String {
        replacingOccurrences(of: expression, with: "", options: .regularExpression)
    }
}
