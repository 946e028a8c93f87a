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
    private let threads: Int
    private let words: CatalogWords

    /// A scanner for what `settings` calls an entry.
    ///
    /// - Parameters:
    ///   - readsFacts: whether access, attributes and annotations of types are kept; only some templates ask for them.
    ///   - threads: how many files are read at a time; at least one.
    public init(
        settings: CatalogSettings,
        readsFacts: Bool = false,
        threads: Int = ProcessInfo.processInfo.activeProcessorCount
    ) {
        self.settings = settings
        self.readsFacts = readsFacts
        self.threads = max(1, threads)
        self.words = CatalogWords(settings)
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
        let file = ScannedFile(path: path, module: module)
        if let complaint = ParseGuard.complaint(about: bytes) {
            return file.with(complaint.diagnostic(in: places))
        }
        return scan(file, bytes, places)
    }

    private func scan(
        _ file: ScannedFile, _ bytes: UnsafeBufferPointer<UInt8>, _ places: SourcePlaces
    ) -> ScannedFile {
        let tree = Parser.parse(source: bytes, maximumNestingLevel: Self.parserNesting)
        let mentionsCatalog = words.areMentioned(in: bytes)
        var walker = DeclarationWalker(
            tree, places: places, settings: settings, entersBodies: mentionsCatalog,
            facts: readsFacts ? FactsReader(places: places, annotations: annotations(in: bytes)) : nil)
        walker.walk()
        var result = file
        result.diagnostics = walker.diagnostics
        result.declarations = walker.declarations
        result.macros = walker.macros
        if tree.hasError, mentionsCatalog || result.offersSamples {
            result.diagnostics.append(SyntaxErrorReader(places: places).diagnostic(of: tree))
        }
        return result
    }
}

extension SourceScanner {
    /// What the file's comments say, or `nil` where no comment can: most files have none.
    private func annotations(in bytes: UnsafeBufferPointer<UInt8>) -> AnnotationLines? {
        guard bytes.contains(text: AnnotationText.mark) else { return nil }
        return AnnotationLines(String(decoding: bytes, as: UTF8.self))
    }
}

extension ScannedFile {
    fileprivate var offersSamples: Bool {
        !macros.isEmpty || declarations.contains { $0.offers.contains(where: \.isOfSamples) }
    }
}

extension ScannedFile {
    fileprivate func with(_ diagnostic: Diagnostic) -> ScannedFile {
        var file = self
        file.diagnostics.append(diagnostic)
        return file
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes of `text` occur anywhere.
    fileprivate func contains(text: String) -> Bool {
        let needle = Array(text.utf8)
        guard let first = needle.first, count >= needle.count else { return false }
        return (0...(count - needle.count)).contains { start in
            self[start] == first && self[start..<(start + needle.count)].elementsEqual(needle)
        }
    }
}

extension SampleSource {
    fileprivate var isOfSamples: Bool { property == Self.samples || property == Self.previews }
}
