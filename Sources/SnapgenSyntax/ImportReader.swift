import SnapgenModel
import SwiftSyntax

/// Reads the imports of a file.
struct ImportReader {
    /// The imports in source order, those in branches of `#if`s with their conditions.
    private(set) var imports: [ScannedImport] = []
    /// Imports with a syntax error, which no test gets.
    private(set) var broken: [ImportDeclSyntax] = []

    /// Reads the imports among the statements of a file.
    init(_ items: CodeBlockItemListSyntax) {
        read(items, under: [], isBroken: false)
    }

    private mutating func read(_ items: CodeBlockItemListSyntax, under conditions: [BranchCondition], isBroken: Bool) {
        for item in items {
            if let node = item.item.as(ImportDeclSyntax.self) {
                if isBroken || item.hasError || !node.isFinished {
                    broken.append(node)
                } else {
                    imports.append(Self.scanned(node, conditions))
                }
            }
            for branch in item.item.as(IfConfigDeclSyntax.self)?.branches ?? [] {
                guard case .statements(let items) = branch.clause.elements else { continue }
                let conditions = conditions + [branch.condition].compactMap { $0 }
                read(items, under: conditions, isBroken: isBroken || branch.isBroken)
            }
        }
    }

    private static func scanned(_ node: ImportDeclSyntax, _ conditions: [BranchCondition]) -> ScannedImport {
        let attributes = node.attributes.code { !carried.isDisjoint(with: $0.attributeName.namedTypes) }
        let path = node.path.map(\.name.text).joined(separator: ".")
        let words = ["import", node.importKindSpecifier?.text, path].compactMap { $0 }.joined(separator: " ")
        // A directive needs a line of its own.
        let separator = node.attributes.contains { $0.is(IfConfigDeclSyntax.self) } ? "\n" : " "
        return ScannedImport(
            declaration: (attributes + [words]).joined(separator: separator),
            module: node.path.first?.name.plainText ?? path,
            conditions: conditions.map(\.description))
    }

    /// The attributes that change which declarations are visible; the others concern importers of the file.
    private static let carried: Set<String> = ["_spi", "preconcurrency", "testable"]
}

extension ImportDeclSyntax {
    /// Indicates whether a single declaration is named with its module: a lone `import` takes the `struct Row` of
    /// the next line.
    fileprivate var isFinished: Bool { importKindSpecifier == nil || path.count > 1 }
}
