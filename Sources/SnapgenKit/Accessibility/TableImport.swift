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
        let groups = Dictionary(grouping: found) { $0.owner ?? table }
        let classes = groups.sorted { $0.key < $1.key }.map { Self.text(of: $0.key, in: table, $0.value) }
        self.table = table
        keys = found.count
        text = "import SnapgenAccessibility\n\n" + classes.joined(separator: "\n")
    }

    private static func text(of owner: String, in table: String, _ keys: [CatalogKey]) -> String {
        let properties = keys.map { key in
            let label = key.name.split(separator: ".").last.map(String.init) ?? key.name
            let name = SwiftIdentifier.quoted(label)
            return "    let \(name) = ViewAccessibility(\(SwiftLiteral.string(key.identifier)))\n"
        }
        return "final class \(name(of: owner, in: table)): ScreenAccessibility {\n\(properties.joined())}\n"
    }

    private static func name(of owner: String, in table: String) -> String {
        let inner = owner.dropFirst(table.count).split(separator: ".").joined()
        let name = inner.isEmpty ? table.split(separator: ".").last.map(String.init) ?? table : inner
        let suffix = ["AccessibilityIdentifiers", "Identifiers", "Accessibility"].first(where: name.hasSuffix) ?? ""
        return String(name.dropLast(suffix.count)) + "Accessibility"
    }
}
