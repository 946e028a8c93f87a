/// A program that prints the identifiers of keys, a line each.
struct SchemaProgram {
    var schemas: [SchemaDescription]
    var keys: [PlannedKey]

    /// The source.
    ///
    /// Functions are short, because the compiler takes longer for long ones.
    var source: String { source(with: declarations) }

    /// Returns the source with the schemas that snapgen generates for UI tests in place of those of the app.
    func sourceWithGeneratedSchemas() throws -> String {
        let generated = try GeneratedScreens.text(of: "import SnapgenAccessibility\n\n\(declarations)\n")
        return source(with: generated.replacing("import SnapgenUITesting\n", with: ""))
    }

    private var declarations: String { schemas.map { Self.text($0) }.joined(separator: "\n\n") }

    private func source(with declarations: String) -> String {
        let chunks = stride(from: 0, to: keys.count, by: 100).map { keys[$0..<min($0 + 100, keys.count)] }
        let functions = chunks.enumerated().map { number, keys in
            "@MainActor func keys\(number)() {\n\(keys.map(Self.line).joined(separator: "\n"))\n}"
        }
        let calls = chunks.indices.map { "        keys\($0)()" }.joined(separator: "\n")
        return """
            import SnapgenAccessibility

            \(declarations)

            @MainActor func key(_ keyPath: AnyKeyPath, _ item: String? = nil) {
                let key = AccessibilityKey(keyPath, item: item)
                print(key.error.map { "error: \\($0)" } ?? key.identifier ?? "nil")
            }

            \(functions.joined(separator: "\n\n"))

            @main struct Program {
                @MainActor static func main() {
            \(calls)
                }
            }

            """
    }

    private static func line(_ key: PlannedKey) -> String {
        let keyPath = "\\\(key.schema).\(key.labels.joined(separator: "."))"
        return "    key(\(keyPath)\(key.item.map { ", #\"\($0)\"#" } ?? ""))"
    }

    private static func text(_ schema: SchemaDescription) -> String {
        let name = schema.name.split(separator: ".").last ?? ""
        let nested = schema.nested.map(text).map { "\($0)\n" }.joined()
        let properties = schema.properties.map(text).joined(separator: "\n")
        return "class \(name)\(superclass(of: schema)) {\n\(nested)\(properties)\n}"
    }

    private static func superclass(of schema: SchemaDescription) -> String {
        if let base = schema.base.first { return ": \(base.name)" }
        return switch schema.kind {
        case .screen: ": ScreenAccessibility"
        case .view: ": ViewAccessibility"
        case .group: ""
        }
    }

    private static func text(_ property: SchemaDescription.Property) -> String {
        let value =
            switch property.value {
            case .plain(let type): "\(type)()"
            case .identified(let type, let identifier): "\(type)(\"\(identifier)\")"
            case .schema(let schema): "\(schema.name)()"
            case .array(let type): "[\(type)]()"
            case .list(let type, let identifier):
                "AccessibilityList<\(type)>(\(identifier.map { "\"\($0)\"" } ?? ""))"
            }
        return "    \(property.isLazy ? "lazy var" : "let") \(property.label) = \(value)"
    }
}
