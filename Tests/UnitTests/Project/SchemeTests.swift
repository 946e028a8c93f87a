import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenProject

@Suite("Schemes")
struct SchemeTests {
    private static let folder = "App.xcodeproj/xcshareddata/xcschemes"

    /// A project with two test targets.
    private func layout(_ more: [String: String]) throws -> ProjectLayout {
        var project = ProjectText()
        project.target("App")
        project.target("Small", "bundle.unit-test")
        project.target("Large", "bundle.unit-test", files: ["A.swift"])
        project.files("A.swift")
        let files = ["App.xcodeproj/project.pbxproj": project.text(), "A.swift": ""].merging(more) { $1 }
        return try StoredFiles(files).layout()
    }

    private func scheme(_ attributes: String = "", _ content: String, launch: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version = "1.7">
           <LaunchAction buildConfiguration = "Run">\(launch)</LaunchAction>
           <TestAction \(attributes)>\(content)</TestAction>
        </Scheme>
        """
    }

    private func testable(_ name: String, in container: String = "App.xcodeproj", skipped: String = "NO") -> String {
        """
        <TestableReference skipped = "\(skipped)">
           <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "T" BuildableName = "\(name).xctest"
              BlueprintName = "\(name)" ReferencedContainer = "container:\(container)">
           </BuildableReference>
           <SkippedTests><Test Identifier = "A/testB()"></Test></SkippedTests>
        </TestableReference>
        """
    }

    private func variable(_ key: String, _ value: String, isEnabled: String = "YES") -> String {
        "<EnvironmentVariable key = \"\(key)\" value = \"\(value)\" isEnabled = \"\(isEnabled)\"></EnvironmentVariable>"
    }

    @Test("a scheme has the configuration, targets and options of its action for tests")
    func action() throws {
        let targets = testable("Small") + testable("Large", skipped: "YES") + testable("KitTests", in: "Modules/Kit")
        let text = scheme(
            #"buildConfiguration = "Staging" language = "de" region = "AT" shouldUseLaunchSchemeArgsEnv = "NO""#,
            "<Testables>\(targets)</Testables>" + variable("A", "1 &amp; 2") + variable("B", "", isEnabled: "NO"),
            launch: variable("RUN", "1"))
        let scheme = try #require(try layout(["\(Self.folder)/My App.xcscheme": text]).schemes.first)
        #expect(scheme.name == "My App")
        #expect(scheme.path == "\(Self.folder)/My App.xcscheme")
        #expect(scheme.configuration == "Staging")
        #expect(scheme.targets.map(\.name) == ["Small", "Large", "KitTests"])
        #expect(scheme.targets.map(\.project) == ["App.xcodeproj", "App.xcodeproj", "Modules/Kit/Package.swift"])
        #expect(scheme.targets.map(\.isSkipped) == [false, true, false])
        #expect(scheme.options == ProjectTestOptions(language: "de", region: "AT", environment: ["A": "1 & 2"]))
    }

    @Test("tests have the variables of the action 'Run' by default")
    func launchVariables() throws {
        let text = scheme(#"shouldUseLaunchSchemeArgsEnv = "YES""#, variable("A", "1"), launch: variable("RUN", "2"))
        let layout = try layout(["\(Self.folder)/App.xcscheme": text])
        #expect(layout.schemes.map(\.options.environment) == [["RUN": "2"]])
    }

    @Test("test plans are listed with the default one first, and with what they run and set")
    func testPlans() throws {
        let references = ["A", "B"].map {
            "<TestPlanReference reference = \"container:Plans/\($0).xctestplan\" default = \"\($0 == "B" ? "YES" : "NO")\"/>"
        }
        let plan = """
            {"defaultOptions": {"language": "fr", "environmentVariableEntries": [
              {"key": "A", "value": "1"}, {"key": "B", "value": "2", "enabled": false}]},
             "testTargets": [{"target": {"name": "Small"}}, {"enabled": false, "target": {"name": "Large"}}]}
            """
        let layout = try layout([
            "\(Self.folder)/App.xcscheme": scheme("", "<TestPlans>\(references.joined())</TestPlans>"),
            "Plans/A.xctestplan": plan, "Plans/B.xctestplan": "{}",
        ])
        #expect(layout.schemes.map(\.testPlans) == [["Plans/B.xctestplan", "Plans/A.xctestplan"]])
        let first = try #require(layout.testPlans.first)
        #expect(first.targets == ["Small", "Large"])
        #expect(first.skippedTargets == ["Large"])
        #expect(first.options == ProjectTestOptions(language: "fr", environment: ["A": "1"]))
    }

    @Test("a test plan that is missing or no JSON is a warning, and the scheme is read")
    func badTestPlans() throws {
        let references = ["A", "B"].map { "<TestPlanReference reference = \"container:\($0).xctestplan\"/>" }
        let layout = try layout([
            "\(Self.folder)/App.xcscheme": scheme("", references.joined()), "B.xctestplan": "{",
        ])
        #expect(layout.testPlans.map(\.targets) == [[], []])
        #expect(layout.diagnostics.map(\.path) == ["A.xctestplan", "B.xctestplan"])
        #expect(layout.diagnostics.map(\.id) == [.missingProjectFile, .badProject])
        #expect(layout.diagnostics.map(\.severity) == [.warning, .warning])
    }

    // MARK: - What schemes decide

    private func choice(_ more: [String: String]) throws -> String { try layout(more).testTarget().target.name }

    @Test("a target that a scheme runs is preferred to one with more files")
    func preference() throws {
        #expect(try choice([:]) == "Large")
        let scheme = scheme("", "<Testables>\(testable("Small") + testable("Large", skipped: "YES"))</Testables>")
        #expect(try choice(["\(Self.folder)/App.xcscheme": scheme]) == "Small")
    }

    @Test("the test plans of a scheme take the place of its targets")
    func plansDecide() throws {
        let reference = #"<TestPlanReference reference = "container:A.xctestplan"/>"#
        let text = scheme("", "<TestPlans>\(reference)</TestPlans><Testables>\(testable("Large"))</Testables>")
        let plan = #"{"testTargets": [{"target": {"name": "Small"}}, {"enabled": false, "target": {"name": "Large"}}]}"#
        #expect(try choice(["\(Self.folder)/App.xcscheme": text, "A.xctestplan": plan]) == "Small")
    }

    @Test("the configuration of a target is the one in which all schemes run it")
    func configuration() throws {
        func configuration(_ schemes: [(String, String)]) throws -> String? {
            let texts = schemes.enumerated().map { number, pair in
                ("\(Self.folder)/\(number).xcscheme", scheme("buildConfiguration = \"\(pair.1)\"", testable(pair.0)))
            }
            let layout = try layout(Dictionary(uniqueKeysWithValues: texts))
            return layout.configuration(of: try layout.testTarget(named: "Small").target)
        }
        #expect(try configuration([("Small", "Staging"), ("Small", "Staging"), ("Large", "Debug")]) == "Staging")
        #expect(try configuration([("Small", "Staging"), ("Small", "Debug")]) == nil)
        #expect(try configuration([("Large", "Staging")]) == nil)
        #expect(try configuration([]) == nil)
    }
}
