import SwiftSyntax

struct FactsReader {
    private let places: SourcePlaces
    private let annotations: Annotations?

    init(places: SourcePlaces, bytes: UnsafeBufferPointer<UInt8>) {
        self.places = places
        let isAnnotated = ByteSearch(for: Annotations.mark).occurs(in: bytes)
        annotations = isAnnotated ? Annotations(String(decoding: bytes, as: UTF8.self)) : nil
    }

    /// Annotations may also stand on the line of `name`.
    func facts(
        of node: some DeclGroupSyntax, at name: some SyntaxProtocol, in scope: DeclarationScope
    ) -> TypeFacts {
        TypeFacts(
            access: scope.access(with: node.modifiers),
            attributes: node.attributes.compactMap(Self.attribute),
            annotations: annotations?.annotations(atLine: places.line(of: name)) ?? [:])
    }

    /// The code of a use of a macro, with the lines where Prefire's templates expect them.
    func facts(of use: some FreestandingMacroExpansionSyntax) -> MacroFacts {
        let items = use.bodyClosure.map { Array($0.statements) } ?? []
        let function = use.bodyClosure == nil ? use.arguments.argument("body") : nil
        let calls = function.map { ["\(CodeText.written($0))()"] } ?? []
        return MacroFacts(
            statements: items.isEmpty ? calls : items.filter { $0.previewable == nil }.map { CodeText.written($0) },
            properties: items.compactMap(\.previewable),
            traits: use.arguments(from: "traits").map { CodeText.written($0) })
    }

    private static func attribute(_ element: AttributeListSyntax.Element) -> SourceAttribute? {
        guard case .attribute(let attribute) = element else { return nil }
        return SourceAttribute(
            name: attribute.attributeName.trimmedDescription,
            arguments: attribute.arguments.map { arguments(in: $0.trimmedDescription) } ?? [:],
            text: CodeText.canonical(attribute))
    }

    /// Cut at every comma and the first colon, as Sourcery cuts them: `iOS 17, *` is `0: iOS 17` and `1: *`.
    private static func arguments(in text: String) -> [String: String] {
        var arguments: [String: String] = [:]
        for (position, part) in text.split(separator: ",").enumerated() {
            let sides = part.split(separator: ":", maxSplits: 1).map {
                $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            }
            guard let last = sides.last else { continue }
            arguments[sides.count > 1 ? sides[0] : "\(position)"] = last
        }
        return arguments
    }
}
