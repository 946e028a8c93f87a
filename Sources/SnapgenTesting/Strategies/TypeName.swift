/// The name of a type as far as every compiler writes it alike.
enum TypeName {
    /// The name of a value's type without its module, outer types and generic arguments.
    static func of(_ value: Any) -> String { of(type: type(of: value)) }

    /// A type's name without its module, outer types and generic arguments.
    static func of(type: any Any.Type) -> String {
        let name = String(describing: type)
        guard !name.contains("->") else { return name }
        return String(name.prefix { $0 != "<" })
    }
}
