/// A namespace for the names of types that do not depend on the compiler's version.
enum TypeName {
    /// Returns the name of a value's type without its module, outer types and generic arguments.
    static func of(_ value: Any) -> String { of(type: type(of: value)) }

    /// Returns a type's name without its module, outer types and generic arguments.
    static func of(type: any Any.Type) -> String {
        let name = String(describing: type)
        guard !name.contains("->") else { return name }
        return String(name.prefix { $0 != "<" })
    }
}
