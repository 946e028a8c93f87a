import Foundation
import SnapgenConfiguration
import SnapgenKit
package import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenProject
import SnapgenRender
import SnapgenScan

/// A check and its problem with the next step.
package typealias SetupCheckResult = (subject: String, problem: Diagnostic?)

struct SetupCheck {
    let search: SetupSearch
    let plan: TestPlan
    let membershipProblem: Diagnostic?

    private var project: Project { search.project }
    private var layout: ProjectLayout { search.layout }
    private var files: any FileSystem { search.files }
    private var test: ProjectTarget? { search.test }
    private var root: ProjectRoot { project.root }
    private var configurationPath: String? { project.configurationFile?.path }
    private var target: String { test?.name ?? project.configuration.tests.target }
    private var imageTests: [PlannedTest] { plan.suites.flatMap(\.tests).filter { $0.entry.strategy == .image } }
    private var hasPictures: Bool { !imageTests.isEmpty }
    private var importer: ProjectTarget { search.importer }
    private var isOnMac: Bool { importer.platforms.first == .macOS }

    /// Without a test target, its checks are not among the results.
    var results: [SetupCheckResult] {
        let missing = [
            "generated files", "selected tests", "linked libraries", "folder of the references", "plugin in CI",
            "macros in CI", importer.host == nil ? "host app" : "",
        ]
        return allResults.filter { test != nil || $0.problem != nil || !missing.contains($0.subject) }
    }

    private var allResults: [SetupCheckResult] {
        [
            ("test target", targetProblem), ("generated files", membershipProblem),
            ("selected tests", selectionProblem), ("files in Git", ignoredProblem), ("host app", hostProblem),
            ("scenes of the host app", sceneProblem), ("way of drawing", drawingProblem), ("devices", deviceProblem),
            ("testability", testabilityProblem),
            ("previews in the program", previewsProblem), ("context of previews", contextProblem),
            ("linked libraries", test.flatMap { project.linkProblem(of: plan, in: $0) }),
            ("version of swift-snapshot-testing", libraryVersionProblem), ("version of snapgen", toolVersionProblem),
            ("perceptual precision", precisionProblem), ("simulator and system", simulatorProblem),
            ("folder of the references", referencesProblem), ("pictures in Git LFS", pointerProblem),
            ("plugin in CI", pluginProblem), ("macros in CI", macroProblem),
        ]
    }

    // MARK: - Targets

    private var targetProblem: Diagnostic? {
        if let problem = project.targetProblem { return problem }
        if test != nil, let path = configurationPath, search.text(at: path).contains(SetupPlanner.placeholder) {
            let problem = "'sources' hides what the target '\(target)' imports from now on; remove it with its comment"
            return Diagnostic(.unusedSetting, .warning, problem, path: path)
        }
        if test != nil {
            let problem = "'\(target)' can import nothing to test; write a '#Preview' in a target that it imports"
            guard plan.suites.allSatisfy(\.tests.isEmpty) else { return nil }
            return project.sources().diagnostics.first { $0.severity == .error }
                ?? Diagnostic(.noSources, .warning, problem)
        }
        return Diagnostic(
            .unknownName, .error,
            "the project has no target '\(target)' for unit tests; 'snapgen init --dry-run' lists the steps to add one")
    }

    /// Of a target with selected tests, Xcode runs no others.
    private var selectionProblem: Diagnostic? {
        guard let test else { return nil }
        let schemes = layout.schemes(running: test).filter(\.testPlans.isEmpty)
        let places = layout.testPlans(running: test).map(\.path) + schemes.map(\.path)
        let isSelected = { (text: String) in plan.suites.contains { text.contains($0.name) } }
        guard let first = places.first,
            places.map(search.text).allSatisfy({ Self.selectsTests(of: test.name, $0) && !isSelected($0) })
        else { return nil }
        return Diagnostic(
            .unselectedTests, .warning,
            "only selected tests of '\(target)' run, and none of the generated ones; select these, or switch 'Automatically "
                + "include new tests' on", path: first)
    }

    private static func selectsTests(of name: String, _ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let targets = (try? UserValue(json: bytes))?["testTargets"]?.list ?? []
        let testables = (try? MarkupElement.document(bytes))?.all("TestableReference") ?? []
        return targets.contains { $0["target"]?["name"]?.text == name && $0["selectedTests"] != nil }
            || testables.contains { testable in
                testable.attributes["useTestSelectionWhitelist"] == "YES"
                    && testable.all("BuildableReference").contains { $0.attributes["BlueprintName"] == name }
            }
    }

    private var ignoredProblem: Diagnostic? {
        guard ProjectRoot.repository(above: root, in: files) != nil else { return nil }
        let tests = test?.hasPlugin == true ? nil : project.configuration.tests.output.string
        let references = project.configuration.references.folder.string
        let ignored = SetupPlanner.ignored([tests: GeneratedFileName.tests, references: "Suite/1.png"]) {
            Program.isIgnored($0, in: root.path)
        }
        let lines = ignored.flatMap(\.exceptions).map { "'\($0)'" }.listed(with: "and")
        let folders = ignored.map { "'\($0.folder)'" }.listed(with: "and")
        let problem = "Git ignores files in \(folders), so they are not committed; add \(lines) to .gitignore"
        return ignored.isEmpty ? nil : Diagnostic(.ignoredFile, .warning, problem, path: ".gitignore")
    }

    private var hostProblem: Diagnostic? {
        guard hasPictures else { return nil }
        if isOnMac { return search.sandboxProblem }
        guard let test, test.host == nil else { return nil }
        let isNeeded = project.configuration.pictures.draw == .window
        let advice =
            test.project.hasSuffix("Package.swift")
            ? "targets of packages have none, so name a hosted target of a project in 'tests.target'"
            : "choose a host app in the settings of the target"
        return Diagnostic(
            .noHost, isNeeded ? .error : .warning,
            "the tests of '\(test.name)' have no host app, so pictures cannot be drawn in a window"
                + (isNeeded ? "; \(advice), or set 'draw: layer'" : " and materials are missing; \(advice)"),
            path: test.project)
    }

    /// The screen's own picture of a window cannot be read on macOS without a permission.
    private var drawingProblem: Diagnostic? {
        guard isOnMac else { return nil }
        let count = imageTests.count { ($0.pictures.draw ?? project.configuration.pictures.draw) == .window }
        guard count > 0 else { return nil }
        return Diagnostic(
            .noWindow, .error,
            "\(count) \(count == 1 ? "test has" : "tests have") 'draw: window', which does not exist on macOS; use 'draw: layer' "
                + "there", path: configurationPath)
    }

    private var deviceProblem: Diagnostic? {
        let devices = plan.batches.flatMap(\.environments).compactMap(\.layout.device)
        guard isOnMac, hasPictures,
            let other = devices.first(where: { $0.idiom != .mac && Device.builtIn.contains($0) })
        else { return nil }
        return Diagnostic(
            .noMacDevice, .warning,
            "the pictures of a Mac app are taken in '\(other.name)'; write a batch such as "
                + "'mac: { devices: [mac800x600], themes: [light, dark] }', and 'default_batch: mac'",
            path: configurationPath)
    }

    /// Built with the SDK of iOS 27, an app of UIKit has to have scenes (TN3187); an `App` of SwiftUI has them.
    private var sceneProblem: Diagnostic? {
        guard hasPictures, let app = layout.targets.first(where: { $0.name == importer.host }),
            !app.platforms.isEmpty, !app.platforms.contains(.macOS), !app.platforms.contains(.watchOS)
        else { return nil }
        let key = "UIApplicationSceneManifest"
        // XcodeGen finds a file in the sources, or has its contents in the specification.
        let isRead = app.project.hasSuffix(".xcodeproj")
        let lists = isRead ? [app.infoPlist].compactMap { $0 } : [app.project] + paths(".plist")
        let hasScenes =
            app.generatesScenes || lists.contains { search.text(at: $0).contains(key) }
            || app.files.lazy.map(search.text).contains { $0.contains(/@main[^{]*[:,]\s*(SwiftUI\.)?App\b/) }
        guard !hasScenes else { return nil }
        return Diagnostic(
            .noScenes, .warning,
            "the host app '\(app.name)' has no scenes, without which an app that is built with the iOS 27 SDK ends at launch; "
                + "add \(key) to its Info.plist, and a scene delegate", path: app.project)
    }

    private var testabilityProblem: Diagnostic? {
        let scanned = Set(project.configuration.sources.compactMap(\.target))
        // Only there all settings are written; XcodeGen and SwiftPM add their own.
        let closed = layout.targets.filter {
            $0.project.hasSuffix(".xcodeproj") && scanned.contains($0.name) && !$0.isTestable
        }
        guard let first = closed.first else { return nil }
        let names = closed.map { "'\($0.name)'" }.listed(with: "and")
        return Diagnostic(
            .notTestable, .error,
            "tests cannot import \(names) with '@testable'; set ENABLE_TESTABILITY to YES in the configuration of the tests",
            path: first.project)
    }

    /// The first reason for which the program of the tests has no previews, as far as it is known before a run.
    private var previewsProblem: Diagnostic? {
        let modules = Set(plan.previews.filter { $0.reason == nil && $0.name != nil }.map(\.module))
        if modules.isEmpty { return nil }
        let oldest = Versions.firstSystemWithPreviews(importer.platforms.first)
        let system = project.configuration.tests.recording.requiredOS
        if let system, let major = system.numbers.first, major < oldest {
            return Diagnostic(
                .missingPreviews, .error,
                "the tests run on version \(system) of the system, and '#Preview' needs version \(oldest); choose a newer one "
                    + "in 'tests.required_os'", path: configurationPath)
        }
        let archives = layout.targets.filter { $0.kind == .staticLibrary && $0.module.map(modules.contains) ?? false }
        guard let first = archives.first else { return nil }
        let names = archives.map { "'\($0.name)'" }.listed(with: "and")
        return Diagnostic(
            .missingPreviews, .warning,
            "of a static library such as \(names), the linker takes only files that something refers to, so previews may be "
                + "missing; add '-ObjC' to OTHER_LDFLAGS of the app or of '\(target)'", path: first.project)
    }

    /// The variable is not set in tests; where it is, SwiftUI draws transparent pictures (SnapshotPreviews #262).
    ///
    /// swift-dependencies takes `testValue` for `previewValue` then (its `DependencyValues.swift`, `defaultContext`).
    private var contextProblem: Diagnostic? {
        guard hasPictures else { return nil }
        let variable = "XCODE_RUNNING_FOR_PREVIEWS"
        let plans = [".xctestplan", ".xcscheme"].flatMap(paths)
        if let path = plans.first(where: { search.text(at: $0).contains(variable) }) {
            return Diagnostic(
                .previewContext, .warning,
                "with '\(variable)', SwiftUI draws transparent pictures in tests; remove it", path: path)
        }
        let modules = Set(imageTests.map(\.entry.module))
        let sources = layout.targets.filter { $0.module.map(modules.contains) ?? false }.flatMap(\.files)
        let ways = [
            ([variable], "'\(variable)', which tests do not set"),
            // Controls of WidgetKit have a property of the same name.
            (["previewValue", "DependencyKey"], "'previewValue', in place of which tests take 'testValue'"),
        ]
        for (words, use) in ways {
            let found = sources.filter { path in
                let bytes = Data((try? files.read(AbsolutePath.resolve(path, from: root.path))) ?? [])
                return words.allSatisfy { bytes.range(of: Data($0.utf8)) != nil }
            }
            if found.isEmpty { continue }
            let count = found.count == 1 ? "1 file uses" : "\(found.count) files use"
            return Diagnostic(
                .previewContext, .warning,
                "\(count) \(use), so pictures may differ from the canvas; "
                    + "see \"The context of a preview\" in Documentation/Previews.md", path: found[0])
        }
        return nil
    }

    // MARK: - Libraries

    private var libraryVersionProblem: Diagnostic? {
        guard project.configuration.tests.usesSnapshotTesting,
            case let packages = search.packages, let version = packages.versions[SetupPlanner.library],
            Self.isTooOld(version)
        else { return nil }
        return Diagnostic(
            .oldLibrary, .error,
            "generated tests do not run with swift-snapshot-testing \(version); update the package to "
                + "\(Versions.library) or newer", path: packages.path)
    }

    static func isTooOld(_ version: String) -> Bool {
        version.prefix { $0 != "-" && $0 != "+" }
            .compare(Versions.library, options: .numeric) == .orderedAscending
    }

    private var toolVersionProblem: Diagnostic? {
        let packages = search.packages
        guard let version = packages.versions["snapgen"], version != SnapgenVersion.current else { return nil }
        return Diagnostic(
            .versionMismatch, .warning,
            "the package 'snapgen' has the version \(version), and this tool \(SnapgenVersion.current); update one of them, "
                + "because tests are generated for one version", path: packages.path)
    }

    // MARK: - Pictures

    /// Differing pictures are compared by an area that a type of another framework describes (swift-snapshot-testing #1120).
    private var precisionProblem: Diagnostic? {
        guard project.configuration.tests.engines.images == .snapshotTesting else { return nil }
        let count = imageTests.count { ($0.pictures.perceptualPrecision ?? 1) < 1 }
        guard count > 0 else { return nil }
        return Diagnostic(
            .crashingPrecision, .warning,
            "\(count) \(count == 1 ? "test has" : "tests have") a 'perceptual_precision' below 1, with which "
                + "swift-snapshot-testing crashes where pictures differ, if it is built with Xcode 27; use 'precision'",
            path: configurationPath)
    }

    private var simulatorProblem: Diagnostic? {
        let recording = project.configuration.tests.recording
        guard hasPictures, recording.requiredOS == nil || recording.simulatorDevice == nil && !isOnMac else {
            return nil
        }
        return Diagnostic(
            .notPinned, .warning,
            isOnMac
                ? "pictures differ between systems; set 'required_os' in 'tests' to the one that you record on"
                : "pictures differ between simulators and systems; set 'simulator_device' and 'required_os' in 'tests' to "
                    + "those that you record on", path: configurationPath)
    }

    private var referencesProblem: Diagnostic? {
        let references = project.configuration.references.folder
        guard let folder = project.targets?.testFolder, folder.contains(references.string),
            test?.sources.folders.contains(where: { RelativePath($0)?.contains(references.string) == true }) == true
        else { return nil }
        return Diagnostic(
            .misplacedReferences, .warning,
            "'\(references)' is in a folder that Xcode synchronizes with '\(target)', so every picture is copied into the "
                + "test bundle; set 'references' in snapgen.yml to a folder outside of '\(folder)', and move it",
            path: test?.project)
    }

    private var pointerProblem: Diagnostic? {
        let folder = root.absolute(project.configuration.references.folder)
        let pictures = files.list(".png", below: folder) { _ in true }.files.compactMap { RelativePath($0) }
        let pointers = pictures.filter { (try? files.read($0, below: folder, atMost: 1024))?.isPointer == true }
        guard !pointers.isEmpty else { return nil }
        let verb = pointers.count == 1 ? "1 picture is a pointer" : "\(pointers.count) pictures are pointers"
        return Diagnostic(
            .lfsPointer, .error,
            "\(verb) of Git LFS and not downloaded; run 'git lfs install' and 'git lfs pull', in CI 'lfs: true' of the "
                + "checkout", path: project.configuration.references.folder.string)
    }

    // MARK: - CI

    private var pluginProblem: Diagnostic? {
        guard test?.hasPlugin == true else { return nil }
        return untrusted("the build plugin", unless: "-skipPackagePluginValidation")
    }

    /// Macros need swift-syntax, which swift-snapshot-testing has for another purpose.
    private var macroProblem: Diagnostic? {
        guard test?.project.hasSuffix(".xcodeproj") == true, case let packages = search.packages.versions,
            packages["swift-syntax"] != nil,
            Set(packages.keys).subtracting(["swift-syntax", SetupPlanner.library, "swift-custom-dump"]).count
                > 1
        else { return nil }
        return untrusted("the macros of packages", unless: "-skipMacroValidation")
    }

    private func untrusted(_ code: String, unless option: String) -> Diagnostic? {
        guard let workflow = search.ci.first(where: { search.tests(in: $0, without: option) }) else { return nil }
        return Diagnostic(
            .untrustedPlugin, .warning,
            "xcodebuild may ask whether to trust \(code), which is not possible in CI; pass \(option)", path: workflow)
    }

    private func paths(_ suffix: String) -> [String] {
        files.list(suffix, below: root.path) { !$0.hasPrefix(".") }.files
    }
}

extension Setup {
    package func check() throws(DiagnosticError) -> (results: [SetupCheckResult], diagnostics: [Diagnostic]) {
        let projects = try Project.openAll(request, files: files)
        let layout = try layout(of: projects[0])
        // Nothing can be said about targets that cannot be read.
        if layout.targets.isEmpty, let problem = layout.diagnostics.first(where: { $0.severity == .error }) {
            return ([("project", problem)], [])
        }
        var results: [SetupCheckResult] = []
        var diagnostics: [Diagnostic] = []
        for project in projects where project.configuration.tests.isWritten {
            let (plan, outcomes, problems) = try plan(of: project)
            let found = SetupCheck(
                search: SetupSearch(project: project, layout: layout, files: files), plan: plan,
                membershipProblem: [project].membershipProblems(of: outcomes).first ?? missingProblem(outcomes)
            ).results
            results += found
            diagnostics += problems.filter { problem in
                problem.severity == .error && !found.contains { $0.problem == problem }
            }
        }
        return (results, diagnostics)
    }

    private func missingProblem(_ outcomes: [WriteOutcome]) -> Diagnostic? {
        let missing = outcomes.filter { $0.action == .created }.map { "'\($0.path)'" }
        let problem = "'snapgen generate' has not written \(missing.listed(with: "and")) yet; run it"
        return missing.isEmpty ? nil : Diagnostic(.inNoTarget, .error, problem)
    }

    /// Returns the plan of a project, the changes of its files, and the problems of all steps of generating except
    /// writing, if it has a test target.
    private func plan(of project: Project) throws(DiagnosticError) -> (TestPlan, [WriteOutcome], [Diagnostic]) {
        let isComplete = !project.needsSetUp
        do throws(DiagnosticError) {
            let run = try Pipeline(project).run(to: isComplete ? .changes : .plan)
            let diagnostics = isComplete ? run.generation.diagnostics : run.plan.diagnostics
            return (run.plan, run.generation.outcomes, diagnostics)
        } catch {
            return (try Pipeline(project).run(to: .plan).plan, [], error.diagnostics)
        }
    }
}
