package import SnapgenModel
import SnapgenSource
import SwiftSyntax

/// Finds the functions of a file, without those within functions.
final class FunctionFinder: SyntaxVisitor {
    /// The functions in source order.
    private(set) var functions: [SwiftFunction] = []
    private let places: SourcePlaces

    init(_ places: SourcePlaces) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let first = places.location(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset).line
        let last = places.location(atOffset: node.endPositionBeforeTrailingTrivia.utf8Offset).line
        functions.append(
            SwiftFunction(
                name: Self.plain(node.name.text), enclosingType: Self.type(around: Syntax(node)),
                lines: first...max(first, last)))
        return .skipChildren
    }

    private static func type(around node: Syntax) -> String? {
        guard let parent = node.parent else { return nil }
        if let type = parent.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
        let isType = parent.asProtocol((any DeclGroupSyntax).self) != nil
        if isType, let type = parent.asProtocol((any NamedDeclSyntax).self) { return plain(type.name.text) }
        return type(around: parent)
    }

    private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}

extension SyntaxReader {
    /// Returns the functions of a text in source order, without those within functions; none for a text that is too
    /// complex to parse.
    package static func functions(in bytes: UnsafeBufferPointer<UInt8>) -> [SwiftFunction] {
        guard let path = RelativePath("generated.swift"),
            FileSurvey(of: bytes, words: WordTable(CatalogSettings())).complaint == nil
        else { return [] }
        let finder = FunctionFinder(SourcePlaces(path: path, bytes: bytes))
        finder.walk(parse(bytes))
        return finder.functions
    }
}
