package import SnapgenModel
package import SnapgenScan

/// Writes the schemas of an app as Swift for UI tests, with the same names, so that identifiers and tests are the same
/// with either.
package enum ScreensRenderer {
    package static func render(_ schemas: SchemaIndex, version: String) -> RenderedFile {
        let screens = ScreenText(schemas)
        let notes = screens.leftOut.map { SwiftLiteral.comment("Left out: \($0)") }
        let parts = [["import SnapgenUITesting"], notes] + screens.declarations
        let body = parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
        let path = RelativePath.constant(GeneratedFileName.screens)
        return RenderedFile(path: path, version: RenderOptions.short(version), body: "\(body)\n")
    }
}

private struct ScreenText {
    private let index: SchemaIndex
    private var schemas: [KeyType] = []
    private var inherited: Set<SourceLocation> = []
    private(set) var leftOut: [String] = []

    init(_ index: SchemaIndex) {
        self.index = index
        // A type that is declared twice is in several branches of a condition.
        for schema in index.schemas.distinct(\.name) {
            if schema.isPrivate || schema.isGeneric {
                leftOut.append("'\(schema.name)' is \(schema.isPrivate ? "private" : "generic") (\(schema.location))")
            } else {
                schemas.append(schema)
            }
        }
        inherited = Set(schemas.compactMap { base(of: $0)?.location })
        for (position, schema) in schemas.enumerated() {
            schemas[position].properties = schema.properties.filter { property in
                guard let reason = obstacle(of: property, in: schema) else { return true }
                leftOut.append("'\(schema.name).\(property.label)' \(reason) (\(property.location.pathAndLine))")
                return false
            }
        }
    }

    private func obstacle(of property: KeyProperty, in schema: KeyType) -> String? {
        if property.kind == .computed { return "is computed" }
        if let part = index.part(of: property), !isDeclared(part) { return "has a type that is left out" }
        return index.leadsBack(property, to: schema) { $0.list != .empty } ? "leads back to its schema" : nil
    }

    // MARK: - Declarations

    var declarations: [[String]] { declarations(of: schemas, at: 0, "") }

    /// The types at a depth that contain some schemas, each with the schema that it is and those in it.
    private func declarations(of schemas: [KeyType], at depth: Int, _ indent: String) -> [[String]] {
        let types = Dictionary(grouping: schemas) { $0.name.dottedComponents[depth] }
        return types.sorted { $0.key < $1.key }.map { name, schemas in
            let inner = "\(indent)    "
            let isNested = { (schema: KeyType) in schema.name.dottedComponents.count > depth + 1 }
            let name = SwiftIdentifier.quoted(String(name))
            let own = schemas.last { !isNested($0) }.map { code(of: $0, name, inner) }
            let parts = (own?.parts ?? []) + declarations(of: schemas.filter(isNested), at: depth + 1, inner)
            let head = "\(indent)\(own?.head ?? "enum \(name)") {"
            return [head] + parts.filter { !$0.isEmpty }.joined(separator: [""]) + ["\(indent)}"]
        }
    }

    private func code(of schema: KeyType, _ name: String, _ indent: String) -> (head: String, parts: [[String]]) {
        let (base, isInherited) = (base(of: schema), inherited.contains(schema.location))
        let isRootGroup = base == nil && schema.libraryClass == nil
        let superclass = base.map(typeName) ?? libraryName(schema.libraryClass ?? "AccessibilitySchema")
        let types = [superclass] + schema.capabilities.map(libraryName)
        // Other classes inherit the isolation of their superclass.
        let modifiers = (isRootGroup ? "nonisolated " : "") + (isInherited ? "" : "final ")
        let properties = schema.properties.flatMap { property in
            property.documentation.map { "\(indent)/// \($0)" }
                + ["\(indent)let \(SwiftIdentifier.quoted(property.label)) = \(value(of: property))"]
        }
        let initializer = isRootGroup ? ["\(indent)\(isInherited ? "required " : "")init() {}"] : []
        return ("\(modifiers)class \(name): \(types.joined(separator: ", "))", [properties, initializer])
    }

    private func value(of property: KeyProperty) -> String {
        let type = index.part(of: property).map(typeName) ?? libraryName(property.type ?? "")
        let identifier = property.text.map(SwiftLiteral.string) ?? ""
        return switch property.list {
        case nil: "\(type)(\(identifier))"
        case .empty: "[\(type)]()"
        case .filled: "[\(type)(\(identifier))]"
        }
    }

    private func typeName(_ schema: KeyType) -> String {
        schema.name.dottedComponents.map { SwiftIdentifier.quoted(String($0)) }.joined(separator: ".")
    }

    private func libraryName(_ name: String) -> String {
        schemas.contains { $0.name.dottedComponents[0] == name } ? "SnapgenAccessibility.\(name)" : name
    }

    private func isDeclared(_ schema: KeyType) -> Bool { schemas.contains { $0.location == schema.location } }

    private func base(of schema: KeyType) -> KeyType? { index.base(of: schema).flatMap { isDeclared($0) ? $0 : nil } }
}
