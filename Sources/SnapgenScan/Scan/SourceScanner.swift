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
        self.words = WordTable(settings)
    }

    /// Reads files, several at a time, on threads whose stacks are large enough for deeply nested code.
    ///
    /// - Parameter progress: gets the number of files that are done; called from any of the threads.
    /// - Returns: one result per file, in the order of `files`.
    public func scan(_ files: [SourceFile], progress: (@Sendable (Int) -> Void)? = nil) -> [ScannedFile] {
        LargeStackThreads(count: threads).map(files, progress: progress) { scan($0) }
    }

    /// Reads one file on the caller's stack, which has to be large where the file's nesting is deep.
    public func scan(_ file: SourceFile) -> ScannedFile {
        file.bytes.withUnsafeBufferPointer { scan(file, $0) }
    }

    private func scan(_ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>) -> ScannedFile {
        let mentionsCatalog = settings.names.contains { bytes.contains(text: $0) }
        let survey = FileSurvey(of: bytes, words: words)
        if let complaint = survey.complaint {
            let places = SourcePlaces(path: file.path, bytes: bytes)
            return file.result(diagnostics: mentionsCatalog ? [complaint.diagnostic(in: places)] : [])
        }
        let (tree, removed) = tree(of: bytes, without: survey.bodies)
        let places = SourcePlaces(path: file.path, bytes: bytes, without: removed)
        var walker = DeclarationWalker(
            tree, places: places, settings: settings, entersBodies: mentionsCatalog, bodies: survey.bodies,
            facts: readsFacts ? FactsReader(places: places, annotations: annotations(in: bytes)) : nil)
        walker.walk()
        var result = file.result(diagnostics: walker.diagnostics)
        result.declarations = walker.declarations
        result.macros = walker.macros
        if tree.hasError, mentionsCatalog {
            result.diagnostics.append(SyntaxErrorReader(places: places).diagnostic(of: tree))
        }
        return result
    }
}

extension SourceScanner {
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
        guard bytes.contains(text: AnnotationText.mark) else { return nil }
        return AnnotationLines(String(decoding: bytes, as: UTF8.self))
    }
}

extension CatalogSettings {
    /// The names by which a file can ask to be in the catalog.
    fileprivate var names: [String] {
        protocols.map(\.name) + macros.map { "#\($0)" } + attributes.keys.map { "@\($0)" }
    }
}

extension SourceFile {
    fileprivate func result(diagnostics: [Diagnostic]) -> ScannedFile {
        ScannedFile(path: path, module: module, diagnostics: diagnostics)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes of `text` occur anywhere.
    fileprivate func contains(text: String) -> Bool {
        var text = text
        return text.withUTF8 { contains($0) }
    }

    private func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = baseAddress, let first = text.baseAddress, !text.isEmpty else { return false }
        let end = count - text.count + 1
        var index = start.index(of: first[0], from: 0, to: end)
        while index < end {
            if start.equals(first, count: text.count, at: index) { return true }
            index = start.index(of: first[0], from: index + 1, to: end)
        }
        return false
    }
}
