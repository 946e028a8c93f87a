import SnapgenKit
import SnapgenModel
import SnapgenProject

extension SetupSearch {
    /// The folder of the repository, or the root outside of one.
    var repository: ProjectRoot { ProjectRoot.repository(above: root, in: files) ?? root }

    /// The root, relative to the repository; empty if they are the same.
    var folder: String { repository.relative(root.path)?.string ?? "" }

    /// The path of the repository, relative to the root: empty or `../`.
    var way: String { String(repeating: "../", count: RelativePath.components(of: folder).count) }

    var workflows: [String] {
        ((try? files.names(in: "\(repository.path)/.github/workflows")) ?? [])
            .filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.map { ".github/workflows/\($0)" }
    }

    private var reader: WorkflowReader {
        let repository = repository
        return WorkflowReader { path in
            let place = AbsolutePath.resolve(path, from: repository.path)
            return (try? files.read(place)).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Returns whether a file of CI calls `xcodebuild` without an option, a workflow of GitHub to test the app.
    func tests(in path: String, without option: String) -> Bool {
        let text = text(at: path)
        guard text.contains("xcodebuild"), !text.contains(option) else { return false }
        guard let workflow = workflows.first(where: { way + $0 == path }) else { return true }
        let tests = tests
        return reader.jobs(in: workflow).contains { $0.kind == .tests && !$0.isRetired && !isOther($0, tests) }
    }

    /// The jobs that fit the tests best, the newest first, each with other settings; retired ones if there are no
    /// others.
    func jobs(for tests: SetupFindings.Tests) -> [WorkflowJob] {
        let all = workflows.filter { $0 != SetupPlanner.workflowName }.flatMap(reader.jobs)
        let current = all.filter { !$0.isRetired }
        let jobs = current.isEmpty ? all : current
        let ranks = jobs.map { rank($0, tests) }
        guard let best = ranks.max(by: { $0.lexicographicallyPrecedes($1) }) else { return [] }
        let fitting = zip(jobs, ranks).filter { $0.1 == best }.map(\.0)
        let taken = fitting.sorted { $1.versions.lexicographicallyPrecedes($0.versions) }.map { job in
            var job = job
            if isOther(job, tests) { job.scheme = nil }
            if job.platform ?? tests.platform != tests.platform { job.destination = nil }
            return job
        }
        return taken.distinct { [$0.runner.joined(), $0.xcode, $0.destination, $0.scheme] }
    }

    /// Returns how well a job fits: it tests, the targets of a scheme that are to be tested, on their platform.
    private func rank(_ job: WorkflowJob, _ tests: SetupFindings.Tests) -> [Int] {
        let platform = job.platform.map { name in
            name == tests.platforms.first ? 3 : tests.platforms.isEmpty || tests.platforms.contains(name) ? 2 : 0
        }
        let scheme = job.scheme
        let runs = scheme.map { name in tests.schemes.contains { $0.name == name } } ?? false
        let isNamed = scheme.map { [tests.host, tests.scheme].contains($0) } ?? false
        let isRefused = isOther(job, tests) && !tests.schemes.isEmpty
        return [isRefused ? 0 : job.kind.rawValue, platform ?? 1, runs ? 2 : isNamed ? 1 : 0]
    }

    /// Returns whether the scheme of a job is for other targets, such as those of a package or of another project.
    private func isOther(_ job: WorkflowJob, _ tests: SetupFindings.Tests) -> Bool {
        guard let scheme = job.scheme, ![tests.host, tests.scheme].contains(scheme) else { return false }
        let names = tests.schemes.isEmpty ? schemes(building: tests.host) : tests.schemes.map(\.name)
        // Tuist writes the schemes.
        return !names.contains(scheme) && (kind != .tuist || !tests.schemes.isEmpty)
    }

    /// Returns the names of the shared schemes whose files have the app's name; of all without an app.
    func schemes(building app: String?) -> [String] {
        layout.schemes.filter { scheme in app.map { text(at: scheme.path).contains("\"\($0)\"") } ?? true }.map(\.name)
    }

    /// The shared schemes that run the tests, and the test plan of each, where it is not the scheme's first.
    func schemes(running test: ProjectTarget) -> [SetupFindings.Scheme] {
        layout.schemes(running: test).map { scheme in
            let plan = scheme.testPlans.first { path in layout.testPlans(running: test).contains { $0.path == path } }
            let isDefault = plan == scheme.testPlans.first
            return SetupFindings.Scheme(
                name: scheme.name, testPlan: isDefault ? nil : plan.flatMap { RelativePath($0)?.stem })
        }
    }
}
