package import SnapgenModel
import SnapgenRender
package import SnapgenScan

/// Schemas in place of a table of constants, as `snapgen keys import TABLE --format json` prints them.
package struct TableImport: Equatable, Encodable, Sendable {
    package private(set) var schema = "snapgen.schemas/1"
    var table: String
    package var keys: Int
    package var text: String

    /// - Parameter table: The name of the type with the constants, or of one around several such types.
    package init(of table: String, in catalog: AccessibilityCatalog) throws(DiagnosticError) {
        let constants = catalog.keys.filter { $0.origin == .constant }
        let found = constants.filter { $0.owner == table || $0.owner?.hasPrefix("\(table).") == true }
        let made = catalog.madeTexts.filter { $0.hasPrefix("\(table).") }.sorted()
        guard !found.isEmpty || !made.isEmpty else {
            let known = Set(constants.compactMap { $0.owner?.split(separator: ".").first.map(String.init) }).sorted()
            let hint = Suggestion.phrase(for: table, in: known)
            throw DiagnosticError(
                .unknownName, "there is no table of accessibility identifiers called '\(table)'\(hint)")
        }
        var names = catalog.typeNames.union(SchemaIndex.typeNames)
        let groups = Dictionary(grouping: found) { $0.screen(in: table) }
        let classes = groups.sorted { $0.key < $1.key }.map { name, keys in
            // The names of the library and of the app are those of other types.
            var screen = name
            while !names.insert("\(screen)Accessibility").inserted { screen += "Screen" }
            return "final class \(screen)Accessibility: ScreenAccessibility {\n\(keys.map(\.declaration).joined())}\n"
        }
        self.table = table
        keys = found.count
        text =
            "import SnapgenAccessibility\n\n" + classes.joined(separator: "\n")
            + (made.isEmpty ? "" : "\n// Not converted, for their values: \(made.joined(separator: ", "))\n")
    }
}

extension CatalogKey {
    fileprivate var declaration: String {
        // Members of every element hide parts with their names.
        let isHidden = ["element", "perform", "assert", "wait", "print"].contains(label)
        let name = SwiftIdentifier.quoted(label + (isHidden ? "View" : ""))
        return "    let \(name) = \(libraryClass ?? "ViewAccessibility")(\(SwiftLiteral.string(identifier)))\n"
    }

    /// The name of the screen for a constant: that of the type within the table or, in a table without such types, of
    /// the only type whose code sets it.
    fileprivate func screen(in table: String) -> String {
        let inner = (owner ?? "").dropFirst(table.count).split(separator: ".").joined()
        let types = Set(places.map(\.context.typeName))
        let view = inner.isEmpty && types.count == 1 ? types.first ?? "" : ""
        let name = !view.isEmpty ? view : inner.isEmpty ? String(table.dottedComponents.last ?? "") : inner
        let suffix = Self.suffixes.first { name.hasSuffix($0) && name != $0 } ?? ""
        return String(name.dropLast(suffix.count))
    }

    private static let suffixes = [
        "ViewController", "Controller", "ContentView", "View", "AccessibilityIdentifiers", "Identifiers",
        "Accessibility",
    ]
}
