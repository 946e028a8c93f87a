import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenProject

@Suite("XcodeGen")
struct XcodeGenTests {
    private func layout(_ specification: String, _ files: [String: String] = [:]) throws -> ProjectLayout {
        try StoredFiles(files.merging(["project.yml": specification]) { $1 }).layout()
    }

    private static let sources = Dictionary(
        uniqueKeysWithValues: ["App/A.swift", "App/Gen/B.swift", "App/C.generated.swift", "Other/D.swift"].map {
            ($0, "")
        })

    @Test(
        "sources are paths or tables with globs; one that does not exist is named",
        arguments: table(in: "UnitTests/Fixtures/XcodeGenSources.txt"))
    func sources(sources: String, expected: String) throws {
        let layout = try layout(#"{"targets": {"App": {"type": "application", "sources": \#(sources)}}}"#, Self.sources)
        #expect(layout.targets.map { $0.files.joined(separator: " ") } == [expected])
        #expect(layout.targets.map(\.kind) == [.app])
        let missing = "target 'App' lacks 2 files, the first 'Gone'; if a tool generates it, run the tool"
        #expect(layout.diagnostics.map(\.message) == (sources.contains("Gone") ? [missing] : []))
    }

    @Test("sources for some destinations, and files that a setting leaves out, have filters")
    func filters() throws {
        let layout = try layout(
            """
            {"targets": {"App": {"type": "application", "supportedDestinations": ["iOS", "macOS"],
                "sources": ["App/Gen", {"path": "Other", "destinationFilters": ["macOS"]}],
                "settings": {"SUPPORTED_PLATFORMS": "iphoneos macosx", "EXCLUDED_SOURCE_FILE_NAMES": "B.swift"}}}}
            """, Self.sources)
        #expect(layout.targets.map(\.sources.filters) == [["App/Gen/B.swift": [], "Other/D.swift": [.macOS]]])
    }

    @Test("included files are merged first, with paths of their own")
    func includes() throws {
        let layout = try layout(
            """
            {"include": ["Kit/kit.yml", {"path": "Kit/none.yml", "enable": false},
                         {"path": "Kit/off.yml", "enable": "${USE}"}, {"path": "Kit/off.yml", "enable": "NO"},
                         {"path": "Kit/base.yml", "relativePaths": false}],
             "targets": {"Kit": {"settings": {"PRODUCT_NAME": "Own"}}}}
            """,
            [
                "Kit/kit.yml":
                    #"{"targets": {"Kit": {"type": "framework", "sources": ["Sources"], "settings": {"PRODUCT_NAME": "K"}}}}"#,
                "Kit/base.yml": #"{"targets": {"Base": {"type": "framework", "sources": "Base"}}}"#,
                "Kit/off.yml": #"{"targets": {"Off": {"type": "framework"}}}"#,
                "Kit/Sources/A.swift": "", "Base/B.swift": "",
            ])
        #expect(layout.targets.map(\.name) == ["Base", "Kit"])
        #expect(layout.targets.map(\.files) == [["Base/B.swift"], ["Kit/Sources/A.swift"]])
        #expect(layout.targets.last?.module == "Own")
    }

    @Test("an included file that cannot be read is reported, and the rest is used")
    func missingInclude() throws {
        let layout = try layout(
            #"{"include": ["base.yml", {"path": "none.yml"}], "targets": {"App": {"sources": ["App"]}}}"#,
            Self.sources.merging(["base.yml": #"{"targets": {"App": {"type": "application"}}}"#]) { $1 })
        #expect(layout.targets.map(\.kind) == [.app])
        #expect(layout.targets.map(\.files.isEmpty) == [false])
        #expect(layout.diagnostics.map { $0.path?.hasSuffix("none.yml") } == [true])
    }

    @Test("a key may replace instead of append, and a file that includes itself ends")
    func replacing() throws {
        let layout = try layout(
            #"{"include": "base.yml", "targets": {"App": {"sources:REPLACE": ["Other"]}}}"#,
            Self.sources.merging([
                "base.yml": #"{"include": "base.yml", "targets": {"App": {"type": "application", "sources": ["App"]}}}"#
            ]) { $1 })
        #expect(layout.targets.map(\.files) == [["Other/D.swift"]])
    }

    @Test("templates and groups of settings that use each other many times are read once")
    func manyUses() throws {
        let uses = #"["A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A"]"#
        let layout = try layout(
            """
            {"targetTemplates": {"A": {"type": "framework", "templates": \(uses)}},
             "settingGroups": {"A": {"groups": \(uses), "base": {"PRODUCT_NAME": "Own"}}},
             "targets": {"Kit": {"templates": \(uses), "settings": {"groups": \(uses)}}}}
            """)
        #expect(layout.targets.map(\.kind) == [.framework])
        #expect(layout.targets.map(\.module) == ["Own"])
    }

    @Test("templates are merged below targets, with their attributes; the last that sets a value decides")
    func templates() throws {
        let layout = try layout(
            """
            {"targetTemplates": {
                "Base": {"type": "framework", "platform": "iOS", "sources": ["${folder}/${target_name}"]},
                "Mac": {"templates": ["Base"], "platform": "macOS"}, "Tool": {"templates": ["Base"], "type": "tool"}},
             "targets": {"A": {"templates": ["Base", "Mac"]}, "B": {"templates": ["Mac", "Base"]},
                "App": {"templates": ["Mac", "Tool"], "type": "bundle", "templateAttributes": {"folder": "."}}}}
            """, Self.sources)
        #expect(layout.targets.map(\.platforms) == [[.macOS], [.iOS], [.iOS]])
        #expect(layout.targets.map(\.kind) == [.framework, .bundle, .framework])
        #expect(layout.targets[1].files.count == 3)
    }

    @Test("destinations are platforms, several platforms are several targets, and external build tools have no module")
    func platforms() throws {
        let layout = try layout(
            """
            {"targets": {
                "App": {"type": "application", "platform": "auto",
                        "supportedDestinations": ["tvOS", "iOS", "macCatalyst"]},
                "Kit": {"type": "framework", "platform": ["iOS", "macOS"]},
                "Make": {"type": "", "platform": "iOS", "legacy": {"toolPath": "/usr/bin/make"}}}}
            """)
        #expect(layout.targets.map(\.name) == ["App", "Kit_iOS", "Kit_macOS", "Make"])
        #expect(layout.targets.map(\.platforms) == [[.iOS, .tvOS], [.iOS], [.macOS], [.iOS]])
        #expect(layout.targets.map(\.kind) == [.app, .framework, .framework, .legacy])
        #expect(layout.targets.map(\.module) == ["App", "Kit", "Kit", nil])
    }

    @Test("settings: groups, base, configurations and files")
    func settings() throws {
        let layout = try layout(
            """
            {"configs": {"Dev Debug": "debug", "Release": "release"},
             "settingGroups": {"flags": {"SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) FLAG"}},
             "configFiles": {"Dev Debug": "Dev.xcconfig"},
             "targets": {"My App": {"type": "application", "sources": [], "settings": {
               "groups": ["flags"], "base": {"SWIFT_VERSION": 5}, "configs": {"debug": {"SWIFT_VERSION": "6.2"}}}}}}
            """, ["Dev.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FILE"])
        let build = ProjectBuild(
            module: "My_App", product: "My App", conditions: ["DEBUG", "FILE", "FLAG"], languageMode: "6",
            isTestable: true)
        #expect(layout.targets.map(\.build) == [build])
    }

    @Test("tests run in the app that they depend on; packages are read")
    func relations() throws {
        let layout = try layout(
            """
            {"packages": {"Nuke": {"url": "https://example.org/Nuke", "from": "1.0.0"}, "Core": {"path": "../Core"}},
             "targets": {
               "App": {"type": "application", "dependencies": [{"package": "Nuke"}, {"package": "Core", "products": ["A", "B"]}]},
               "Tests": {"type": "bundle.unit-test", "dependencies": [{"sdk": "UIKit.framework"}, {"target": "App"}]}},
             "aggregateTargets": {"Lint": {}}}
            """)
        #expect(layout.targets.map(\.name) == ["App", "Tests", "Lint"])
        #expect(layout.targets.map(\.host) == [nil, "App", nil])
        #expect(layout.targets[0].packages == ["A", "B", "Nuke"])
        #expect(layout.targets[1].dependencies == ["App"])
        #expect(layout.packages.map(\.path) == ["../Core", nil])
    }

    @Test("schemes are those of the specification and of targets")
    func schemes() throws {
        let layout = try layout(
            """
            {"schemes": {"All": {"test": {"config": "Staging",
                "targets": ["Tests", {"name": "Other/UITests", "skipped": true}],
                "testPlans": [{"path": "A.xctestplan"}]}}},
             "targets": {"App": {"type": "application",
                "scheme": {"testTargets": ["Tests"],
                    "testPlans": [{"path": "A.xctestplan"}, {"path": "B.xctestplan", "defaultPlan": true}]}}}}
            """, ["A.xctestplan": #"{"testTargets": [{"target": {"name": "Tests"}}]}"#, "B.xctestplan": "{}"])
        #expect(layout.schemes.map(\.name) == ["All", "App"])
        #expect(layout.schemes.map(\.configuration) == ["Staging", nil])
        #expect(layout.schemes.map { $0.targets.map(\.name) } == [["Tests", "UITests"], ["Tests"]])
        #expect(layout.schemes.map { $0.targets.map(\.isSkipped) } == [[false, true], [false]])
        #expect(layout.schemes.map(\.testPlans) == [["A.xctestplan"], ["B.xctestplan", "A.xctestplan"]])
        #expect(layout.testPlans.map(\.targets) == [["Tests"], []])
    }

    @Test("the generated project is preferred, and what is no specification is an error")
    func generated() throws {
        var project = ProjectText()
        project.target("Generated")
        let specification = #"{"targets": {"App": {"type": "application"}}}"#
        let generated = try layout(specification, ["App.xcodeproj/project.pbxproj": project.text()])
        #expect(generated.targets.map(\.name) == ["Generated"])
        #expect(try layout("targets: [").diagnostics.map(\.id) == [.badYAML])
    }
}
