import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// The generated files of every golden case, compiled and executed.
@Suite("Golden cases, compiled", .onLinux(TestTier.compile.isOn))
struct GoldenCompileTests {
    /// The cases with sources that do not compile here, with the reasons.
    private static let notCompilable = [
        "own-template": "its template writes a list, and no tests",
        "naming-prefire": "its sources import Prefire",
        "prefire-macros": "its template imports Prefire, and modules that are Apple's only",
        "sourcery-available": "its template writes a dictionary of a type that the user declares",
        "sourcery-based": "its template calls a function that the user declares",
        "support-axes": "its plan has a case for each language, and a run has one; 'AxesTests' run the axes",
    ]

    /// The platforms for which the sources of a case do not compile: views of UIKit and AppKit, macros of visionOS.
    private static let notOn: [String: Set<ApplePlatform>] = [
        "foundation-free": [.macOS, .watchOS], "macro-imports": [.macOS, .watchOS], "macro-uikit": [.catalyst],
        "macro-widgets": [.visionOS],
    ]

    /// A preview in an extension for newer systems than those of the macro's expansion, which Apple's compiler refuses.
    private static let onlyHere: Set = ["macro-availability"]

    /// The cases that are compiled with the runtime beside the tests: one for both engines, one for `snapgen` alone, one
    /// for Swift Testing, and one with asynchronous samples, whose functions are not `Sendable` in Swift 5, as the library
    /// requires.
    private static let withRuntime: Set = ["async-samples", "namesakes", "support-swift-testing", "values"]

    private static let inSwift5: Set = ["language-modes"]

    private static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: GoldenPackage.folder)) ?? [])
        .filter { !$0.hasPrefix(".") && notCompilable[$0] == nil }.sorted()

    /// The positions of the cases whose names begin with `SNAPGEN_GOLDEN_CASES`, or of all.
    private static var chosen: [Int] {
        let prefix = ProcessInfo.processInfo.environment["SNAPGEN_GOLDEN_CASES"] ?? ""
        return cases.indices.filter { cases[$0].hasPrefix(prefix) }
    }

    /// Without the tier `modes`, each case is compiled in one of the surroundings besides those in which it runs; the
    /// tests of Mac apps, hosted and not, are compiled for macOS only.
    @Test("every case compiles without a warning, and compares what is planned", arguments: chosen)
    func compilesAndRuns(number: Int) throws {
        let name = Self.cases[number]
        let package = try GoldenPackage(
            name, mode: Self.inSwift5.contains(name) ? .swift5 : .swift6,
            runtime: Self.withRuntime.contains(name) ? .embedded : .library)
        let others =
            name.hasPrefix("mac-")
            ? LanguageMode.tested.flatMap { mode in
                ApplePlatform.macOS.targets.map { Surroundings(mode: mode, target: $0) }
            }
            : TestTier.modes.isOn ? Surroundings.covering(forCase: number) : [Surroundings.one(forCase: number)]
        for surroundings in others where !Self.onlyHere.contains(name) {
            guard Self.notOn[name]?.contains(surroundings.target.platform) != true else { continue }
            try package.check(surroundings)
        }
        try expectPlannedRun(of: package)
    }

    @Test(
        "tests of a module that is compiled in another mode compile and run",
        .enabled(if: TestTier.modes.isOn, "Scripts/test compile modes"), arguments: modes, modes)
    func modules(module: LanguageMode, tests: LanguageMode) throws {
        let package = try GoldenPackage("main-actor", mode: module)
        for target in ApplePlatform.iOS.targets { try package.check(Surroundings(mode: tests, target: target)) }
        if module == tests { try expectPlannedRun(of: package) }
    }

    @Test(
        "tests of pictures compile for visionOS, where swift-snapshot-testing has no images",
        .enabled(if: TestTier.modes.isOn, "Scripts/test compile modes"), arguments: LanguageMode.tested)
    func visionOS(mode: LanguageMode) throws {
        let package = try GoldenPackage("macro-uikit", runtime: .embedded)
        for target in ApplePlatform.visionOS.targets { try package.check(Surroundings(mode: mode, target: target)) }
    }

    private static let modes: [LanguageMode] = [.swift5, .swift6, .mainActor]

    private func expectPlannedRun(of package: GoldenPackage) throws {
        let run = try package.run()
        #expect(run.status == (package.checksSimulator ? 1 : 0), "\(run.text)")
        let planned = package.plan.cases.filter { isCompiled($0, package.plan) }.map(\.reference)
            .filter { !package.checksSimulator || !$0.hasSuffix(".png") }
        let references = package.references(of: run)
        #expect(references.filter { reference in !planned.contains { matches(reference, $0) } } == [])
        #expect(planned.filter { reference in !references.contains { matches($0, reference) } } == [])
    }

    private static let elsewhere: Set<String> = [
        "os(iOS)", "!(os(iOS)) && (os(macOS))", "os(iOS) || os(tvOS)", "!(os(iOS) || os(tvOS)) && (os(macOS))",
        "!(DEBUG)", "canImport(AppKit)", "STAGING",
    ]

    /// Returns whether a compiled test covers the case, which tests in different branches of an `#if` may share.
    private func isCompiled(_ planned: PlannedCase, _ plan: TestPlan) -> Bool {
        let suite = plan.suites.first { $0.tests.contains { $0.entry.id == planned.entry } }
        let title = suite?.tests.first { $0.entry.id == planned.entry }?.entry.title
        return suite?.tests.contains { test in
            test.entry.title == title && Self.elsewhere.isDisjoint(with: test.entry.declaration.conditions)
                && test.samples?.contains { $0.name == planned.sample } ?? true
        } ?? false
    }

    private func matches(_ reference: String, _ planned: String) -> Bool {
        planned.contains("*") ? Glob(planned).matches(reference) : reference == planned
    }
}

@Suite("Texts of views", .onLinux(TestTier.compile.isOn))
struct ViewTextsTests {
    @Test("elements are in their order, with the words of VoiceOver")
    func texts() throws {
        let package = try GoldenPackage("view-texts")
        let run = try package.run()
        #expect(run.status == 0, "\(run.text)")
        let text = { (name: String) in package.text(at: "__Snapshots__/SnapshotTests/Users/\(name).txt") }
        #expect(text("UserList_Cell-tree.1") == "- text \"AL\"\n  says \"AL.\"\n- text \"ada\"\n  says \"ada.\"")
        let badge = "- button \"Messages\": \"3\" [selected]\n  says \"Messages.\"\n  hint \"Opens the \\\"chat\\\"\""
        #expect(text("Badge_Badge-tree.1") == badge)
        // A case of its own runs the parser of AccessibilitySnapshot.
        let parsed = try GoldenPackage("support-trees")
        #expect(try parsed.run().status == 0)
        let spoken = parsed.text(at: "__Snapshots__/SnapshotTests/Users/Badge_Badge-tree.1.txt")
        #expect(spoken == "- button \"Messages\"\n  says \"Messages. Button.\"")
    }
}
