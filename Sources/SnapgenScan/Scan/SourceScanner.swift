public import Foundation
public import SnapgenModel
import SwiftParser
import SwiftSyntax

/// Reads Swift files for what matters to the catalog.
///
/// Each file is read by itself; what is an entry is decided over all files by `CatalogResolver`.
///
///     let scanned = SourceScanner(settings: configuration.catalog).scan(files)
///     let catalog = CatalogResolver(settings: configuration.catalog).resolve(scanned)
public struct SourceScanner: Sendable {
    /// The parser counts several levels for one bracket and drops the rest of a file at its limit, 256 by default;
    /// with this one, whatever `ParseGuard` lets through is read.
    static let parserNesting = 4096

    private let settings: CatalogSettings
    private let readsFacts: Bool
    private let parsesBodies: Bool
    private let threads: Int
    private let catalogWords: CatalogWords
    private let words: WordTable

    /// A scanner for what `settings` calls an entry.
    ///
    /// - Parameters:
    ///   - readsFacts: whether access, attributes and annotations of types are kept; only some templates ask for them.
    ///   - parsesBodies: whether code that nothing of the catalog stands in is parsed as well. The result is the same;
    ///     tests compare the two.
    ///   - threads: how many files are read at a time; at least one.
    public init(
        settings: CatalogSettings,
        readsFacts: Bool = false,
        parsesBodies: Bool = false,
        threads: Int = ProcessInfo.processInfo.activeProcessorCount
    ) {
        self.settings = settings
        self.readsFacts = readsFacts
        self.parsesBodies = parsesBodies
        self.threads = max(1, threads)
        self.catalogWords = CatalogWords(settings)
        self.words = WordTable(settings)
    }

    /// Reads files, several at a time, on threads whose stacks are large enough for deeply nested code.
    ///
    /// - Parameter progress: gets the number of files that are done; called from any of the threads.
    /// - Returns: one result per file, in the order of `files`; without declarations and with an error where the
    ///   system starts no thread.
    public func scan(_ files: [SourceFile], progress: (@Sendable (Int) -> Void)? = nil) -> [ScannedFile] {
        do throws(DiagnosticError) {
            return try LargeStackThreads(count: threads).map(
                files, progress: progress, state: {}, transform: { file, _ in scan(file) })
        } catch {
            return files.map { file in
                var scanned = ScannedFile(path: file.path, module: file.module)
                scanned.diagnostics = error.diagnostics
                return scanned
            }
        }
    }

    /// Reads one file on the caller's stack, which has to be large where the file's nesting is deep.
    public func scan(_ file: SourceFile) -> ScannedFile {
        file.bytes.withUnsafeBufferPointer { scan($0, path: file.path, module: file.module) }
    }

    /// Reads the file at `path` that has these bytes.
    func scan(_ bytes: UnsafeBufferPointer<UInt8>, path: RelativePath, module: String) -> ScannedFile {
        let mentionsCatalog = catalogWords.areMentioned(in: bytes)
        let survey = FileSurvey(of: bytes, words: words)
        var result = ScannedFile(path: path, module: module)
        if Self.isUTF16(bytes) {
            let problem = "the file is UTF-16, which the compiler does not read; save it as UTF-8"
            result.diagnostics = [Diagnostic(.syntaxError, .warning, problem, path: path.string)]
            return result
        }
        if let complaint = survey.complaint {
            let places = SourcePlaces(path: path, bytes: bytes)
            if mentionsCatalog { result.diagnostics = [complaint.diagnostic(in: places)] }
            return result
        }
        let (tree, removed) = tree(of: bytes, without: survey.bodies)
        let places = SourcePlaces(path: path, bytes: bytes, without: removed)
        var walker = DeclarationWalker(
            tree, places: places, settings: settings, entersBodies: mentionsCatalog, bodies: survey.bodies,
            facts: readsFacts ? FactsReader(places: places, annotations: annotations(in: bytes)) : nil)
        walker.walk()
        result.diagnostics = walker.diagnostics
        result.declarations = walker.declarations
        result.macros = walker.macros
        if tree.hasError, mentionsCatalog {
            result.diagnostics.append(SyntaxErrorReader(places: places).diagnostic(of: tree))
        }
        return result
    }
}

extension SourceScanner {
    /// Whether a file begins with the byte order mark of UTF-16.
    static func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    }

    /// The tree of a file without some bodies, or that of the whole file, and what is missing in it.
    ///
    /// Where only one of them is without errors, it is that one: an error in a body is nobody's concern, and leaving
    /// bodies out should make none. So it is the same for whoever asks, whichever is parsed first.
    private func tree(
        of bytes: UnsafeBufferPointer<UInt8>, without bodies: CodeBodies
    ) -> (tree: SourceFileSyntax, removed: CodeBodies) {
        if bodies.ranges.isEmpty { return (parse(bytes), bodies) }
        lazy var whole = parse(bytes)
        if parsesBodies || readsFacts, !whole.hasError { return (whole, CodeBodies()) }
        let rest = bodies.removed(from: bytes).withUnsafeBufferPointer { parse($0) }
        return rest.hasError && !whole.hasError ? (whole, CodeBodies()) : (rest, bodies)
    }

    private func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
        Parser.parse(source: bytes, maximumNestingLevel: Self.parserNesting)
    }

    /// What the file's comments say, or `nil` where no comment can: most files have none.
    private func annotations(in bytes: UnsafeBufferPointer<UInt8>) -> AnnotationLines? {
        guard ByteSearch(for: AnnotationText.mark).first(in: bytes, from: 0) != nil else { return nil }
        return AnnotationLines(String(decoding: bytes, as: UTF8.self))
    }
}
