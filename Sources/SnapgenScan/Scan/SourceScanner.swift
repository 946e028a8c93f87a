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
    private static let parserNesting = 4096

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
    ///   - parsesBodies: whether code that nothing of the catalog stands in is parsed as well: the result is the same,
    ///     as tests show.
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
    /// - Returns: one result per file, in the order of `files`.
    public func scan(_ files: [SourceFile], progress: (@Sendable (Int) -> Void)? = nil) -> [ScannedFile] {
        LargeStackThreads(count: threads).map(
            files, progress: progress, state: {}, transform: { file, _ in scan(file) })
    }

    /// Reads one file on the caller's stack, which has to be large where the file's nesting is deep.
    public func scan(_ file: SourceFile) -> ScannedFile {
        file.bytes.withUnsafeBufferPointer { scan($0, path: file.path, module: file.module) }
    }

    /// Reads the file at `path` that has these bytes.
    func scan(_ bytes: UnsafeBufferPointer<UInt8>, path: RelativePath, module: String) -> ScannedFile {
        let places = SourcePlaces(path: path, bytes: bytes)
        let mentionsCatalog = catalogWords.areMentioned(in: bytes)
        let survey = FileSurvey(of: bytes, words: words)
        var result = ScannedFile(path: path, module: module)
        if let complaint = survey.complaint {
            if mentionsCatalog { result.diagnostics = [complaint.diagnostic(in: places)] }
            return result
        }
        let tree = tree(of: bytes, without: survey.bodies)
        var walker = DeclarationWalker(
            tree, places: places, settings: settings, entersBodies: mentionsCatalog, bodies: survey.bodies,
            facts: readsFacts ? FactsReader(places: places, annotations: annotations(in: bytes)) : nil)
        walker.walk()
        result.diagnostics = walker.diagnostics
        result.declarations = walker.declarations
        result.macros = walker.macros
        if tree.hasError, mentionsCatalog {
            let reader = SyntaxErrorReader(places: places, bodies: survey.bodies)
            result.diagnostics += [reader.diagnostic(of: tree)].compactMap { $0 }
        }
        return result
    }
}

extension SourceScanner {
    /// The tree of a file in which `bodies` are empty, unless somebody asks for them or something may be wrong.
    private func tree(of bytes: UnsafeBufferPointer<UInt8>, without bodies: CodeBodies) -> SourceFileSyntax {
        if parsesBodies || readsFacts || bodies.all.isEmpty { return tree(of: bytes) }
        let tree = bodies.emptied(in: bytes).withUnsafeBufferPointer { self.tree(of: $0) }
        return tree.hasError ? self.tree(of: bytes) : tree
    }

    private func tree(of bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
        Parser.parse(source: bytes, maximumNestingLevel: Self.parserNesting)
    }

    /// What the file's comments say, or `nil` where no comment can: most files have none.
    private func annotations(in bytes: UnsafeBufferPointer<UInt8>) -> AnnotationLines? {
        guard ByteSearch(for: AnnotationText.mark).first(in: bytes, from: 0) != nil else { return nil }
        return AnnotationLines(String(decoding: bytes, as: UTF8.self))
    }
}
