import SnapgenModel
import SwiftSyntax

/// Finds where a tree with errors has its first one.
struct SyntaxErrorReader {
    let places: SourcePlaces

    func diagnostic(of tree: SourceFileSyntax) -> Diagnostic {
        let problem = problem(of: tree)
        return Diagnostic(
            .syntaxError, .warning,
            "the file has a \(problem.words); what could be read of the file is used, mend it to be sure of the rest",
            at: problem.location)
    }

    func problem(of tree: SourceFileSyntax) -> (words: String, location: SourceLocation) {
        let error = firstError(in: Syntax(tree))
        return (words(for: error), places.location(of: error))
    }

    private func firstError(in root: Syntax) -> Syntax {
        var node = root
        while let child = node.children(viewMode: .all).first(where: { isError($0) || $0.hasError }) {
            if isError(child) { return child }
            node = child
        }
        return node
    }

    private func isError(_ node: Syntax) -> Bool {
        node.is(UnexpectedNodesSyntax.self) || node.as(TokenSyntax.self)?.presence == .missing
    }

    private func words(for error: Syntax) -> String {
        guard let token = error.as(TokenSyntax.self), token.presence == .missing, !token.text.isEmpty else {
            return "syntax error"
        }
        return "syntax error, '\(token.text)' is expected"
    }
}
