/// The stored properties of values whose types have no public ones.
enum Reflection {
    static func child(_ value: Any, _ path: String...) -> Any? {
        path.reduce(value) { value, label in
            value.flatMap { Mirror(reflecting: $0).children.first { $0.label == label }?.value }
        }
    }

    static func structure(of value: Any) -> String {
        let text = structure(of: value, depth: 6)
        return text.count > maximumLength ? "\(text.prefix(maximumLength)) ..." : text
    }

    private static let maximumLength = 1_500
    private static let maximumChildren = 12

    private static func structure(of value: Any, depth: Int) -> String {
        let name = String(reflecting: type(of: value))
        let children = Mirror(reflecting: value).children.prefix(maximumChildren)
        guard depth > 0, !children.isEmpty else { return name }
        let parts = children.map { "\($0.label ?? "-"): \(structure(of: $0.value, depth: depth - 1))" }
        return "\(name) { \(parts.joined(separator: ", ")) }"
    }
}
