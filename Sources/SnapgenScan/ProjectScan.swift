public import SnapgenModel
import SnapgenResolution
import SnapgenSource

/// The state of one scan: the findings in each file, and the cache that the scan began with.
public struct ProjectScan<Sources: SourceCollection>: Sendable {
    private let scanner: FileScanner<Sources>
    private let settings: CatalogSettings
    private let options: ScanOptions
    private let cache: ScanCache
    private var findings: [FileFinding]
    private var outlines = FileOutlines()

    /// Searches every file that `cache` does not describe.
    init(
        _ scanner: FileScanner<Sources>, _ settings: CatalogSettings, _ options: ScanOptions, _ cache: ScanCache,
        _ progress: (@Sendable (Int) -> Void)?
    ) {
        self.scanner = scanner
        self.settings = settings
        self.options = options
        self.cache = cache
        findings = scanner.search(knowing: cache, progress)
        for finding in findings { outlines.append(finding.headings) }
    }

    /// Returns the files that mention the catalog, and those that they depend on.
    public mutating func project() -> ScannedProject {
        complete(findings.indices.filter { findings[$0].isKnown && findings[$0].isCandidate })
        if !options.scansEveryFile { followDependencies() }
        return ScannedProject(
            files: findings.compactMap(\.scanned), modules: scanner.sources.modules,
            diagnostics: Array(Set(findings.flatMap(\.problems))).sortedByPlace())
    }

    /// Completes findings with the declarations of their files, from the cache or by parsing.
    private mutating func complete(_ files: [Int]) {
        let (scanner, cache) = (scanner, cache)
        do throws(DiagnosticError) {
            let completed = try scanner.map(files.map { ($0, findings[$0]) }) { element, buffer in
                scanner.complete(element.1, of: element.0, from: cache, &buffer)
            }
            for (file, finding) in zip(files, completed) { findings[file] = finding }
        } catch {
            for file in files { findings[file].problems = error.diagnostics }
        }
    }

    /// Reads the files that those read so far depend on, until there are no more.
    private mutating func followDependencies() {
        let sources = scanner.sources
        while true {
            let headings = DependencyClosure(
                findings.compactMap(\.scanned), modules: sources.modules, settings: settings
            ).headings
            let found = outlines.files(holding: headings)
                .filter { findings[$0].scanned == nil && findings[$0].problems.isEmpty }
            if found.isEmpty { return }
            complete(found)
        }
    }
}

extension ProjectScan {
    /// Returns the cache of all findings so far; the cache that the scan began with if it holds exactly these.
    ///
    /// - Parameter time: when the files were listed, in nanoseconds since 1970.
    public func cache(at time: Int64) -> ScanCache {
        let sources = scanner.sources
        var builder = CacheBuilder()
        var isNew = false
        for (file, finding) in findings.enumerated() where finding.problems.isEmpty {
            let stamp = sources.stamp(of: file).map { $0.isSettled(at: time) ? $0 : .never }
            if finding.isKnown, let position = finding.position,
                cache.record(at: position).hasFacts || finding.scanned == nil
            {
                builder.append(position, of: cache, stamp: finding.isRestamped ? stamp : nil)
                isNew = isNew || finding.isRestamped
            } else if let stamp {
                builder.append(finding, of: sources.identity(of: file, cache.header.hashKey), stamp)
                isNew = true
            }
        }
        return isNew || builder.count != cache.count ? builder.cache(cache.header) : cache
    }
}

extension FileStamp {
    /// The stamp of no file: a record with it is compared by content.
    fileprivate static let never = FileStamp(size: -1, modified: 0, changed: 0, inode: 0)
}
