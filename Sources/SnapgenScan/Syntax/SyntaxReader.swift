package import SnapgenConfiguration
package import SnapgenModel
import SwiftParser
import SwiftSyntax

/// Parses single Swift files and reads the declarations in them that matter to the catalog.
///
/// `CatalogResolver` decides over all files which of them are entries.
package struct SyntaxReader: Sendable {
    /// The nesting up to which the parser reads a file: it counts several levels for one bracket, drops the rest of the
    /// file at its default of 256, and reads with this limit all files that `ParseGuard` accepts.
    private static let parserNesting = 4096

    private let settings: CatalogSettings
    private let readsFacts: Bool
    private let parsesBodies: Bool
    private let words: WordTable

    /// `parsesBodies` parses bodies without a word of the catalog as well: the result is the same, and tests compare
    /// the two.
    package init(settings: CatalogSettings, readsFacts: Bool = false, parsesBodies: Bool = false) {
        self.settings = settings
        self.readsFacts = readsFacts
        self.parsesBodies = parsesBodies
        self.words = WordTable(settings)
    }

    package func read(_ file: SourceFile) -> ScannedFile {
        file.bytes.withUnsafeBufferPointer { bytes in
            let mentionsCatalog = CatalogWords(settings).areMentioned(in: bytes)
            return read(bytes, path: file.path, module: file.module, mentionsCatalog: mentionsCatalog)
        }
    }

    /// Reads a file on the caller's stack, which has to be large for deeply nested code.
    ///
    /// Its problems are reported only if a word of the catalog occurs in it.
    package func read(
        _ bytes: UnsafeBufferPointer<UInt8>, path: RelativePath, module: String, mentionsCatalog: Bool
    ) -> ScannedFile {
        var result = ScannedFile(path: path, module: module)
        if bytes.isUTF16 {
            let problem = "the file is UTF-16, which the compiler does not read; save it as UTF-8"
            result.diagnostics = [Diagnostic(.syntaxError, .warning, problem, path: path.string)]
            return result
        }
        let survey = FileSurvey(of: bytes, words: words)
        if let complaint = survey.complaint {
            let places = SourcePlaces(path: path, bytes: bytes)
            if mentionsCatalog { result.diagnostics = [complaint.diagnostic(in: places)] }
            return result
        }
        let (tree, removed) = tree(of: bytes, without: survey.bodies)
        let places = SourcePlaces(path: path, bytes: bytes, without: removed)
        var reader = DeclarationReader(
            places: places, settings: settings, entersBodies: mentionsCatalog, bodies: survey.bodies,
            factsReader: readsFacts ? FactsReader(places: places, bytes: bytes) : nil)
        reader.read(tree)
        result.diagnostics = reader.diagnostics
        result.declarations = reader.declarations
        result.macros = reader.macros
        if tree.hasError, mentionsCatalog {
            result.diagnostics.append(SyntaxErrorReader(places: places).diagnostic(of: tree))
        }
        return result
    }

    /// Returns the tree of a file without the bodies, or of the whole file, and the bodies that are missing in it.
    ///
    /// If only one of the two trees is free of errors, it is returned: errors in bodies do not matter, and removing
    /// bodies must not cause any. So the result does not depend on which of the two is parsed first.
    private func tree(
        of bytes: UnsafeBufferPointer<UInt8>, without bodies: CodeBodies
    ) -> (tree: SourceFileSyntax, removed: CodeBodies) {
        if bodies.ranges.isEmpty { return (Self.parse(bytes), bodies) }
        lazy var whole = Self.parse(bytes)
        if parsesBodies || readsFacts, !whole.hasError { return (whole, CodeBodies()) }
        let rest = bodies.removed(from: bytes).withUnsafeBufferPointer(Self.parse)
        return rest.hasError && !whole.hasError ? (whole, CodeBodies()) : (rest, bodies)
    }

    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
        Parser.parse(source: bytes, maximumNestingLevel: parserNesting)
    }
}

extension SyntaxReader {
    /// Returns the line, counted from 1, and the description of a text's first syntax error, or of the limit that makes
    /// the text too complex to parse; `nil` for valid Swift.
    package static func firstError(in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, words: String)? {
        guard let path = RelativePath("generated.swift") else { return nil }
        let places = SourcePlaces(path: path, bytes: bytes)
        if let complaint = FileSurvey(of: bytes, words: WordTable(CatalogSettings())).complaint {
            return (complaint.offset.map { places.location(atOffset: $0).line } ?? 1, complaint.reason)
        }
        let tree = parse(bytes)
        guard tree.hasError else { return nil }
        let problem = SyntaxErrorReader(places: places).problem(of: tree)
        return (problem.location.line, problem.words)
    }
}
