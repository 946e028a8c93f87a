import SnapgenModel
import SwiftSyntax

/// Reads what a declaration says about itself that only templates over types ask for.
struct FactsReader {
    let places: SourcePlaces
    /// What the file's comments say; `nil` where they say nothing.
    let annotations: AnnotationLines?

    /// The facts of `node`.
    ///
    /// - Parameters:
    ///   - name: the token on whose line annotations may stand, too.
    ///   - isGeneric: whether it has generic parameters of its own.
    ///   - scope: what surrounds it.
    func facts(
        of node: some DeclGroupSyntax,
        at name: TokenSyntax,
        isGeneric: Bool,
        in scope: DeclarationScope
    ) -> TypeFacts {
        TypeFacts(
            access: scope.access(with: node.modifiers),
            attributes: node.attributes.compactMap(Self.attribute),
            annotations: annotations?.annotations(at: places.location(of: name)) ?? [:],
            isGeneric: isGeneric)
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
            let sides = part.split(separator: ":", maxSplits: 1).map { String($0).singleSpaced }
            guard let last = sides.last else { continue }
            arguments[sides.count > 1 ? sides[0] : "\(position)"] = last
        }
        return arguments
    }
}

extension String {
    /// The text with every run of white space replaced by one space.
    fileprivate var singleSpaced: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
