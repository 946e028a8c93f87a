import SnapgenConfiguration
package import SnapgenModel
import SnapgenPlan
package import SnapgenScan

/// Writes the schemas of a catalog as Swift for UI tests, with the names of those in the app, so that identifiers and tests
/// are the same with either.
package enum ScreensRenderer {
    package static func render(_ catalog: AccessibilityCatalog, version: String) -> RenderedFile {
        let schemas = ScreenSchemas(catalog)
        let notes = schemas.leftOut.map { SwiftLiteral.comment("Left out: \($0)") }
        let statesNames = catalog.identifiers == .module
        let generated = statesNames ? ["@_spi(Generated) import SnapgenAccessibility"] : []
        let imports = generated + ["import SnapgenUITesting"]
        let parts = [imports, notes] + ScreenText(schemas, statesNames: statesNames).declarations
        let body = parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
        let path = GeneratedFileName.path(GeneratedFileName.screens)
        return RenderedFile(path: path, version: RenderOptions.short(version), body: "\(body)\n")
    }
}

private struct ScreenText {
    private let schemas: ScreenSchemas
    private let outermost: Set<String>
    /// Indicates whether identifiers have the module of the app's schemas.
    private let statesNames: Bool

    init(_ schemas: ScreenSchemas, statesNames: Bool) {
        self.schemas = schemas
        self.statesNames = statesNames
        outermost = Set(schemas.items.compactMap(\.names.first))
    }

    var declarations: [[String]] { declarations(of: Array(schemas.items.indices), at: 0, "") }

    /// The types at a depth that contain some schemas, each with the schema that it is and those in it.
    private func declarations(of indices: [Int], at depth: Int, _ indent: String) -> [[String]] {
        let types = Dictionary(grouping: indices) { schemas.items[$0].names[depth] }
        return types.sorted { $0.key < $1.key }.map { name, indices in
            let inner = "\(indent)    "
            let nested = indices.filter { schemas.items[$0].names.count > depth + 1 }
            let schema = indices.last { schemas.items[$0].names.count == depth + 1 }
            let own = schema.map { body(of: $0, inner) } ?? []
            let parts = own + declarations(of: nested, at: depth + 1, inner)
            let head = schema.map { heading(of: $0) } ?? "enum \(SwiftIdentifier.quoted(name))"
            return ["\(indent)\(head) {"] + parts.filter { !$0.isEmpty }.joined(separator: [""]) + ["\(indent)}"]
        }
    }

    private func heading(of index: Int) -> String {
        let item = schemas.items[index]
        // Other classes inherit the isolation of their superclass.
        let isolation = item.isRootGroup ? "nonisolated " : ""
        let name = SwiftIdentifier.quoted(item.names.last ?? "")
        let superclass = item.base.map(typeName) ?? item.schema.libraryClass.map(libraryName)
        let group = item.isRootGroup ? [libraryName("AccessibilitySchema")] : []
        let generated = statesNames && item.base == nil ? [libraryName("GeneratedAccessibility")] : []
        let inherited = [superclass].compactMap { $0 } + item.schema.capabilities.map(libraryName) + group + generated
        return "\(isolation)\(item.isInherited ? "" : "final ")class \(name): \(inherited.joined(separator: ", "))"
    }

    private func body(of index: Int, _ indent: String) -> [[String]] {
        let item = schemas.items[index]
        let properties = item.properties.flatMap { property, part in
            property.documentation.map { "\(indent)/// \($0)" }
                + ["\(indent)let \(SwiftIdentifier.quoted(property.label)) = \(value(of: property, part))"]
        }
        let initializer = item.isRootGroup ? ["\(indent)\(item.isInherited ? "required " : "")init() {}"] : []
        return [properties, initializer, statesNames ? ["\(indent)\(name(of: item))"] : []]
    }

    /// The name of a schema in the app, with its module, which identifiers begin with.
    private func name(of item: ScreenSchemas.Item) -> String {
        let words = (item.base == nil ? "" : "override ") + (item.isInherited ? "class" : "static")
        let name = SwiftLiteral.string("\(item.schema.module).\(item.schema.name)")
        return "\(words) var qualifiedName: String { \(name) }"
    }

    private func value(of property: KeyProperty, _ part: Int?) -> String {
        let type = part.map(typeName) ?? libraryName(property.type)
        let identifier = property.rawIdentifier.map(SwiftLiteral.string) ?? ""
        return switch property.list {
        case nil: "\(type)(\(identifier))"
        case .array: "[\(type)]()"
        case .list: "\(libraryName("AccessibilityList"))<\(type)>(\(identifier))"
        }
    }

    private func typeName(_ index: Int) -> String {
        schemas.items[index].names.map(SwiftIdentifier.quoted).joined(separator: ".")
    }

    private func libraryName(_ name: String) -> String {
        outermost.contains(name) ? "SnapgenAccessibility.\(name)" : name
    }
}

extension ScreenSchemas.Item {
    fileprivate var isRootGroup: Bool { schema.kind == .group && base == nil }
}
