import SnapgenConfiguration
package import SnapgenModel
import SwiftParser
import SwiftSyntax

/// Parses single Swift files and reads the declarations in them that matter to the catalog.
package struct SyntaxReader: Sendable {
    /// The nesting up to which the parser reads a file: it counts several levels for one bracket, drops the rest of the
    /// file at its default of 256, and reads with this limit all files that `ParseGuard` accepts.
    private static let parserNesting = 4096

    static let comments = ByteSearch(for: CatalogWords.commentMark)

    let settings: CatalogSettings
    var readsFacts = false
    /// Indicates whether code in which nothing matters to the catalog is parsed as well, for comparisons in tests.
    var parsesBodies = false

    package func read(_ file: SourceFile) -> ScannedFile {
        file.bytes.withUnsafeBufferPointer { bytes in
            let mentionsCatalog = CatalogWords(settings).areMentioned(in: bytes)
            return read(bytes, path: file.path, module: file.module, mentionsCatalog: mentionsCatalog)
        }
    }

    /// Reads a file on the caller's stack, which has to be large for deeply nested code.
    ///
    /// Its problems are reported only if a word of the catalog occurs in it.
    func read(
        _ bytes: UnsafeBufferPointer<UInt8>, path: RelativePath, module: String, mentionsCatalog: Bool
    ) -> ScannedFile {
        var result = ScannedFile(path: path, module: module)
        if bytes.isUTF16 {
            let problem = "the file is UTF-16, which the compiler does not read; save it as UTF-8"
            result.diagnostics = [Diagnostic(.syntaxError, .warning, problem, path: path.string)]
            return result
        }
        let places = SourcePlaces(path: path, bytes: bytes)
        let (complaint, bodies) = ParseGuard.verdict(on: bytes)
        if let complaint {
            if mentionsCatalog { result.diagnostics = [complaint.diagnostic(in: places)] }
            return result
        }
        let tree = parsesBodies || readsFacts ? Self.parse(bytes) : Self.parse(bytes, without: bodies, places)
        let facts = readsFacts ? FactsReader(places: places, bytes: bytes) : nil
        var reader = DeclarationReader(
            result: result, places: places, settings: settings, factsReader: facts, mentionsCatalog: mentionsCatalog)
        reader.read(tree)
        result = reader.result
        if Self.comments.occurs(in: bytes) {
            result.diagnostics += DirectiveParser.problems(in: tree, except: reader.starts, places)
        }
        if mentionsCatalog, let problem = tree.firstProblem(in: places) {
            let message =
                "the file has a \(problem.words); what could be read of the file is used, mend it to be sure of the rest"
            result.diagnostics.append(Diagnostic(.syntaxError, .warning, message, at: problem.location))
        }
        return result
    }

    /// Parses a file without its bodies; as a whole if that has an error.
    private static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, without bodies: [Range<Int>], _ places: SourcePlaces
    ) -> SourceFileSyntax {
        if bodies.isEmpty { return parse(bytes) }
        var rest: [UInt8] = []
        var position = 0
        for body in bodies {
            rest += bytes[position..<body.lowerBound]
            position = body.upperBound
        }
        rest += bytes[position...]
        let tree = rest.withUnsafeBufferPointer { parse($0) }
        if tree.hasError { return parse(bytes) }
        places.cuts = bodies
        return tree
    }

    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
        Parser.parse(source: bytes, maximumNestingLevel: parserNesting)
    }

    /// The line of a text's first syntax error, counted from 1, with its description or the limit that makes the text
    /// too complex to parse; `nil` for valid Swift.
    package static func firstError(in text: String) throws(DiagnosticError) -> (line: Int, words: String)? {
        let results = try LargeStackThreads(count: 1).map([text], state: {}) { text, _ in
            Array(text.utf8).withUnsafeBufferPointer(firstError)
        }
        return results.first ?? nil
    }

    private static func firstError(in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, words: String)? {
        guard let path = RelativePath("generated.swift") else { return nil }
        let places = SourcePlaces(path: path, bytes: bytes)
        if let complaint = ParseGuard.verdict(on: bytes).complaint {
            return (complaint.offset.map { places.location(atOffset: $0).line } ?? 1, complaint.reason)
        }
        return parse(bytes).firstProblem(in: places).map { ($0.location.line, $0.words) }
    }
}

extension SourceFileSyntax {
    fileprivate func firstProblem(in places: SourcePlaces) -> (words: String, location: SourceLocation)? {
        guard hasError else { return nil }
        var node = Syntax(self)
        while !node.isError, let child = node.children(viewMode: .all).first(where: { $0.isError || $0.hasError }) {
            node = child
        }
        let token = node.as(TokenSyntax.self)
        let missing = token?.presence == .missing ? token?.text ?? "" : ""
        return (missing.isEmpty ? "syntax error" : "syntax error, '\(missing)' is expected", places.location(of: node))
    }
}

extension Syntax {
    fileprivate var isError: Bool {
        self.is(UnexpectedNodesSyntax.self) || self.as(TokenSyntax.self)?.presence == .missing
    }
}
