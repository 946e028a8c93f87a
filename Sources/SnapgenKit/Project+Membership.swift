import SnapgenConfiguration
package import SnapgenModel
import SnapgenNames
package import SnapgenProject
import SnapgenRender

extension [Project] {
    /// Returns the problems of generated files that no target compiles, so that their tests do not run, or that a
    /// target for another platform compiles too.
    ///
    /// The files need not exist. They may be the tests of several targets, and files for UI tests.
    package func membershipProblems(of outcomes: [WriteOutcome]) -> [Diagnostic] {
        var others = outcomes.filter { $0.action != .removed }.map(\.path)
        let problems = flatMap { project in
            let tests = others.filter(project.configuration.tests.output.contains)
            others.removeAll(where: tests.contains)
            return project.membershipProblems(of: tests, areTests: true)
        }
        return problems + (first?.membershipProblems(of: others, areTests: false) ?? [])
    }
}

extension Project {
    /// - Parameter areTests: Indicates whether the files belong to the test target, and not to any target.
    fileprivate func membershipProblems(of paths: [String], areTests: Bool) -> [Diagnostic] {
        // The sources of an Xcode project may not depend on its targets.
        guard build == nil, !paths.isEmpty,
            var layout = targets?.layout ?? (isXcodeProject ? self.layout(at: root.path, assuming: []) : nil)
        else { return [] }
        let test = areTests ? targets?.test ?? layout.unitTests.first { $0.name == configuration.tests.target } : nil
        // In a package, the target of the tests may be added later.
        if test == nil, layout.isPackage { return [] }
        // With the build plugin, committed tests are not needed.
        if test?.hasPlugin == true { return [] }
        if !layout.strays(among: paths, of: test).isEmpty {
            // A file that did not exist when the project was read may be in a folder whose files belong to the target.
            guard let complete = self.layout(at: root.path, assuming: paths) else { return [] }
            layout = complete
        }
        let strays = layout.strays(among: paths, of: test)
        let problem = strays.isEmpty ? nil : problem(of: strays, in: test, layout, areTests)
        let others = test.map { test in
            [layout.problem(ofSharing:of:), layout.problem(ofExcluding:from:)].map { $0(paths, test) }
                + [missing(in: test, besides: paths)]
        }
        return ([problem] + (others ?? [])).compactMap { $0 }
    }

    /// Returns the problem of earlier generated files that a target still lists, without which it cannot be built.
    private func missing(in test: ProjectTarget, besides paths: [String]) -> Diagnostic? {
        let gone = test.sources.missing.compactMap { RelativePath($0) }
            .filter { GeneratedFileName.contains($0.name) && !paths.contains($0.string) }
        if gone.isEmpty { return nil }
        let (severity, step) = membershipStep(for: paths, test, true)
        return Diagnostic(
            .missingProjectFile, severity,
            "the target '\(test.name)' lists \(gone.map { "'\($0)'" }.listed(with: "and")), which snapgen no longer writes; "
                + (severity == .error ? "remove the red files from the target in Xcode" : step),
            path: test.project)
    }

    private func layout(at path: String, assuming paths: [String]) -> ProjectLayout? {
        let files = LocalProjectFiles(root: root, files: files, package: request.packageDescription)
        return try? ProjectReader(files: files, root: root.path).layout(at: path, assuming: paths)
    }

    private func problem(
        of paths: [String], in test: ProjectTarget?, _ layout: ProjectLayout, _ areTests: Bool
    ) -> Diagnostic {
        let files = paths.map { "'\($0)'" }.listed(with: "and") + (paths.count == 1 ? " is" : " are")
        let place = test.map { "not in the target '\($0.name)'" } ?? "in no target"
        let (severity, step) = membershipStep(for: paths, test, areTests)
        return Diagnostic(
            .inNoTarget, severity,
            "\(files) \(place), so \(areTests ? "the tests do" : "the code does") not run; \(step)",
            path: test?.project ?? layout.projects.first)
    }

    /// Returns whether Tuist generates the project of a target, which has a manifest beside it or at the root.
    package func isOfTuist(_ target: ProjectTarget?) -> Bool {
        let folders = [root.path, ProjectRoot.parent(of: "\(root.path)/\(target?.project ?? "")")]
        return folders.contains { ProjectRoot.isTuistManifest("\($0)/Project.swift", in: files) }
    }

    private static let addition = "'snapgen init --dry-run' lists the steps to add the target"

    /// Returns the next step; if that is to generate the project again, there is no mistake.
    private func membershipStep(
        for paths: [String], _ test: ProjectTarget?, _ areTests: Bool
    ) -> (Diagnostic.Severity, String) {
        let names = (try? files.names(in: root.path)) ?? []
        if let specification = names.first(where: { ["project.yml", "project.yaml"].contains($0) }) {
            let name = test?.name ?? (areTests ? configuration.tests.target : nil)
            let specified = layout(at: "\(root.path)/\(specification)", assuming: paths)
            let target = specified?.targets.first { $0.name == name }
            let isComplete =
                specified?.strays(among: paths, of: target).isEmpty == true && (target != nil || name == nil)
            if isComplete { return (.warning, "run 'xcodegen generate'") }
            if areTests, test == nil, target == nil { return (.error, Self.addition) }
            return (
                .error, "add their folder to 'sources' of the target in \(specification), and run 'xcodegen generate'"
            )
        }
        if isOfTuist(test) { return (.warning, "run 'tuist generate'") }
        if areTests, test == nil { return (.error, Self.addition) }
        return (
            .error,
            areTests
                ? "'snapgen init' adds them to it, or explains how"
                : "in Xcode, add them to their target with File > Add Files to"
        )
    }
}

extension ProjectLayout {
    /// Returns the problem of tests that belong to a target for other platforms than that of their own target, too.
    fileprivate func problem(ofSharing paths: [String], of test: ProjectTarget) -> Diagnostic? {
        let others = targets.filter { !$0.sharesPlatform(with: test) && paths.contains(where: $0.files.contains) }
        guard !others.isEmpty else { return nil }
        let names = others.map { "'\($0.name)'" }.listed(with: "and")
        return Diagnostic(
            .inOtherTarget, .error,
            "the tests of '\(test.name)' also belong to \(names), for another platform; remove the files from there, or set "
                + "'tests.output' to a folder of '\(test.name)' only",
            path: test.project)
    }

    /// Returns the problem of files that a target has and a build setting leaves out on all platforms.
    fileprivate func problem(ofExcluding paths: [String], from test: ProjectTarget) -> Diagnostic? {
        // The target may have been read before the files were assumed.
        let filters = targets.first { $0.name == test.name && $0.project == test.project }?.sources.filters ?? [:]
        let names = paths.filter { filters[$0]?.isEmpty ?? false }.map { "'\($0)'" }
        guard !names.isEmpty else { return nil }
        let problem = "EXCLUDED_SOURCE_FILE_NAMES of the target '\(test.name)' leaves out \(names.listed(with: "and"))"
        return Diagnostic(.inNoTarget, .error, "\(problem), so the tests do not run; change it", path: test.project)
    }
}
