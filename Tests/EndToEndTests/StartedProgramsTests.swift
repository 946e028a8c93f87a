import SnapgenTestSupport
import Testing

/// The tool as the plugin runs it in an Xcode project, where a target has no dependencies, and a browser.
@Suite("Programs that runs start")
struct StartedProgramsTests {
    @Test("the references and tests that Git ignores are found in a repository")
    func ignored() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": AppProject.project(), "App/A.swift": AppProject.preview,
            "AppTests/T.swift": "", ".gitignore": "*.png\n",
        ])
        #expect(try folder.snapgen("doctor").error.contains("Git ignores") == false)
        try DownloadedReport.git(["init", "--quiet"], in: folder.path)
        let run = try folder.snapgen("doctor")
        #expect(run.error.contains("Git ignores files in '__Snapshots__'"), "\(run.error)")
    }

    @Test(
        "no other program is started; a local package is read, and a warning names one that only an evaluation describes"
    )
    func programs() throws {
        let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Core\")\n"
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": AppProject.project(packages: ["Packages/Core"]),
            "App/A.swift": AppProject.preview, "AppTests/T.swift": "", "Packages/Core/Package.swift": manifest,
        ])
        try folder.write(
            """
            {
              "root": "\(folder.path)", "project": "\(folder.path)", "target": "AppTests", "otherModules": [],
              "modules": [{"name": "App", "target": "App", "files": ["\(folder.path("App/A.swift"))"]}], "testFiles": []
            }
            """, to: "work/Snapgen.inputs.json")
        for program in ["swift", "git", "xcrun", "xcodebuild"] {
            try folder.writeProgram("#!/bin/sh\necho \"$0 $*\" >>\"$LOG\"\n", to: "bin/\(program)")
        }
        let environment = ["PATH": folder.path("bin"), "LOG": folder.path("started")]
        func build() throws -> SnapgenProcess {
            // Build tools may run with any current directory.
            try SnapgenProcess.run(
                "generate", "--build-inputs", folder.path("work/Snapgen.inputs.json"), "--output", folder.path("work"),
                in: "/", environment: environment)
        }
        let run = try build()
        #expect(run.status == 0 && !run.error.contains("Core"), "\(run.error)")
        try folder.write(manifest + "package.targets = []\n", to: "Packages/Core/Package.swift")
        let warning = "Packages/Core/Package.swift:4: warning: the targets of the package are unknown, because"
        let error = try build().error
        #expect(error.contains("\(warning) 'package.targets = []' is not evaluated; name its modules in 'sources'"))
        let plan = try folder.snapgen("plan --no-cache", environment: environment)
        #expect(plan.error.contains("\(warning) 'package.targets = []' is not evaluated; pass --evaluate-manifests"))
        #expect(!folder.exists("started"))
        // The programs above are found.
        _ = try folder.snapgen("plan --no-cache --evaluate-manifests", environment: environment)
        #expect(folder.exists("started"))
    }

    #if os(Linux)
        @Test("the page of a report is opened in a browser")
        func browser() throws {
            let folder = try HotelPackage.make()
            try folder.writeProgram("#!/bin/sh\nprintf %s \"$1\" >\"$LOG\"\n", to: "bin/xdg-open")
            let environment = ["PATH": "\(folder.path("bin")):/usr/bin:/bin", "LOG": folder.path("opened")]
            _ = try folder.snapgen("report --open", environment: environment)
            #expect(try folder.read("opened").hasSuffix("/.build/snapgen/report/index.html"))
        }
    #endif
}
