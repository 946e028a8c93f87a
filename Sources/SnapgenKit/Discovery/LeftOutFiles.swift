import SnapgenConfiguration
import SnapgenModel
import SnapgenProject
package import SnapgenScan

/// The Swift files of a project that are not scanned, because the tests cannot import them or no target compiles them.
package struct LeftOutFiles {
    package enum Reason: String, CaseIterable, Sendable {
        case extensions
        case watchApps = "watch apps"
        case platforms = "targets for other platforms"
        case targets = "targets that the tests do not import"
        case packages = "files in packages, of no known target"
        case noTarget = "files of no target"
    }

    package typealias Previews = (reason: Reason, entries: [CatalogEntry])

    /// The files; the names of their modules are the reasons.
    private(set) var sources: SourceList
    private let test: String
    private let owners: [String: [ProjectTarget]]
    private let packages: Set<String>
    private let importer: ProjectTarget
    private let hostAdvice: String

    /// `nil` without targets.
    init?(_ project: Project, scanned: SourceList) {
        guard let targets = project.targets else { return nil }
        test = targets.test.map { "'\($0.name)'" } ?? "tests"
        let configuration = project.configuration
        // A source that names a target leaves out other targets, and nothing else.
        let folders = targets.scopes.contains(nil) ? [] : targets.folders(of: configuration.sources)
        let all = project.discovery.swiftFiles(at: targets.scopes + folders)
        let taken = Set(scanned.paths.map(\.string)).union(project.filesOfOtherTargets)
        owners = targets.layout.targets.reduce(into: [:]) { owners, target in
            for file in target.files { owners[file, default: []].append(target) }
        }
        packages = Set(
            all.filter { $0.hasSuffix("/Package.swift") }.map { String($0.dropLast("/Package.swift".count)) })
        importer = targets.importer
        // 'init' keeps a target that the configuration names.
        hostAdvice =
            project.resolved.origin(of: "tests.target") == .default
            ? "let 'snapgen init' propose tests that run in the app" : "choose a host app in the settings of the target"
        sources = SourceList(root: project.root, files: project.files)
        for file in all where !taken.contains(file) && !configuration.tests.output.contains(file) {
            guard let path = RelativePath(file), let reason = reason(for: file),
                !project.isExcluded(path),
                owners[file] == nil || targets.scopes.contains(where: { $0?.contains(file) ?? true })
            else { continue }
            sources.append(path, module: reason.rawValue)
        }
    }

    func previews(_ settings: CatalogSettings, _ options: ScanOptions) -> [Previews] {
        let scanned = ProjectScanner(settings: settings, options: options).scan(sources)
        let catalog = CatalogResolver(settings: settings).resolution(of: scanned).catalog
        let byReason = Dictionary(grouping: catalog.entries, by: \.module)
        return Reason.allCases.compactMap { reason in
            byReason[reason.rawValue].map { (reason, $0) }
        }
    }

    func diagnostic(_ previews: [Previews]) -> Diagnostic? {
        guard !previews.isEmpty else { return nil }
        let number = previews.reduce(0) { $0 + $1.entries.count }
        let list = previews.map { text(of: $0.entries, $0.reason) }.joined(separator: ", ")
        let owners = previews.flatMap(\.entries).flatMap { self.owners[$0.path.string] ?? [] }
        let advice =
            previews.allSatisfy { [.extensions, .watchApps, .platforms].contains($0.reason) }
            ? "move their code into a framework or package"
            : importer.host == nil && owners.contains { $0.kind == .app }
                ? hostAdvice
                : "add the files to a target that the tests import"
        return Diagnostic(
            .leftOut, .warning,
            "\(number == 1 ? "1 preview is" : "\(number) previews are") left out, because \(test) cannot import their code: "
                + "\(list); \(advice), or name them in 'exclude' of snapgen.yml")
    }

    private func text(of entries: [CatalogEntry], _ reason: Reason) -> String {
        let files = Set(entries.map(\.path))
        let first = files.min().map { " ('\($0)'\(files.count > 1 ? " and \(files.count - 1) more" : ""))" } ?? ""
        return "\(entries.count) in \(reason.rawValue)\(first)"
    }
}

// MARK: - Reasons

extension LeftOutFiles {
    /// Returns the reason for a file; `nil` for tests and manifests, which are never scanned.
    func reason(for file: String) -> Reason? {
        guard let owners = owners[file] else { return reasonWithoutTarget(file) }
        if owners.contains(where: \.kind.isTest) { return nil }
        // The platforms of a manifest are minimal versions.
        let isForOthers = { (owner: ProjectTarget) in owner.kind != .module && !owner.sharesPlatform(with: importer) }
        if owners.contains(where: { $0.kind.isImportable && isForOthers($0) }) { return .platforms }
        if owners.contains(where: { $0.kind.isImportable }) { return .targets }
        if owners.contains(where: { $0.kind == .watchApp }) { return .watchApps }
        return owners.contains { $0.kind == .extension } ? .extensions : .targets
    }

    private func reasonWithoutTarget(_ file: String) -> Reason? {
        if file == "Package.swift" || file.hasSuffix("/Package.swift") { return nil }
        let folders = sequence(first: ProjectRoot.parent(of: file)) { ProjectRoot.parent(of: $0) }
        return folders.prefix { !$0.isEmpty }.contains(where: packages.contains) ? .packages : .noTarget
    }
}
