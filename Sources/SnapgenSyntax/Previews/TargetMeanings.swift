import SwiftSyntax

/// The expressions in code whose values depend on the target or the file that compiles it.
struct TargetMeanings: Equatable {
    /// The macros without arguments: `fileID`, `filePath`, `bundle`.
    private(set) var macros: Set<String> = []
    /// Indicates whether the code uses the bundle of its package's target, `Bundle.module`.
    private(set) var usesModuleBundle = false
    /// The classes by which the code finds bundles: `Token` in `Bundle(for: Token.self)`.
    private(set) var bundleClasses: Set<String> = []

    /// The meanings in several pieces of code.
    init(_ all: [TargetMeanings] = []) {
        for other in all {
            macros.formUnion(other.macros)
            usesModuleBundle = usesModuleBundle || other.usesModuleBundle
            bundleClasses.formUnion(other.bundleClasses)
        }
    }

    /// Adds a macro.
    mutating func add(_ node: MacroExpansionExprSyntax) {
        if node.arguments.isEmpty, node.trailingClosure == nil { macros.insert(node.macroName.plainText) }
    }

    /// Adds a member, which may be a bundle.
    mutating func add(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.plainText == "module" else { return }
        let isBundle = node.base?.isBundle ?? (node.parent?.as(LabeledExprSyntax.self)?.label?.plainText == "bundle")
        usesModuleBundle = usesModuleBundle || isBundle
    }

    /// Adds a call, which may find the bundle of a class.
    mutating func add(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, let argument = node.arguments.first, argument.label?.plainText == "for",
            let metatype = argument.expression.as(MemberAccessExprSyntax.self),
            metatype.declName.baseName.text == "self",
            let name = metatype.base?.as(DeclReferenceExprSyntax.self)
        else { return }
        let called = node.calledExpression
        if called.isBundle || called.memberName == "init" { bundleClasses.insert(name.baseName.plainText) }
    }
}

extension TargetMeanings {
    /// The reason for which no test can carry the code, after "it uses"; `nil` if its values are the same in a test, or
    /// known.
    ///
    /// - Parameter copies: the classes that a test carries, each of which is a copy of that of the app.
    func obstacle(copies: Set<String>) -> String? {
        if let macro = ["file", "filePath"].first(where: macros.contains) {
            return "'#\(macro)', which in a test is the path of another file; compute what depends on it in the app"
        }
        if macros.contains("bundle") {
            return "'#bundle', which in a test is another bundle; "
                + "declare 'extension Bundle { static var app: Bundle { #bundle } }' in the app, and use that"
        }
        guard let name = bundleClasses.intersection(copies).min() else { return nil }
        return "'Bundle(for: \(name).self)' with a private class, whose copy in a test has another bundle; "
            + "make the class internal"
    }
}

extension ExprSyntax {
    /// Indicates whether it is `Bundle` or `Foundation.Bundle`.
    fileprivate var isBundle: Bool {
        ["Bundle", "Foundation.Bundle"].contains(CodeText.canonical(self))
    }
}

/// Replaces `#fileID` by its value in the file that is read, because it means another file in a test.
final class FileIDRewriter: SyntaxRewriter {
    private let value: String

    /// A rewriter for a file with the identifier `value`: `TravelUI/HotelCell.swift`.
    init(_ value: String) {
        self.value = value
        super.init()
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax {
        guard node.macroName.plainText == "fileID", node.arguments.isEmpty, node.trailingClosure == nil else {
            return super.visit(node)
        }
        let segment = StringSegmentSyntax(content: .stringSegment(value.escaped))
        return ExprSyntax(
            StringLiteralExprSyntax(
                openingQuote: .stringQuoteToken(leadingTrivia: node.leadingTrivia),
                segments: [.stringSegment(segment)],
                closingQuote: .stringQuoteToken(trailingTrivia: node.trailingTrivia)))
    }
}

extension String {
    /// The text between the quotes of a literal.
    fileprivate var escaped: String {
        unicodeScalars.map { scalar in
            let isPrintable = scalar.value >= 0x20 && scalar.value < 0x7F
            let isPlain = scalar.isASCII ? isPrintable : scalar.properties.isAlphabetic
            let isKept = isPlain && scalar != "\"" && scalar != "\\"
            return isKept ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
        }.joined()
    }
}

extension SyntaxProtocol {
    /// The same code with `#fileID` replaced.
    func replacing(fileID value: String) -> Self {
        FileIDRewriter(value).rewrite(self, detach: true).as(Self.self) ?? self
    }
}
