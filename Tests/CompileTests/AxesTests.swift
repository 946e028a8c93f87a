import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("Axes of a batch, run", .serialized, .onLinux(TestTier.compile.isOn))
struct AxesTests {
    private static let runLanguages = ["en", "zh-Hans", "ar_SA", "rightToLeftStrings"]
    private static let batches = TravelCatalog.read(
        """
        tests: { languages: [\(runLanguages.joined(separator: ", "))] }
        batches:
          axes:
            - devices: [iPhone13, iPhone15ProMax, iPhone17, iPadPro11, tv]
              orientations: [portrait, landscape]
            - { widths: [iPhone13], orientations: [portrait, landscape] }
            - { sizes: [320x100] }
            - { layout: sizeThatFits, contrasts: [standard, increased] }
            - { layout: sizeThatFits, motions: [reduced] }
            - { layout: sizeThatFits, locales: [rightToLeft, he] }
          languages: { layout: sizeThatFits, locales: [test-plan] }
        """
    ).environments.batches.suffix(2)

    private static func configuration(_ framework: TestSettings.Framework = .xctest) -> Configuration {
        var configuration = TravelCatalog.configuration(for: framework)
        configuration.environments.batches += batches
        return configuration
    }

    /// Returns entries of the fixture, all with the same batch.
    private static func entries(_ titles: [String], in batch: String) -> [CatalogEntry] {
        TravelCatalog.entries(titles).map { entry in
            var entry = entry
            entry.settings.batch = batch
            return entry
        }
    }

    static let plan = TravelCatalog.plan(
        for: entries(["HotelListView", "StarView", "Banner", "Late"], in: "axes") + entries(["Map"], in: "languages"),
        configuration())
    private static let package = Result { try GeneratedPackage(plan, configuration()) }
    private static let run = Result { try package.get().run() }

    /// Returns the call for the only sample of a view in an environment, such as `Late-iPhone13`.
    private func call(_ file: String) throws -> GeneratedPackage.Call {
        try #require(Self.run.get().calls.first { $0.file.hasPrefix("\(file).") })
    }

    @Test(
        "a plan without diagnostics compiles without a warning and makes the same calls in every mode",
        arguments: LanguageMode.tested)
    func modes(mode: LanguageMode) throws {
        #expect(Self.plan.diagnostics.isEmpty)
        let package =
            try mode == .swift6 ? Self.package.get() : GeneratedPackage(Self.plan, Self.configuration(), mode: mode)
        let run = try package.run(environment: ["SNAPGEN_LANGUAGE": "en"])
        let expected = Self.plan.cases.filter { $0.entry == "TravelUI.HotelListView" }.compactMap(\.environment)
        let asked = run.calls(of: "HotelListView").map(\.file)
        #expect(expected.count == 17 && asked == expected.map { "HotelListView-\($0).1.png" })
        #expect(run.calls.count == 17 * 4)
        #expect(Set(run.files).count == run.files.count)
    }

    @Test(
        "a device has its own safe area, scale, idiom and size classes in both orientations",
        arguments: [
            ("iPhone13", "390.0x844.0 safe 47.0 0.0 34.0 0.0", "3.0 compact phone regular"),
            ("iPhone13-landscape", "844.0x390.0 safe 0.0 47.0 21.0 47.0", "3.0 compact phone compact"),
            ("iPhone15ProMax-landscape", "932.0x430.0 safe 0.0 59.0 21.0 59.0", "3.0 regular phone compact"),
            ("iPhone17-landscape", "874.0x402.0 safe 20.0 62.0 20.0 62.0", "3.0 compact phone compact"),
            ("iPadPro11", "834.0x1194.0 safe 24.0 0.0 20.0 0.0", "2.0 regular pad regular"),
            ("iPadPro11-landscape", "1194.0x834.0 safe 24.0 0.0 20.0 0.0", "2.0 regular pad regular"),
            ("tv", "1920.0x1080.0 safe 60.0 80.0 60.0 80.0", "1.0 regular tv regular"),
        ])
    func orientation(environment: String, layout: String, traits: String) throws {
        let call = try call("HotelListView-\(environment)")
        let shown = (call.traits ?? "").matches(of: /\b(?:displayScale|horizontal|idiom|vertical)=(\S+)/).map(
            \.output.1)
        #expect(call.layout == layout && shown.joined(separator: " ") == traits)
    }

    @Test(
        "a view has the size of its environment, its preview or its contents, and a fixed scale",
        arguments: [
            ("HotelListView-iPhone13-width", "390.0x50.0", ".frame(390.0, -1.0).fixedSize(false, true)"),
            ("HotelListView-iPhone13-width-landscape", "844.0x50.0", ".frame(844.0, -1.0).fixedSize(false, true)"),
            ("HotelListView-320x100", "320.0x100.0", ".frame(320.0, 100.0).padding(bottom, 0.0).ignoresSafeArea"),
            ("StarView-iPhone13-width", "390.0x10.0", ""), ("StarView-iPhone13-width-landscape", "844.0x10.0", ""),
            ("StarView-320x100", "320.0x100.0", ""), ("Banner-320x100", "375.0x60.0", ""),
            ("Banner-iPhone13-width", "375.0x60.0", ""), ("Banner-iPhone13", "375.0x60.0", ""),
            ("Late-320x100", "320.0x100.0", ""),
            ("Late-iPhone13-width", "390.0x", ".frame(390.0, -1.0).fixedSize(false, true)"),
        ])
    func size(file: String, layout: String, frame: String) throws {
        let call = try call(file)
        #expect(call.layout?.hasPrefix(layout) == true && call.layout?.hasSuffix(" safe 0.0 0.0 0.0 0.0") == true)
        #expect(call.traits?.contains("displayScale=3.0") == true)
        #expect(frame.isEmpty || call.value.contains(frame))
    }

    @Test("contrast is a trait for UIKit, and a value of the environment for SwiftUI")
    func contrast() throws {
        let standard = try call("HotelListView-sizeThatFits")
        let high = try call("HotelListView-sizeThatFits-highContrast")
        #expect(standard.traits?.contains("contrast=normal") == true)
        #expect(high.traits?.contains("contrast=high") == true)
        #expect(!standard.value.contains(".environment(increased)") && high.value.contains(".environment(increased)"))
        #expect(try call("StarView-sizeThatFits-highContrast").traits?.contains("contrast=high") == true)
    }

    @Test("reduced motion is a value of the environment for SwiftUI, and for UIKit a failure")
    func motion() throws {
        #expect(try call("HotelListView-sizeThatFits-reducedMotion").value.contains(".environment(true)"))
        #expect(try !call("HotelListView-sizeThatFits").value.contains(".environment(true)"))
        let run = try Self.run.get()
        #expect(!run.files.contains { $0.hasPrefix("StarView-sizeThatFits-reducedMotion") })
        let message = "StarView-sizeThatFits-reducedMotion.1: only SwiftUI has a setting for reduced motion"
        #expect(run.text.contains(message))
    }

    @Test("the right-to-left pseudo-language mirrors the layout and keeps the locale")
    func rightToLeft() throws {
        let pseudo = try call("HotelListView-sizeThatFits-rightToLeft")
        #expect(pseudo.view == "HotelListView().environment(rightToLeft) shown 1 times")
        #expect(pseudo.traits?.contains("direction=rightToLeft") == true)
        let hebrew = try call("HotelListView-sizeThatFits-he")
        #expect(hebrew.view == "HotelListView().environment(he).environment(rightToLeft) shown 1 times")
    }

    @Test("of the languages of test plans, only that of the run is captured", arguments: runLanguages)
    func language(language: String) throws {
        let run = try Self.package.get().run(["testMap"], environment: ["SNAPGEN_LANGUAGE": language])
        #expect(run.files == ["Map-sizeThatFits-\(language).1.png"])
        let isRightToLeft = ["ar_SA", "rightToLeftStrings"].contains(language)
        #expect(run.calls.first?.traits?.contains("direction=rightToLeft") == isRightToLeft)
        #expect(run.status == 0)
    }

    @Test("a run in a language without references is one failure with the next step")
    func unknownLanguage() throws {
        let run = try Self.package.get().run(["testMap"], environment: ["SNAPGEN_LANGUAGE": "fr"])
        #expect(run.calls.isEmpty)
        #expect(run.text.contains("references are recorded in en, zh-Hans, ar_SA, rightToLeftStrings; run the tests"))
        #expect(run.status == 1)
    }

    @Test(
        "a test of one environment is skipped in other languages than its own",
        arguments: TestSettings.Framework.allCases)
    func skippedLanguage(framework: TestSettings.Framework) throws {
        var configuration = Self.configuration(framework)
        configuration.tests.granularity = .environment
        let plan = TravelCatalog.plan(for: Self.entries(["Map"], in: "languages"), configuration)
        let run = try GeneratedPackage(plan, configuration).run(environment: ["SNAPGEN_LANGUAGE": "en"])
        #expect(run.files == ["Map-sizeThatFits-en.1.png"])
        #expect(run.status == 0)
        #if compiler(<6.3)
            guard framework == .xctest else { return }
        #endif
        let word = framework == .xctest ? "Test skipped - " : "was cancelled"
        let lines = run.text.split(separator: "\n").filter { $0.contains("this run is in another language") }
        #expect(lines.count == 3 && lines.allSatisfy { $0.contains(word) }, "\(run.text)")
    }
}
