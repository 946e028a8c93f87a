import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenProject
import SnapgenScan

struct SetupSearch {
    let project: Project
    let layout: ProjectLayout
    let files: any FileSystem
    var app: String?

    var root: ProjectRoot { project.root }

    func findings(of run: Run) -> SetupFindings {
        // An earlier target may have all files of a later one.
        let modules = Set((0..<run.sources.count).map { run.sources.modules[run.sources.module(at: $0)] })
        let sources = project.configuration.sources.filter { modules.contains($0.module) }
        let tests = tests
        let previews = Set((run.catalog.entries + run.leftOut.flatMap(\.entries)).map(\.path.string))
        let others = apps.filter { !$0.sharesPlatform(with: importer) && !previews.isDisjoint(with: $0.files) }
        return SetupFindings(
            project: SetupFindings.Project(
                root: root.path, folder: folder, kind: kind, projects: layout.projects,
                packages: layout.packages.compactMap(\.path).filter { $0 != "." }, apps: names(of: apps),
                manifests: manifests),
            tests: tests, otherPlatforms: names(of: others), references: references, tools: tools, ci: ci,
            jobs: jobs(for: tests), sources: sources.compactMap { $0.target ?? $0.path?.string },
            counts: SetupCounts(run, sources),
            diagnostics: run.plan.diagnostics.filter(Self.isReported) + [sandboxProblem].compactMap { $0 })
    }

    /// Returns whether a problem concerns the set-up: neither a single source file, nor what is part of the findings,
    /// which are previews that are left out and an undecided test target.
    private static func isReported(_ problem: Diagnostic) -> Bool {
        switch problem.severity {
        case .error: true
        case .warning: problem.path?.hasSuffix(".swift") != true && !found.contains(problem.id)
        case .note: false
        }
    }

    private var manifests: [String] {
        let all = (try? files.names(in: root.path)) ?? []
        let names = all.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        let found = ManifestReader.names(of: Dictionary(names.map { ($0, Array(text(at: $0).utf8)) }) { $1 })
        return found.isEmpty ? ["Package.swift"] : found
    }

    private static let found: [DiagnosticID] = [.leftOut, .noSources, .severalTargets]

    var kind: SetupFindings.Kind {
        if layout.targets.allSatisfy({ $0.project.hasSuffix(".swift") }) { return .package }
        if project.isOfTuist(importer) { return .tuist }
        return isFile("project.yml") ? .xcodegen : .xcode
    }

    /// The apps, the largest first; targets of several projects may have the same name.
    private var apps: [ProjectTarget] { layout.targets.filter { $0.kind == .app }.largestFirst }

    private func names(of targets: [ProjectTarget]) -> [String] { targets.map(\.name).distinct { $0 } }

    // MARK: - Tests

    /// The test target, or the one that is to be added.
    var importer: ProjectTarget { test ?? project.targets?.importer ?? layout.proposedTests() }

    var tests: SetupFindings.Tests {
        let target = importer
        let recording = project.configuration.tests.recording
        let pinned = [recording.simulatorDevice, recording.requiredOS.map { "\($0)" }].compactMap { $0 }
        return SetupFindings.Tests(
            target: target.name, project: target.project,
            references: project.configuration.references.folder.string,
            host: target.host, scheme: scheme(of: target), output: output(of: target),
            state: SetupFindings.Tests.State(
                exists: test != nil, linksSnapshotTesting: target.packages.contains("SnapshotTesting"),
                usesSnapshotTesting: project.configuration.tests.usesSnapshotTesting, hasPlugin: target.hasPlugin),
            pinned: pinned.joined(separator: ", "), others: others, hosts: hosts,
            platforms: target.platforms.map(\.rawValue), schemes: test.map(schemes) ?? [])
    }

    /// A sandboxed app cannot write into the project (swift-snapshot-testing #473).
    var sandboxProblem: Diagnostic? {
        let sandbox = /com\.apple\.security\.app-sandbox<\/key>\s*<true\/>/
        let isSandboxed = layout.targets.contains { app in
            app.name == importer.host && (app.isSandboxed || app.entitlements.map(text)?.contains(sandbox) ?? false)
        }
        guard let host = importer.host, importer.platforms.first == .macOS, isSandboxed else { return nil }
        return Diagnostic(
            .sandboxedHost, .warning,
            "the app '\(host)' is sandboxed, so its tests cannot record references; switch the sandbox off in the "
                + "configuration of the tests", path: importer.project)
    }

    /// The target that the tests belong to: that of the project, or the only one of a package.
    var test: ProjectTarget? {
        if let targets = project.targets { return targets.test }
        let name = project.configuration.tests.target
        let all = layout.targets.filter { $0.kind == .unitTests }
        return all.first { $0.name == name } ?? all.largestFirst.first
    }

    private var others: [String] {
        if let targets = project.targets { return targets.rivals }
        return layout.targets.filter { $0.kind == .unitTests && $0.name != test?.name }.map(\.name).sorted()
    }

    /// The apps that the choice of the target is between; none if one was chosen, or a configuration names the target.
    private var hosts: [String] {
        guard app == nil, let targets = project.targets, project.resolved.origin(of: "tests.target") == .default
        else { return [] }
        let tests = targets.test.map { targets.rivals.isEmpty ? [] : [$0.name] + targets.rivals }
        let hosts = tests?.flatMap { name in layout.unitTests.filter { $0.name == name } }.compactMap(\.host)
        let names = hosts?.distinct { $0 } ?? names(of: apps.filter { !$0.files.isEmpty })
        return names.count > 1 ? names : []
    }

    private func output(of target: ProjectTarget) -> String {
        if project.resolved.origin(of: "tests.output") != .default || test != nil && project.targets != nil {
            return project.configuration.tests.output.string
        }
        return "\(kind == .package || test != nil ? "Tests/" : "")\(target.name)/Generated"
    }

    /// Returns the shared scheme that runs the tests, or else builds their app: preferably one with the app's name in
    /// its own, and the shortest name, because schemes of extensions and of other configurations list the tests too.
    private func scheme(of tests: ProjectTarget) -> String? {
        let host = tests.host?.lowercased() ?? ""
        let order = { (name: String) in (name.lowercased().contains(host) ? 0 : 1, name.count, name) }
        let running = layout.schemes(running: tests)
        let names = running.isEmpty ? tests.host.map(schemes(building:)) ?? [] : running.map(\.name)
        return names.min { order($0) < order($1) }
    }

    /// The versions of packages by their identity, and the first file of Xcode or SwiftPM that has them; those at a
    /// branch or commit are left out.
    var packages: (versions: [String: String], path: String?) {
        // Without a workspace, projects have packages of their own.
        let workspaces = layout.projects.filter { $0.hasSuffix(".xcworkspace") }
        let projects = ([test?.project].compactMap { $0 } + layout.projects).filter { $0.hasSuffix(".xcodeproj") }
        let bundles = workspaces + projects.map { "\($0)/project.xcworkspace" }
        for place in bundles.map({ "\($0)/xcshareddata/swiftpm/Package.resolved" }) + ["Package.resolved"] {
            guard let tree = try? UserValue(json: Array(text(at: place).utf8)),
                let pins = (tree["pins"] ?? tree["object"]?["pins"])?.list
            else { continue }
            let versions = pins.compactMap { pin in
                // The first version of the file has no identities.
                let address = pin["repositoryURL"]?.text ?? ""
                let name = pin["identity"]?.text ?? ProjectPackage(url: address).name.lowercased()
                return pin["state"]?["version"]?.text.flatMap { $0.isEmpty ? nil : (name, $0) }
            }
            return (Dictionary(versions) { $1 }, place)
        }
        return ([:], nil)
    }

    // MARK: - Other tools

    private var tools: [String] {
        let packages = Set(layout.packages.map { $0.name.lowercased() })
        let products = Set(layout.targets.flatMap(\.packages))
        let isUsed: [(String, Bool)] = [
            ("Prefire", isFile(".prefire.yml") || packages.contains("prefire")),
            ("Sourcery", isFile(".sourcery.yml")),
            ("SnapshotPreviews", !packages.isDisjoint(with: ["snapshotpreviews", "snapshotpreviews-ios"])),
            ("SnapshotTesting", packages.contains(SetupPlanner.library) || products.contains("SnapshotTesting")),
        ]
        return isUsed.filter(\.1).map(\.0)
    }

    private var references: [SetupFindings.References] {
        let pictures = files.list(".png", below: root.path, visits: SourceDiscovery.isVisited).files
        let folders = pictures.compactMap { picture in
            let components = RelativePath.components(of: picture)
            return components.firstIndex(of: "__Snapshots__").map { components[...$0].joined(separator: "/") }
        }
        let counts = Dictionary(grouping: folders) { $0 }.mapValues(\.count)
        return counts.sorted { $0.key < $1.key }.map { SetupFindings.References(path: $0.key, pictures: $0.value) }
    }

    var ci: [String] {
        let known = [
            ".gitlab-ci.yml", "bitrise.yml", ".circleci/config.yml", "azure-pipelines.yml", "codemagic.yaml",
            ".buildkite/pipeline.yml", "Jenkinsfile", ".travis.yml", "fastlane/Fastfile",
        ]
        let places = known + (way.isEmpty ? [] : known.map { way + $0 })
        let folders = [SetupPlanner.xcodeCloud].filter { files.kind(of: "\(root.path)/\($0)") == .folder }
        return workflows.map { way + $0 } + places.filter(isFile) + folders
    }

    func text(at path: String) -> String {
        let bytes = try? files.read(AbsolutePath.resolve(path, from: root.path))
        return String(decoding: bytes ?? [], as: UTF8.self)
    }

    private func isFile(_ path: String) -> Bool { files.kind(of: AbsolutePath.resolve(path, from: root.path)) == .file }
}
