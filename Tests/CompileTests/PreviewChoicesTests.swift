import Foundation
import SnapgenModel
import SnapgenTestSupport
import Testing

/// The effects of settings in previews on generated tests.
@Suite(
    "Choices of previews, run", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct PreviewChoicesTests {
    private static let entries = [
        macro("Side", PreviewSource(statements: "Text(\"a map\")", isLandscape: true)),
        macro("Small", PreviewSource(statements: "Text(\"a badge\")", layout: .sizeThatFits)),
        macro("Strip", PreviewSource(statements: "Text(\"a line\")", layout: .fixed(width: "300", height: "2 * 15"))),
        macro(
            "Switch",
            PreviewSource(
                statements: "if isOn {\n    Text(\"on\")\n} else {\n    Text(\"off\")\n}",
                properties: ["@State var isOn = true"])),
        macro("Ready", PreviewSource(statements: "Text(\"loaded\")"), settings: Directives(until: "Clock.isReady")),
        macro("Never", PreviewSource(statements: "Text(\"waiting\")"), settings: Directives(until: "Clock.isStuck")),
        macro("Label", PreviewSource(statements: "let view = UIView()\nview.backgroundColor = .white\nreturn view")),
        macro(
            "Screen",
            PreviewSource(
                statements: "let screen = UIViewController()\nscreen.view.backgroundColor = .white\nreturn screen",
                layout: .fixed(width: "100", height: "80"))),
        macro(
            "Stars", PreviewSource(statements: "Text(\"\\(stars)\")", signature: "stars", arguments: "[1, 5]"),
            samples: [Sample(number: 1, line: 4), Sample(number: 2, line: 5)]),
        macro("Own", PreviewSource(statements: "Text(\"own\")"), settings: Directives(record: .all)),
        macro(
            "Night",
            PreviewSource(statements: "Text(\"\\(theme)\")", signature: "theme", arguments: "[\"any\", \"dark\"]"),
            samples: [Sample(number: 1, line: 4), Sample(number: 2, line: 5, theme: .dark)]),
    ]

    private static let plan = TravelCatalog.plan(for: entries)
    private static let package = Result { try GeneratedPackage(plan) }
    private static let run = Result { try package.get().run() }

    private static func macro(
        _ title: String, _ source: PreviewSource, samples: [Sample] = [Sample(number: 1, line: 4)],
        settings: Directives = Directives()
    ) -> CatalogEntry {
        var source = source
        source.imports = [ScannedImport(declaration: "import SwiftUI", module: "SwiftUI")]
        return CatalogEntry(
            id: "TravelUI/Screen.swift#\(title)", kind: .macro, strategy: .image, name: title, title: title,
            module: "TravelUI",
            location: SourceLocation(path: TravelCatalog.path("Sources/TravelUI/Screen.swift"), line: 3, column: 1),
            samples: samples, catalogName: "Preview", preview: source, settings: settings)
    }

    private func calls(_ title: String) throws -> [GeneratedPackage.Call] { try Self.run.get().calls(of: title) }

    @Test("compile in every mode", arguments: LanguageMode.allCases)
    func modes(mode: LanguageMode) throws {
        #expect(throws: Never.self) {
            _ = try mode == .swift6 ? Self.package.get() : GeneratedPackage(Self.plan, mode: mode)
        }
    }

    @Test("rotate the device with its safe area and size classes")
    func landscape() throws {
        let call = try #require(try calls("Side").first)
        #expect(call.layout == "844.0x390.0 safe 0.0 47.0 21.0 47.0")
        #expect(call.traits?.contains("vertical=compact") == true)
    }

    @Test("have the size of a trait")
    func layouts() throws {
        for (title, size) in [("Small", "100.0x50.0"), ("Strip", "300.0x44.0"), ("Screen", "100.0x80.0")] {
            #expect(
                try calls(title).map(\.layout) == Array(repeating: "\(size) safe 0.0 0.0 0.0 0.0", count: 2))
        }
    }

    @Test("keep the state of a previewable property in a view of its own")
    func previewable() throws {
        #expect(try calls("Switch").count == 2)
        #expect(try calls("Switch").allSatisfy { $0.view?.contains("Preview") == true })
    }

    @Test("show UIKit's views and controllers")
    func uikit() throws {
        #expect(try calls("Label").count == 2)
        #expect(try calls("Label").allSatisfy { $0.view?.hasPrefix("UIViewController") == true })
    }

    @Test("make a sample of each argument")
    func arguments() throws {
        #expect(
            try calls("Stars").prefix(2).map(\.file) == ["Stars-iPhone13-light.1.png", "Stars-iPhone13-light.2.png"])
        #expect(
            try calls("Stars").prefix(2).map(\.view)
                == ["Text(1).environment(light) shown 1 times", "Text(5).environment(light) shown 1 times"])
    }

    @Test("wait in a window until a condition is true")
    func ready() throws {
        #expect(
            try calls("Ready").map(\.view)
                == ["light", "dark"].map { "Text(loaded).environment(\($0)) shown 1 times" })
    }

    @Test("fail if a condition is not true in time, and continue")
    func stuck() throws {
        let text = try Self.run.get().text
        #expect(text.contains("Never-iPhone13-light.1: not ready after 5.0 seconds"))
        #expect(try calls("Never").isEmpty)
    }

    @Test("record in their own mode, unless the environment overrides it")
    func record() throws {
        #expect(try Set(calls("Own").map(\.record)) == ["all"])
        #expect(try Set(calls("Small").map(\.record)) == ["missing"])
        let onCI = try Self.package.get().run("testOwn", environment: ["CI": "true"])
        #expect(Set(onCI.calls.map(\.record)) == ["never"])
    }

    @Test("show a sample in its own theme only")
    func themes() throws {
        #expect(
            try calls("Night").map(\.file) == [
                "Night-iPhone13-light.1.png", "Night-iPhone13-dark.1.png", "Night-iPhone13-dark.2.png",
            ])
    }

    @Test("are compared as planned")
    func planned() throws {
        let files = Self.plan.cases.filter { !$0.entry.hasSuffix("#Never") }.map {
            $0.reference.split(separator: "/").last.map(String.init)
        }
        #expect(try Set(Self.run.get().files) == Set(files.compactMap { $0 }))
    }
}
