package import SnapgenModel
import SnapgenPlan
package import SnapgenScan

/// Writes the schemas of an app as Swift for UI tests, with the same names, so that identifiers and tests are the same with
/// either.
package enum ScreensRenderer {
    package static func render(_ schemas: SchemaIndex, version: String) -> RenderedFile {
        let screens = ScreenText(schemas)
        let notes = screens.leftOut.map { SwiftLiteral.comment("Left out: \($0)") }
        let parts = [["import SnapgenUITesting"], notes] + screens.declarations
        let body = parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
        let path = GeneratedFileName.path(GeneratedFileName.screens)
        return RenderedFile(path: path, version: RenderOptions.short(version), body: "\(body)\n")
    }
}

private struct ScreenText {
    private let index: SchemaIndex
    private let schemas: [KeyType]
    /// The names of the schemas and of the types around them that are declared.
    private var names: [SourceLocation: [String]] = [:]
    private var inherited: Set<SourceLocation> = []
    private var properties: [SourceLocation: [KeyProperty]] = [:]
    private(set) var leftOut: [String] = []

    /// Names that mean something else behind a dot, also in backticks.
    private static let metatypes: Set<String> = ["Protocol", "Type", "self"]

    init(_ index: SchemaIndex) {
        self.index = index
        // A type that is declared twice is in several branches of a condition.
        let single = index.schemas.distinct(\.name)
        leftOut = single.compactMap { schema in
            schema.obstacle.map { "'\(schema.name)' \($0) (\(schema.location))" }
        }
        schemas = single.filter { $0.obstacle == nil }
        for schema in schemas { names[schema.location] = schema.name.split(separator: ".").map(String.init) }
        inherited = Set(schemas.compactMap { base(of: $0)?.location })
        for schema in schemas {
            properties[schema.location] = schema.properties.filter { property in
                guard let reason = obstacle(of: property, in: schema) else { return true }
                leftOut.append("'\(schema.name).\(property.label)' \(reason) (\(property.location.pathAndLine))")
                return false
            }
        }
    }

    private func obstacle(of property: KeyProperty, in schema: KeyType) -> String? {
        if property.isComputed { return "is computed" }
        if Self.metatypes.contains(property.label) { return "has a name that key paths cannot contain" }
        if let part = index.part(of: property), names[part.location] == nil { return "has a type that is left out" }
        return index.leadsBack(property, to: schema) { $0.list != .empty } ? "leads back to its schema" : nil
    }

    // MARK: - Declarations

    var declarations: [[String]] { declarations(of: schemas, at: 0, "") }

    /// The types at a depth that contain some schemas, each with the schema that it is and those in it.
    private func declarations(of schemas: [KeyType], at depth: Int, _ indent: String) -> [[String]] {
        let types = Dictionary(grouping: schemas) { names[$0.location]?[depth] ?? "" }
        return types.sorted { $0.key < $1.key }.map { name, schemas in
            let inner = "\(indent)    "
            let isNested = { (schema: KeyType) in names[schema.location]?.count ?? 0 > depth + 1 }
            let schema = schemas.last { !isNested($0) }
            let own = schema.map { body(of: $0, inner) } ?? []
            let parts = own + declarations(of: schemas.filter(isNested), at: depth + 1, inner)
            let head = schema.map { heading(of: $0) } ?? "enum \(SwiftIdentifier.quoted(name))"
            return ["\(indent)\(head) {"] + parts.filter { !$0.isEmpty }.joined(separator: [""]) + ["\(indent)}"]
        }
    }

    private func heading(of schema: KeyType) -> String {
        let base = base(of: schema)
        let superclass = base.map(typeName) ?? schema.libraryClass.map(libraryName)
        let protocols = schema.capabilities + (isRootGroup(schema) ? ["AccessibilitySchema"] : [])
        let types = [superclass].compactMap { $0 } + protocols.map(libraryName)
        // Other classes inherit the isolation of their superclass.
        let modifiers = (isRootGroup(schema) ? "nonisolated " : "") + (isInherited(schema) ? "" : "final ")
        let name = SwiftIdentifier.quoted(names[schema.location]?.last ?? "")
        return "\(modifiers)class \(name): \(types.joined(separator: ", "))"
    }

    private func body(of schema: KeyType, _ indent: String) -> [[String]] {
        let properties = (properties[schema.location] ?? []).flatMap { property in
            property.documentation.map { "\(indent)/// \($0)" }
                + ["\(indent)let \(SwiftIdentifier.quoted(property.label)) = \(value(of: property))"]
        }
        let required = isInherited(schema) ? "required " : ""
        let initializer = isRootGroup(schema) ? ["\(indent)\(required)init() {}"] : []
        return [properties, initializer]
    }

    private func value(of property: KeyProperty) -> String {
        let type = index.part(of: property).map(typeName) ?? libraryName(property.type ?? "")
        let identifier = property.rawIdentifier.map(SwiftLiteral.string) ?? ""
        return switch property.list {
        case nil: "\(type)(\(identifier))"
        case .empty: "[\(type)]()"
        case .filled: "[\(type)(\(identifier))]"
        }
    }

    private func typeName(_ schema: KeyType) -> String {
        (names[schema.location] ?? []).map(SwiftIdentifier.quoted).joined(separator: ".")
    }

    private func libraryName(_ name: String) -> String {
        names.values.contains { $0.first == name } ? "SnapgenAccessibility.\(name)" : name
    }

    private func base(of schema: KeyType) -> KeyType? {
        index.base(of: schema).flatMap { names[$0.location] == nil ? nil : $0 }
    }

    private func isInherited(_ schema: KeyType) -> Bool { inherited.contains(schema.location) }

    private func isRootGroup(_ schema: KeyType) -> Bool { schema.kind == .group && base(of: schema) == nil }
}

extension KeyType {
    fileprivate var obstacle: String? {
        if isPrivate { return "is private" }
        if isGeneric { return "is generic" }
        // The base is declared in a library whose sources were not read.
        return kind != .group && libraryClass == nil ? "inherits from an unknown class" : nil
    }
}
