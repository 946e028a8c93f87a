import SnapgenConfiguration
import SnapgenModel
import SnapgenProject
import SnapgenScan

/// The Swift files that can declare, set or use accessibility keys.
struct KeySources {
    private(set) var sources: SourceList
    private(set) var roles: [KeyFileRole] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let project: Project
    private var seen: Set<String> = []

    /// Lists the files of a project: everything below the paths of the request, or else the files of all targets, or
    /// else the configured sources with the folders of tests.
    init(_ project: Project) {
        self.project = project
        sources = SourceList(root: project.root, files: project.files)
        if !project.determination.pathModules.isEmpty {
            appendPaths()
        } else if let targets = project.targets {
            append(targets.layout)
        } else {
            appendConfigured()
        }
    }

    private mutating func appendPaths() {
        let discovery = SourceDiscovery(root: project.root, files: project.files)
        sources = discovery.sources(
            of: project.determination.pathModules, excluding: project.configuration.exclude, findsTargets: true)
        diagnostics = sources.diagnostics
        roles = Array(repeating: .byContent, count: sources.count)
    }

    /// Adds the files of all targets; a file that the app shares with tests is one of the app.
    private mutating func append(_ layout: ProjectLayout) {
        let targets = layout.targets.filter { !$0.kind.isTest } + layout.targets.filter(\.kind.isTest)
        for target in targets {
            let role: KeyFileRole = target.kind == .uiTests ? .uiTest : target.kind == .unitTests ? .test : .app
            append(target.files, target.module ?? ModuleNamer.module(named: target.name), role)
        }
    }

    private mutating func appendConfigured() {
        let (found, problems) = project.sources()
        (sources, diagnostics) = (found, problems)
        roles = Array(repeating: .app, count: sources.count)
        seen = Set(sources.paths.map(\.string))
        let tests = ["Tests", "UITests"].compactMap { RelativePath($0) }.filter { folder in
            project.files.kind(of: project.root.absolute(folder)) == .folder
        }
        let discovery = SourceDiscovery(root: project.root, files: project.files)
        append(discovery.swiftFiles(at: tests), "Tests", .test)
    }

    private mutating func append(_ files: [String], _ module: String, _ role: KeyFileRole) {
        for file in files {
            guard let path = RelativePath(file), seen.insert(file).inserted, !isExcluded(path) else { continue }
            sources.append(path, at: project.root.absolute(path), module: module)
            roles.append(role)
        }
    }

    private func isExcluded(_ path: RelativePath) -> Bool {
        project.configuration.exclude.contains { $0.excludes(path) }
    }
}
