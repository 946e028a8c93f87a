import SnapgenModel
import SwiftSyntax

/// Reads the imports of a file.
enum ImportReader {
    /// The imports in source order, those in branches of `#if`s with what has to hold for them.
    static func imports(of items: CodeBlockItemListSyntax, under conditions: [String] = []) -> [ScannedImport] {
        items.flatMap { item -> [ScannedImport] in
            guard case .decl(let declaration) = item.item else { return [] }
            if let node = declaration.as(ImportDeclSyntax.self) { return [scanned(node, conditions)] }
            guard let node = declaration.as(IfConfigDeclSyntax.self) else { return [] }
            return ConditionStack.branches(of: node).flatMap { condition, clause in
                guard case .statements(let items) = clause.elements else { return [ScannedImport]() }
                return imports(of: items, under: conditions + [condition].compactMap { $0 })
            }
        }
    }

    private static func scanned(_ node: ImportDeclSyntax, _ conditions: [String]) -> ScannedImport {
        let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { carried.contains($0.attributeName.trimmedDescription) }
            .map { CodeText.onOneLine($0) }
        let path = node.path.map(\.name.text).joined(separator: ".")
        let words = attributes + ["import"] + [node.importKindSpecifier?.text, path].compactMap { $0 }
        return ScannedImport(
            declaration: words.joined(separator: " "),
            module: node.path.first?.name.plainText ?? path,
            conditions: conditions)
    }

    /// What says which declarations are seen; the others say who sees the import: of a test, nobody.
    private static let carried: Set<String> = ["_spi", "preconcurrency", "testable"]
}
