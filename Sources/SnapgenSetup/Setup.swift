import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel
import SnapgenNames
import SnapgenProject
import SnapgenScan

package struct Setup: Sendable {
    let request: ProjectRequest
    package let root: ProjectRoot
    let files: any FileSystem

    package init(_ request: ProjectRequest, files: any FileSystem) {
        self.request = request
        self.files = files
        root = request.root(in: files)
    }

    package func configurationImport(of tool: ConfigurationImport.Tool) -> ConfigurationImport {
        ConfigurationImport(of: tool, request, files: files)
    }

    package var isConfigured: Bool { files.kind(of: root.configurationPath) != nil }

    /// - Parameter text: A configuration in place of a missing one, such as that of another tool.
    package func findings(with text: String? = nil) throws(DiagnosticError) -> SetupFindings {
        var request = request
        // A configuration is kept, so that it has to say what is asked for.
        if isConfigured {
            request.app = nil
        } else if let target = request.testTarget {
            request.testTarget = nil
            request.options.set("tests.target", by: "--target") { $0.tests.target = target }
        }
        if let text {
            request.folder = root.path
            request.configuration = ConfigurationFile(path: ProjectRoot.configurationName, bytes: Array(text.utf8))
        }
        let projects = try Project.openAll(request, files: files)
        // A test target that is asked for has to exist; one of the configuration may be added later.
        if self.request.testTarget != nil, let problem = projects[0].targets?.choiceProblem {
            throw DiagnosticError(problem)
        }
        if projects[0].isMistyped, let problem = projects[0].targetProblem { throw DiagnosticError(problem) }
        let layout = try layout(of: projects[0])
        let apps = layout.targets.filter { $0.kind == .app }.map(\.name)
        if let app = self.request.app, !apps.contains(app) {
            let problem = "the project has no app '\(app)'\(Suggestion.phrase(for: app, in: apps))"
            throw DiagnosticError(.unknownName, problem, path: layout.projects.first)
        }
        let run = try Pipeline(projects[0]).run(to: .plan)
        let search = SetupSearch(project: projects[0], layout: layout, files: files, app: self.request.app)
        var findings = search.findings(of: run)
        if let hosted = try hostedFindings(in: findings, of: projects[0], request) { findings = hosted }
        if isConfigured, let app = self.request.app, findings.tests.host != app {
            let problem = "its tests do not run in '\(app)'; set 'tests.target' to a target whose host app is '\(app)'"
            throw DiagnosticError(.unknownName, problem, path: projects[0].configurationFile?.path)
        }
        findings.otherTests = projects.dropFirst().map { SetupSearch(project: $0, layout: layout, files: files).tests }
        let version = search.packages.versions[SetupPlanner.library]
        findings.oldLibrary = version.flatMap { SetupCheck.isTooOld($0) ? $0 : nil }
        if findings.counts.previews + findings.counts.values == 0 {
            let others = isConfigured ? nil : betterTargets(than: findings.tests, in: layout, run)
            findings.diagnostics += others.map { [$0] } ?? projectsWithPreviews
        }
        if findings.diagnostics.hasErrors { throw DiagnosticError(findings.diagnostics) }
        return findings
    }

    /// Returns an error that names the test targets which can import previews that the chosen one cannot.
    private func betterTargets(than tests: SetupFindings.Tests, in layout: ProjectLayout, _ run: Run) -> Diagnostic? {
        let paths = Set(run.leftOut.flatMap(\.entries).map(\.path.string))
        let found = layout.targets.filter { $0.kind == .unitTests }.map { target in
            let files = layout.targets(importableBy: target).flatMap(\.files)
            return (target.name, previews: paths.intersection(files).count)
        }
        let useful = found.filter { $0.previews > 0 }.sorted { (-$0.previews, $0.0) < (-$1.previews, $1.0) }
        let names = useful.map { "--target \(ShellWord.quoted($0.0))" }
        let problem = "the tests of '\(tests.target)' can import none of the previews; pass \(names.listed(with: "or"))"
        return names.isEmpty ? nil : Diagnostic(.noSources, .error, problem, path: tests.project)
    }

    /// An error that names the projects below the root whose files have previews.
    private var projectsWithPreviews: [Diagnostic] {
        let found = files.list(".swift", below: root.path, visits: SourceDiscovery.isVisited).files
            .filter { text(at: $0)?.contains("#Preview") ?? false }.compactMap { RelativePath($0) }
        let folders = found.compactMap { file in
            sequence(first: file, next: \.parent).first { files.containsProject(root.absolute($0)) }
        }
        if folders.isEmpty { return [] }
        let names = Set(folders).sorted().map { "'\($0)'" }.listed(with: "or")
        let problem = "the previews are those of projects below; run 'snapgen init' in \(names)"
        return [Diagnostic(.noSources, .error, problem)]
    }

    /// Returns the findings with tests in an app, where those without one that were found see none of the previews.
    private func hostedFindings(
        in findings: SetupFindings, of project: Project, _ request: ProjectRequest
    ) throws(DiagnosticError) -> SetupFindings? {
        let tests = findings.tests
        guard tests.state.exists, tests.host == nil, let app = findings.project.apps.first, request.app == nil,
            findings.counts.previews + findings.counts.values == 0,
            project.resolved.origin(of: "tests.target") == .default
        else { return nil }
        var request = request
        request.app = app
        let hosted = try Project.openAll(request, files: files)[0]
        let run = try Pipeline(hosted).run(to: .plan)
        let found = try SetupSearch(project: hosted, layout: layout(of: hosted), files: files).findings(of: run)
        return found.counts.previews > 0 ? found : nil
    }

    /// The set-up of the requested folder alone, if it has a project or package and the configuration is further up.
    package var ofFolder: Setup {
        let folder = request.folder
        let isProject = files.containsProject(folder) || files.kind(of: "\(folder)/Package.swift") == .file
        guard isProject, isConfigured, root.path != folder else { return self }
        var request = request
        request.configuration = ConfigurationFile(path: ProjectRoot.configurationName, bytes: [])
        return Setup(request, files: files)
    }

    func layout(of project: Project) throws(DiagnosticError) -> ProjectLayout {
        if let targets = project.targets { return targets.layout }
        let files = LocalProjectFiles(root: root, files: files, package: request.packageDescription)
        return try ProjectReader(files: files, root: root.path).layout(at: root.path)
    }

    package func plan(_ findings: SetupFindings, _ choices: SetupChoices) -> SetupPlan {
        SetupPlanner(findings, choices, membership(findings), read: text).plan()
    }

    package func write(_ plan: SetupPlan) throws(DiagnosticError) -> [WriteOutcome] {
        let steps = try plan.written.map { file throws(DiagnosticError) in try (file, contents(of: file)) }
        for (file, contents) in steps { try check(contents.new, as: file.path) }
        // Projects, which a team may have locked, come first, so that nothing is written if they cannot be.
        let ordered = steps.filter { $0.0.action == .change } + steps.filter { $0.0.action != .change }
        return try ordered.map { file, contents throws(DiagnosticError) in
            guard let (path, folder) = place(of: file) else {
                throw DiagnosticError(.cannotWrite, "is outside of the repository", path: file.path)
            }
            do throws(FileSystemError) {
                try files.write(contents.new, to: path, below: folder, replacing: FileExpectation(contents.old))
            } catch {
                throw DiagnosticError(
                    .cannotWrite, "cannot be written: \(error.reason); check the folder's permissions",
                    path: root.display(error.path))
            }
            return WriteOutcome(path: file.path, action: file.action == .create ? .created : .updated)
        }
    }

    /// Returns the path of a file below the root, or below the repository.
    private func place(of file: SetupPlan.File) -> (RelativePath, String)? {
        let place = AbsolutePath.resolve(file.path, from: root.path)
        let folders = [root, ProjectRoot.repository(above: root, in: files) ?? root]
        return folders.lazy.compactMap { folder in folder.relative(place).map { ($0, folder.path) } }.first
    }

    private func check(_ bytes: [UInt8], as path: String) throws(DiagnosticError) {
        let file = ConfigurationFile(path: path, bytes: bytes)
        if path == ProjectRoot.configurationName {
            _ = try ConfigurationResolver(environment: request.environment).resolve(file)
        } else if path.hasSuffix(".yml") {
            _ = try UserValue.yaml(file)
        }
    }

    private func contents(of file: SetupPlan.File) throws(DiagnosticError) -> (old: [UInt8]?, new: [UInt8]) {
        let place = AbsolutePath.resolve(file.path, from: root.path)
        let old = self.place(of: file).flatMap { try? files.read($0, below: $1) }
        let isThere = files.kind(of: place) != nil || files.isLink(place)
        let isExpected = [.extend, .change].contains(file.action)
        if isThere != isExpected || isThere != (old != nil) || (file.old ?? old) != old {
            throw DiagnosticError(
                .foreignFile,
                "is a link or was changed meanwhile, and is not written; replace a link, or run 'snapgen init' again",
                path: file.path)
        }
        let added = old.map { Self.adding(file.text, to: $0) }
        return (old, file.new ?? added ?? Array("\(SetupPlanner.mark)\n\(file.text)".utf8))
    }

    /// Returns a file with more lines at its end, which end as those of the file.
    private static func adding(_ text: String, to old: [UInt8]) -> [UInt8] {
        let end = UInt8(ascii: "\n")
        let isWindows = old.firstIndex(of: end).map { $0 > 0 && old[$0 - 1] == UInt8(ascii: "\r") } ?? false
        let start = old.isEmpty || old.last == end ? "\n" : "\n\n"
        let lines = "\(start)\(SetupPlanner.mark)\n\(text)"
        return old + Array((isWindows ? lines.replacing("\n", with: "\r\n") : lines).utf8)
    }

    private func text(at path: String) -> String? {
        let place = AbsolutePath.resolve(path, from: root.path)
        guard files.kind(of: place) != nil else { return files.isLink(place) ? "" : nil }
        return (try? files.read(place)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
