package import SnapgenModel
import SnapgenPlan
import SnapgenRender
package import SnapgenScan

/// Schemas in place of a table of constants, with the identifiers of the table.
///
/// `snapgen keys import TABLE --format json` prints its encoding.
package struct TableImport: Equatable, Encodable, Sendable {
    package private(set) var schema = "snapgen.schemas/1"
    var table: String
    package var keys: Int
    package var text: String

    /// - Parameter table: The name of the type with the constants, or of one around several such types.
    package init(of table: String, in catalog: AccessibilityCatalog) throws(DiagnosticError) {
        let constants = catalog.keys.filter { $0.origin == .constant }
        let found = constants.filter { $0.owner == table || $0.owner?.hasPrefix("\(table).") == true }
        guard !found.isEmpty else {
            let known = Set(constants.compactMap { $0.owner?.split(separator: ".").first.map(String.init) }).sorted()
            let hint = Suggestion.phrase(for: table, in: known)
            throw DiagnosticError(
                .unknownName, "there is no table of accessibility identifiers called '\(table)'\(hint)")
        }
        let groups = Dictionary(grouping: found) { $0.screen(in: table) }
        let classes = groups.sorted { $0.key < $1.key }.map { Self.text(of: $0.key, $0.value) }
        self.table = table
        keys = found.count
        let patterns = catalog.patterns.filter { $0.hasPrefix("\(table).") }.sorted().joined(separator: ", ")
        text =
            "import SnapgenAccessibility\n\n" + classes.joined(separator: "\n")
            + (patterns.isEmpty ? "" : "\n// Not converted, for the values in them: \(patterns)\n")
    }

    /// Returns the problems of schemas with names that the sources use already.
    package func collisions(in catalog: AccessibilityCatalog) -> [Diagnostic] {
        catalog.schemas.filter { text.contains("final class \($0.name): ") }.map { schema in
            let problem = "there is a '\(schema.name)' already; rename the printed one, or add its properties here"
            return Diagnostic(.schemaCollision, .warning, problem, at: schema.location)
        }
    }

    private static func text(of screen: String, _ keys: [CatalogKey]) -> String {
        let properties = keys.map { key in
            let name = SwiftIdentifier.quoted(key.name.split(separator: ".").last.map(String.init) ?? key.name)
            let value = SwiftLiteral.string(key.identifier)
            return "    let \(name) = \(key.libraryClass ?? "ViewAccessibility")(\(value))\n"
        }
        return "final class \(screen)Accessibility: ScreenAccessibility {\n\(properties.joined())}\n"
    }
}

extension CatalogKey {
    /// The name of the screen for a constant: that of the type within the table or, in a table without such types, of the
    /// only type whose code sets it.
    fileprivate func screen(in table: String) -> String {
        let inner = (owner ?? "").dropFirst(table.count).split(separator: ".").joined()
        let types = Set(places.map(\.context.typeName))
        if inner.isEmpty, types.count == 1, let type = types.first, !type.isEmpty {
            return Self.name(type, without: ["ViewController", "Controller", "ContentView", "View"])
        }
        let name = inner.isEmpty ? table.split(separator: ".").last.map(String.init) ?? table : inner
        return Self.name(name, without: ["AccessibilityIdentifiers", "Identifiers", "Accessibility"])
    }

    private static func name(_ name: String, without suffixes: [String]) -> String {
        let suffix = suffixes.first { name.hasSuffix($0) && name != $0 } ?? ""
        return String(name.dropLast(suffix.count))
    }
}
