import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenProject

@Suite("Schemes")
struct SchemeTests {
    private static let folder = "App.xcodeproj/xcshareddata/xcschemes"

    /// A project with two test targets, and with schemes by name.
    private func layout(_ schemes: [String: String], _ more: [String: String] = [:]) throws -> ProjectLayout {
        var project = ProjectText()
        project.target("App")
        project.target("Small", "bundle.unit-test")
        project.target("Large", "bundle.unit-test", files: ["A.swift"])
        project.files("A.swift")
        var files = StoredFiles(more.merging(["App.xcodeproj/project.pbxproj": project.text(), "A.swift": ""]) { $1 })
        for (name, text) in schemes { files.texts["/project/\(Self.folder)/\(name).xcscheme"] = text }
        return try files.layout()
    }

    private static func scheme(_ attributes: String = "", _ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version = "1.7"><LaunchAction buildConfiguration = "Run"></LaunchAction>
           <TestAction \(attributes)>\(content)</TestAction></Scheme>
        """
    }

    private static func testable(
        _ name: String, in container: String = "App.xcodeproj", skipped: String = "NO"
    ) -> String {
        """
        <TestableReference skipped = "\(skipped)">
           <BuildableReference BuildableName = "\(name).xctest" BlueprintName = "\(name)"
              ReferencedContainer = "container:\(container)"></BuildableReference>
           <SkippedTests><Test Identifier = "A/testB()"></Test></SkippedTests></TestableReference>
        """
    }

    private static func plan(_ name: String, isDefault: Bool = false) -> String {
        "<TestPlanReference reference = \"container:\(name).xctestplan\" default = \"\(isDefault ? "YES" : "NO")\"/>"
    }

    @Test("a scheme has what its action for tests has")
    func action() throws {
        let kit = Self.testable("KitTests", in: "Modules/Kit")
        let targets = Self.testable("Small") + Self.testable("Large", skipped: "YES") + kit
        let text = Self.scheme(#"buildConfiguration = "A &amp; &#50;&#x33;""#, "<Testables>\(targets)</Testables>")
        let layout = try layout(["My App": text, "Own": Self.scheme("", "")])
        let scheme = try #require(layout.schemes.first)
        #expect(layout.schemes.map(\.name) == ["My App", "Own"])
        #expect(scheme.path == "\(Self.folder)/My App.xcscheme")
        #expect(scheme.configuration == "A & 23")
        let expected = ["Small App.xcodeproj", "Large App.xcodeproj skipped", "KitTests Modules/Kit/Package.swift"]
        #expect(scheme.targets.map { "\($0.name) \($0.project)\($0.isSkipped ? " skipped" : "")" } == expected)
    }

    @Test("test plans are listed with the default one first, and with what they run; bad ones are warnings")
    func testPlans() throws {
        let plans = Self.plan("A") + Self.plan("B", isDefault: true)
        let layout = try layout(
            ["Two": Self.scheme("", "<TestPlans>\(plans)</TestPlans>"), "One": Self.scheme("", Self.plan("C"))],
            ["A.xctestplan": Self.disabled, "B.xctestplan": "{"])
        #expect(layout.schemes.map(\.testPlans) == [["C.xctestplan"], ["B.xctestplan", "A.xctestplan"]])
        #expect(layout.testPlans.map(\.schemes) == [["Two"], ["Two"], ["One"]])
        #expect(layout.testPlans[0].targets == ["Small", "Large"] && layout.testPlans[0].skippedTargets == ["Large"])
        let problems = layout.diagnostics.map { "\($0.severity) \($0.id) \($0.path ?? "")" }
        #expect(problems == ["warning badProject B.xctestplan", "warning missingProjectFile C.xctestplan"])
    }

    @Test(
        "a scheme that is not well-formed is named",
        arguments: [
            "<Scheme>", "<Scheme", "</Scheme>", "<Scheme b=\">", "<!-- ", "<Scheme b='&none;'/>", "<a/>",
            "<!DOCTYPE a><Scheme/>", "many, none closed",
        ])
    func damaged(text: String) throws {
        let text = text == "many, none closed" ? String(repeating: "<Scheme>", count: 100_000) : text
        #expect(try layout(["Bad": text]).diagnostics.map(\.path) == ["\(Self.folder)/Bad.xcscheme"])
    }

    // MARK: - What schemes decide

    private static let disabled =
        #"{"testTargets": [{"target": {"name": "Small"}}, {"enabled": false, "target": {"name": "Large"}}]}"#

    @Test(
        "a target that a scheme runs, by its test plans or else by its targets, is preferred to one with more files",
        arguments: [
            (nil, "Large"),
            ("<Testables>\(testable("Small") + testable("Large", skipped: "YES"))</Testables>", "Small"),
            ("<TestPlans>\(plan("A"))</TestPlans>\(testable("Large"))", "Small"),
        ] as [(String?, String)])
    func preference(action: String?, target: String) throws {
        let schemes = action.map { ["App": Self.scheme("", $0)] } ?? [:]
        #expect(try layout(schemes, ["A.xctestplan": Self.disabled]).testTarget().target.name == target)
    }

    @Test(
        "the configuration of a target is the one in which all schemes run it",
        arguments: [
            ([("Small", "Staging"), ("Small", "Staging"), ("Large", "Debug")], "Staging"),
            ([("Small", "Staging"), ("Small", "Debug")], nil), ([("Large", "Staging")], nil), ([], nil as String?),
        ])
    func configuration(schemes: [(String, String)], configuration: String?) throws {
        let texts = schemes.enumerated().map { number, pair in
            ("\(number)", Self.scheme("buildConfiguration = \"\(pair.1)\"", Self.testable(pair.0)))
        }
        let layout = try layout(Dictionary(uniqueKeysWithValues: texts))
        #expect(layout.configuration(of: try layout.testTarget(named: "Small").target) == configuration)
    }
}
