import SwiftParser
import SwiftSyntax

/// Removes uses of macros from a source, because the stubs cannot declare macros.
enum MacroCutter {
    /// Returns the source without uses of `#Preview` in any spelling.
    ///
    /// Other code keeps its position.
    static func withoutPreviews(_ source: String) -> String {
        let finder = PreviewFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: source))
        var bytes = Array(source.utf8)
        for range in finder.ranges {
            for index in range where bytes[index] != UInt8(ascii: "\n") {
                bytes[index] = UInt8(ascii: " ")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

private final class PreviewFinder: SyntaxVisitor {
    var ranges: [Range<Int>] = []

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        cut(node, where: node.macroName.text == "Preview")
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        cut(node, where: node.macroName.text == "Preview")
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        cut(node, where: node.calledExpression.trimmedDescription == "#DeveloperToolsSupport.Preview")
    }

    private func cut(_ node: some SyntaxProtocol, where isPreview: Bool) -> SyntaxVisitorContinueKind {
        guard isPreview else { return .visitChildren }
        ranges.append(
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
        return .skipChildren
    }
}
