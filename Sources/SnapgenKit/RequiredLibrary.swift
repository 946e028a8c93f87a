package import SnapgenConfiguration
package import SnapgenModel
import SnapgenNames
package import SnapgenPlan
package import SnapgenProject
import SnapgenRender
import SnapgenScan

package struct RequiredLibrary {
    /// The module, which is a product of the same name.
    package var module: String
    package var package: String
    /// The key of the configuration that requires it.
    var key: String
    /// The setting of `tests` that does not require it; `nil` if there is none.
    var alternative: String?

    fileprivate var advice: String {
        "add '.product(name: \"\(module)\", package: \"\(package)\")' to its dependencies"
            + (alternative.map { ", or write 'tests: { \($0) }' in snapgen.yml" } ?? "")
    }

    /// Without pictures on the platform, their tests import nothing.
    package static func all(
        for plan: TestPlan, _ tests: TestSettings, hasPictures: Bool = Self.hasPictures
    ) -> [RequiredLibrary] {
        let usesParser = hasPictures && plan.includes { $0 == .tree }
        let treeParser = RequiredLibrary(
            module: "AccessibilitySnapshotParser", package: "AccessibilitySnapshot", key: "rules")
        return [engine(for: plan, tests, hasPictures: hasPictures), usesParser ? treeParser : nil].compactMap { $0 }
    }

    private static func engine(for plan: TestPlan, _ tests: TestSettings, hasPictures: Bool) -> RequiredLibrary? {
        let pictures = plan.includes { $0 == .image }
        let isForPictures = hasPictures && pictures && tests.engines.images == .snapshotTesting
        let isForValues = tests.engines.values == .snapshotTesting && plan.includes { $0 != .image }
        guard isForPictures || isForValues else { return nil }
        let ofValues = pictures ? "engine: { images: snapshot-testing, values: snapgen }" : "engine: snapgen"
        return RequiredLibrary(
            module: "SnapshotTesting", package: "swift-snapshot-testing",
            key: isForPictures ? "tests.engine.images" : "tests.engine.values",
            alternative: isForPictures ? nil : ofValues)
    }

    #if canImport(Darwin)
        private static let hasPictures = true
    #else
        private static let hasPictures = false
    #endif
}

extension Project {
    func libraryProblem(of plan: TestPlan) -> [Diagnostic] {
        guard let build, let linked = build.linkedModules else { return [] }
        let missing = RequiredLibrary.all(for: plan, configuration.tests).filter { !linked.contains($0.module) }
        // A template that is written for another tool decides what the tests import.
        guard let first = missing.first, (try? renderer(templates()).readsFacts) != true else { return [] }
        let names = missing.map { "'\($0.module)'" }.listed(with: "and")
        let advice = missing.map(\.advice).joined(separator: "; ")
        let problem = "the tests of '\(build.target)' import \(names), which the target does not link; \(advice)"
        return [resolved.origin(of: first.key).diagnostic(.missingLibrary, problem)]
    }
}

extension Project {
    /// Returns the problem of libraries that tests import, and that neither their target in a project links nor one
    /// that it can import.
    package func linkProblem(of plan: TestPlan, in test: ProjectTarget) -> Diagnostic? {
        let linked = [test] + (targets?.layout.targets(importableBy: test) ?? [])
        let missing = RequiredLibrary.all(for: plan, configuration.tests, hasPictures: true)
            .filter { !linked.flatMap(\.packages).contains($0.module) }
        guard !missing.isEmpty else { return nil }
        let names = missing.map { "'\($0.module)' of the package '\($0.package)'" }.listed(with: "and")
        let problem = "the tests import what their target does not link; add \(names) to '\(test.name)'"
        return Diagnostic(.missingLibrary, .error, problem, path: test.project)
    }

    func linkWarning(of plan: TestPlan) -> [Diagnostic] {
        guard isXcodeProject, let test = targets?.test, !test.hasPlugin, var problem = linkProblem(of: plan, in: test)
        else { return [] }
        problem.severity = .warning
        return [problem]
    }
}

extension TestPlan {
    fileprivate func includes(_ condition: (CaptureStrategy) -> Bool) -> Bool {
        suites.contains { $0.tests.contains { condition($0.entry.strategy) } }
    }
}
