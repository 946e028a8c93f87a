import SnapgenModel
import SwiftSyntax

/// Finds where a tree with errors has its first one.
struct SyntaxErrorReader {
    let places: SourcePlaces
    /// Where errors are nobody's concern, because nothing there is asked for.
    let bodies: CodeBodies

    /// A warning at the first error: what could be read of the file is used all the same.
    ///
    /// - Returns: `nil` where all errors are in the bodies.
    func diagnostic(of tree: SourceFileSyntax) -> Diagnostic? {
        guard let error = firstError(in: Syntax(tree)) else { return nil }
        return Diagnostic(
            .syntaxError, .warning,
            "\(words(for: error)); what could be read of the file is used, mend it to be sure of the rest",
            at: places.location(of: error))
    }

    private func firstError(in root: Syntax) -> Syntax? {
        var waiting = [root]
        while let node = waiting.popLast() {
            let faulty = isError(node) ? [] : node.children(viewMode: .all).filter { isError($0) || $0.hasError }
            if faulty.isEmpty, !isInBody(node) { return node }
            waiting += faulty.reversed()
        }
        return nil
    }

    private func isInBody(_ node: Syntax) -> Bool {
        bodies.contains(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private func isError(_ node: Syntax) -> Bool {
        node.is(UnexpectedNodesSyntax.self) || node.as(TokenSyntax.self)?.presence == .missing
    }

    private func words(for error: Syntax) -> String {
        guard let token = error.as(TokenSyntax.self), token.presence == .missing, !token.text.isEmpty else {
            return "the file has a syntax error"
        }
        return "the file has a syntax error, '\(token.text)' is expected"
    }
}
