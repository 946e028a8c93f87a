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

    package init(settings: CatalogSettings, readsFacts: Bool = false) {
        self.settings = settings
        self.readsFacts = readsFacts
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
        let places = SourcePlaces(path: path, bytes: bytes)
        if let complaint = ParseGuard.complaint(about: bytes) {
            if mentionsCatalog { result.diagnostics = [complaint.diagnostic(in: places)] }
            return result
        }
        let tree = Self.parse(bytes)
        var reader = DeclarationReader(
            places: places, settings: settings, entersBodies: mentionsCatalog,
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
        if let complaint = ParseGuard.complaint(about: bytes) {
            return (complaint.offset.map { places.location(atOffset: $0).line } ?? 1, complaint.reason)
        }
        let tree = parse(bytes)
        guard tree.hasError else { return nil }
        let problem = SyntaxErrorReader(places: places).problem(of: tree)
        return (problem.location.line, problem.words)
    }
}
