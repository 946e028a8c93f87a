import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel

@Suite("Test plans for Xcode")
struct XcodeTestPlanTests {
    private func project(
        _ yaml: String = "tests: { target: AppTests, languages: [en, ar_SA, pt-BR, doubleLength] }",
        plan: String? = nil
    ) throws -> (project: Project, files: MemoryFileSystem) {
        var contents = ["/app/Package.swift": "", "/app/snapgen.yml": yaml]
        contents["/app/App.xctestplan"] = plan
        let files = MemoryFileSystem(contents)
        return (try Project.open(ProjectRequest(folder: "/app"), files: files), files)
    }

    @Test("a target of an Xcode project is identified by its object, also with sources of the configuration")
    func identifier() throws {
        var text = ProjectText()
        text.target("App", settings: "PRODUCT_NAME = App;", more: text.synchronizedFolder("App"))
        text.target("AppTests", "bundle.unit-test", settings: "", more: text.synchronizedFolder("AppTests"))
        for sources in ["", "sources: [{ path: App, module: App }]"] {
            let files = MemoryFileSystem([
                "/app/App.xcodeproj/project.pbxproj": text.text(), "/app/App/A.swift": AppOnDisk.preview,
                "/app/AppTests/T.swift": "",
                "/app/snapgen.yml": "tests: { target: AppTests, languages: [en] }\n\(sources)",
            ])
            let project = try Project.open(ProjectRequest(folder: "/app"), files: files)
            let plan = try project.newTestPlan(container: "App.xcodeproj")
            #expect(try project.newTestPlan() == plan, "the project is found")
            let id = try #require(plan.firstMatch(of: /"identifier" : "(.*)"/)?.1)
            #expect(text.text().contains("\(id) /* PBXNativeTarget"))
        }
    }

    @Test(
        "a new plan has a configuration for each language, in the form that Xcode writes, and the same bytes every time"
    )
    func newPlan() throws {
        let (project, files) = try project("tests: { target: AppTests, languages: [ar_SA] }")
        #expect(try project.writeTestPlan(to: "/app/App.xctestplan").action == .created)
        #expect(files["/app/App.xctestplan"] == (try project.newTestPlan()))
        #expect(try project.writeTestPlan(to: "/app/App.xctestplan").action == .unchanged)
        #expect(
            try project.newTestPlan(container: "../Apps/App.xcodeproj") == #"""
                {
                  "configurations" : [
                    {
                      "id" : "F35A3D13-F3FB-8C11-83A8-CA4FBAFB17C5",
                      "name" : "ar_SA",
                      "options" : {
                        "environmentVariableEntries" : [
                          {
                            "key" : "SNAPGEN_LANGUAGE",
                            "value" : "ar_SA"
                          }
                        ],
                        "language" : "ar",
                        "region" : "SA"
                      }
                    }
                  ],
                  "defaultOptions" : {

                  },
                  "testTargets" : [
                    {
                      "target" : {
                        "containerPath" : "container:..\/Apps\/App.xcodeproj",
                        "identifier" : "AppTests",
                        "name" : "AppTests"
                      }
                    }
                  ],
                  "version" : 1
                }

                """#)
    }

    @Test(
        "a language is spelt as Xcode spells it",
        arguments: [
            ("en", "en", nil), ("pt-BR", "pt-BR", "BR"), ("ar_SA", "ar", "SA"), ("zh-Hans", "zh-Hans", nil),
            ("zh-Hant_HK", "zh-Hant", "HK"), ("es-419", "es-419", "419"),
            ("doubleLength", "IDELaunchSchemeLanguageDoubleLocalizedStrings", nil),
            ("rightToLeft", "IDELaunchSchemeLanguageRightToLeftLayoutDirection", nil),
        ] as [(String, String, String?)])
    func spelling(name: String, language: String, region: String?) throws {
        let text = XcodeTestPlan(target: "T").running(in: [name]).text
        #expect(text.contains("\"language\" : \"\(language)\""))
        #expect(text.contains("\"region\"") == (region != nil))
        if let region { #expect(text.contains("\"region\" : \"\(region)\"")) }
    }

    @Test("a plan that exists keeps everything else, and what was added to a language")
    func keepsTheRest() throws {
        let old = #"""
            {
              "configurations" : [
                { "id" : "A", "name" : "Plain", "options" : { } },
                { "id" : "B", "name" : "English, slowly", "options" : {
                  "environmentVariableEntries" : [
                    { "enabled" : false, "key" : "SLOW", "value" : "1.5" }, { "key" : "SNAPGEN_LANGUAGE", "value" : "en" }
                  ], "language" : "de", "region" : "GB" } },
                { "id" : "C", "name" : "French", "options" : {
                  "environmentVariableEntries" : [ { "key" : "SNAPGEN_LANGUAGE", "value" : "fr" } ] } }
              ],
              "defaultOptions" : { "codeCoverage" : false, "maximumTestRepetitions" : 3, "x" : 0.25, "n" : null },
              "testTargets" : [ { "parallelizable" : true, "target" : { "name" : "Others \"é\"\u0001" } } ],
              "version" : 1
            }
            """#
        let (project, files) = try project("tests: { languages: [ja, en] }", plan: old)
        #expect(try project.writeTestPlan(to: "/app/App.xctestplan").action == .updated)
        let text = try #require(files["/app/App.xctestplan"])
        let names = text.split(separator: "\n").filter { $0.hasPrefix("      \"name\"") }
        #expect(
            names == [
                "      \"name\" : \"Plain\",", "      \"name\" : \"ja\",", "      \"name\" : \"English, slowly\",",
            ])
        for kept in [
            #""id" : "B""#, #""key" : "SLOW""#, #""enabled" : false"#, #""language" : "en""#, #""region" : "GB""#,
            #""codeCoverage" : false"#, #""maximumTestRepetitions" : 3"#, #""x" : 0.25"#, #""n" : null"#,
            #""parallelizable" : true"#, #""name" : "Others \"é\"\u0001""#,
        ] {
            #expect(text.contains(kept), "\(kept)")
        }
        #expect(!text.contains("AppTests") && !text.contains("\"fr\""))
        #expect(try project.writeTestPlan(to: "/app/App.xctestplan").action == .unchanged)
    }

    @Test(
        "without languages, and with a file that is no plan or cannot be read or written, the error names the file",
        arguments: [
            ("", nil, nil, .badValue), ("tests: { languages: [en] }", "", nil, .unreadableInput),
            ("tests: { languages: [en] }", "[]", nil, .unreadableInput),
            ("tests: { languages: [en] }", "{}", EACCES, .unreadableInput),
            ("tests: { languages: [en] }", nil, EACCES, .cannotWrite),
        ] as [(String, String?, Int32?, DiagnosticID)])
    func mistakes(yaml: String, plan: String?, code: Int32?, id: DiagnosticID) throws {
        let (project, files) = try project(yaml, plan: plan)
        if let code { files.refuse("/app/App.xctestplan", code) }
        let error = #expect(throws: DiagnosticError.self) { try project.writeTestPlan(to: "/app/App.xctestplan") }
        #expect(error?.diagnostics.map(\.id) == [id])
        #expect(error?.diagnostics.map(\.path) == [id == .badValue ? nil : "App.xctestplan"])
        #expect(files["/app/App.xctestplan"] == plan)
    }
}
