package import SnapgenModel

extension ProjectLayout {
    package func targets(importableBy test: ProjectTarget) -> [ProjectTarget] {
        ImportGraph(targets).importable(by: test)
    }

    /// The targets for unit tests, without those of packages that the project refers to.
    package var unitTests: [ProjectTarget] { targets.filter { $0.kind == .unitTests && isOwn($0) } }

    /// Indicates whether the layout is that of a package, which is read before those that it depends on.
    package var isPackage: Bool { projects.first?.pathExtension == "swift" }

    /// Returns whether a target is one of the project itself, or of the package, and not of one that it refers to.
    package func isOwn(_ target: ProjectTarget) -> Bool {
        isPackage ? target.project == projects.first : target.project.pathExtension != "swift"
    }

    /// Returns the target for unit tests that snapshot tests belong into, and the names of others that are as suitable but
    /// for their number of files.
    ///
    /// A target with a name may be one of a package. By default, it is the target called `preferred` or the only one; of
    /// several, those that link a library for snapshots, then those that a shared scheme runs, then those that run in an
    /// app, and then the one with the most Swift files.
    package func testTarget(
        named name: String? = nil, importing modules: [String] = [], in folder: String = "", preferred: String = "",
        hostedIn app: String? = nil
    ) throws(DiagnosticError) -> (target: ProjectTarget, rivals: [String]) {
        if let name {
            guard let target = tests(named: name, importing: modules, in: folder) else {
                throw DiagnosticError(unknown(name))
            }
            return (target, [])
        }
        let suitable = unitTests.filter { app == nil || $0.host == app }
        if let target = suitable.first(where: { $0.name == preferred }) { return (target, []) }
        let ranked = suitable.preferring { $0.packages.contains("SnapshotTesting") }
            .preferring { !schemes(running: $0).isEmpty }.preferring { $0.host != nil }.largestFirst
        guard let first = ranked.first else {
            let app = (app ?? mainApp?.name).map { " hosted in '\($0)'" } ?? ""
            throw DiagnosticError(
                .noSources, "no target is one for unit tests; 'snapgen init' explains how to add one\(app)",
                path: projects.first)
        }
        return (first, Set(ranked.map(\.name)).subtracting([first.name]).sorted())
    }

    /// Returns the target for unit tests with a name: of several projects that have one, that which can import the
    /// modules, or has files in the folder.
    package func tests(named name: String, importing modules: [String], in folder: String) -> ProjectTarget? {
        targets.filter { $0.kind == .unitTests && $0.name == name }
            .preferring { Set(modules).isSubset(of: targets(importableBy: $0).compactMap(\.module)) }
            .preferring { $0.files.contains { $0.hasPrefix("\(folder)/") } }.first
    }

    /// Returns the shared schemes that run a test target, by their test plans or else by their lists of targets.
    package func schemes(running test: ProjectTarget) -> [ProjectScheme] {
        let plans = testPlans(running: test).map(\.path)
        return schemes.filter { scheme in
            guard scheme.testPlans.isEmpty else { return !Set(plans).isDisjoint(with: scheme.testPlans) }
            return scheme.targets.contains { $0.name == test.name && $0.project == test.project && !$0.isSkipped }
        }
    }

    package func testPlans(running test: ProjectTarget) -> [ProjectTestPlan] {
        testPlans.filter { $0.targets.contains(test.name) && !$0.skippedTargets.contains(test.name) }
    }

    /// Returns the build configuration in which the shared schemes run a test target; `nil` if none runs it, or they do so
    /// in different configurations.
    package func configuration(of test: ProjectTarget) -> String? {
        let names = Set(schemes(running: test).compactMap(\.configuration))
        return names.count == 1 ? names.first : nil
    }

    private func unknown(_ name: String) -> Diagnostic {
        let known = targets.filter { $0.kind == .unitTests }.map(\.name)
        if let other = targets.first(where: { $0.name == name }) {
            let problem = "the target '\(name)' is of the kind '\(other.kind.rawValue)', and only unit tests draw views"
            let advice = known.isEmpty ? "; add a target for unit tests" : "; choose \(known.joined(separator: " or "))"
            return Diagnostic(.unknownName, .error, problem + advice, path: other.project)
        }
        return Diagnostic(
            .unknownName, .error,
            "no target for unit tests is called '\(name)'" + Suggestion.phrase(for: name, in: known))
    }

    private var mainApp: ProjectTarget? { targets.filter { $0.kind == .app }.largestFirst.first }

    /// Returns the target for unit tests that would be added for snapshot tests: hosted in an app, by default the main
    /// one, or without an app linked to all libraries.
    package func proposedTests(hostedIn name: String? = nil) -> ProjectTarget {
        let app = targets.first { $0.kind == .app && $0.name == name } ?? mainApp
        let name = app.map { ModuleNamer.module(named: $0.name) } ?? ""
        var target = ProjectTarget(name: "\(name)SnapshotTests", kind: .unitTests, project: app?.project ?? "")
        target.host = app?.name
        target.platforms = app?.platforms ?? []
        if isPackage { target.project = projects.first ?? "" }
        let libraries = targets.filter { isPackage ? isOwn($0) : $0.kind.isImportable }
        target.dependencies = app.map { [$0.name] } ?? libraries.map(\.name)
        return target
    }
}

extension [ProjectTarget] {
    package var largestFirst: [ProjectTarget] {
        sorted { (-$0.files.count, $0.name) < (-$1.files.count, $1.name) }
    }

    /// The targets with a property, or else all of them.
    fileprivate func preferring(_ isPreferred: (ProjectTarget) -> Bool) -> [ProjectTarget] {
        filter(isPreferred).nonEmpty ?? self
    }
}
