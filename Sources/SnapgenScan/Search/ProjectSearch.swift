public import SnapgenModel

/// What the files of a project say each for itself, before it is known what they mean together.
public struct ProjectSearch<Sources: SourceCollection>: Sendable {
    private let scanner: FileScanner<Sources>
    private let settings: CatalogSettings
    private let options: ScanOptions
    /// What was known before the search.
    private let cache: ScanCache
    private var findings: Findings

    init(
        _ scanner: FileScanner<Sources>, _ settings: CatalogSettings, _ options: ScanOptions, _ cache: ScanCache,
        _ findings: Findings
    ) {
        self.scanner = scanner
        self.settings = settings
        self.options = options
        self.cache = cache
        self.findings = findings
    }

    /// Indicates whether every file could be read.
    public var isComplete: Bool { findings.problems.isEmpty }

    /// What matters to the catalog: the files that hold its words, and those that they lead to.
    public mutating func project() -> ScannedProject {
        decode(findings.known)
        if !options.scansEveryFile { follow() }
        return ScannedProject(
            files: findings.files, modules: scanner.sources.modules,
            diagnostics: Array(Set(findings.problems.values.joined())).sortedByPlace())
    }

    /// The cache of what is known of the files so far.
    ///
    /// - Parameter time: when the files were listed, in nanoseconds since 1970.
    public func learned(at time: Int64) -> ScanCache {
        findings.learned(of: scanner.sources, beside: cache, at: time)
    }

    /// Takes from the cache what files declare, or reads them.
    private mutating func decode(_ files: [Int]) {
        let positions = findings.positions
        let cache = cache
        let scanner = scanner
        do throws(DiagnosticError) {
            let results = try scanner.map(files) { file, reader in
                scanner.parsed(file, at: positions[file], in: cache, &reader)
            }
            for (file, result) in zip(files, results) {
                switch result {
                case .success(let parsed): findings.scanned[file] = parsed
                case .failure(let error): findings.problems[file] = error.diagnostics
                }
            }
        } catch {
            for file in files { findings.problems[file] = error.diagnostics }
        }
    }

    /// Reads what the files that are known lead to.
    private mutating func follow() {
        let sources = scanner.sources
        while true {
            let needs = CatalogReach(findings.files, modules: sources.modules, settings: settings).needs
            let (scanned, problems) = (findings.scanned, findings.problems)
            let found = findings.outlines
                .files(holding: needs, modules: sources.modules, module: sources.module)
                .filter { scanned[$0] == nil && problems[$0] == nil }
            if found.isEmpty { return }
            decode(found)
        }
    }
}
