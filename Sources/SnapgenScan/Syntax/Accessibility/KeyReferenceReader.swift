import SwiftSyntax

final class KeyReferenceReader: SyntaxVisitor {
    /// The names joined by dots, with their lines.
    private(set) var references: [String: [Int]] = [:]
    private(set) var texts: [ScannedText] = []
    private let places: SourcePlaces
    /// The first name of a key path whose root is implicit.
    private static let implicitRoot = "\\"

    init(_ places: SourcePlaces) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let names = ExprSyntax(node).dottedNames else {
            append([""] + [node.declName.baseName.plainText], at: node.declName)
            return .visitChildren
        }
        append(names, at: node.declName)
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            append([node.baseName.plainText], at: node)
        }
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        if let names = node.names { append(names, at: node) }
        if node.root == nil { append([Self.implicitRoot] + node.labels, at: node) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        append([node.name.typeName], at: node)
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        texts.append(ScannedText(parts: node.parts, line: places.line(of: node)))
        return .visitChildren
    }

    private func append(_ names: [String], at place: some SyntaxProtocol) {
        references[names.joined(separator: "."), default: []].append(places.line(of: place))
    }
}

extension StringLiteralExprSyntax {
    fileprivate var parts: [String] {
        if let text = ExprSyntax(self).plainString { return [text] }
        return segments.reduce(into: [""]) { parts, segment in
            switch segment {
            case .stringSegment(let text): parts[parts.count - 1] += text.content.text
            case .expressionSegment: parts.append("")
            }
        }
    }
}

extension KeyPathExprSyntax {
    /// The names of the root and of the properties; `nil` for a key path with anything else than properties.
    ///
    /// The last name is `self` for the key path of the root.
    var names: [String]? {
        guard let root = root?.namedTypes.first, labels.count == components.count else { return nil }
        return root.split(separator: ".").map(String.init) + labels
    }

    fileprivate var labels: [String] {
        components.compactMap { component in
            guard case .property(let property) = component.component else { return nil }
            return property.declName.baseName.plainText
        }
    }
}
