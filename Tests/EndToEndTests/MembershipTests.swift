import SnapgenTestSupport
import Testing

/// A project in which each file of a target is listed, so that generated files have to be added once.
@Suite("Generated files in a target")
struct MembershipTests {
    private static let project = "App.xcodeproj/project.pbxproj"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(ClassicProject.files.merging([Self.project: ClassicProject.text()]) { $1 })
    }

    @Test("scan --skipped lists the previews that the targets leave out")
    func leftOut() throws {
        try folder.write("import SwiftUI\n#Preview(\"Old\") { Text(\"o\") }\n", to: "App/Old.swift")
        let output = try folder.snapgen("scan --skipped").output
        #expect(output == "skipped: in files of no target\n  Old_Old  App/Old.swift:2\n\n1 skipped\n")
    }

    @Test("files that are in no target are an error of generate, --check and doctor, and are written nevertheless")
    func missing() throws {
        let problem =
            "App.xcodeproj: error: 'AppTests/Generated/Snapgen.runtime.swift' and "
            + "'AppTests/Generated/Snapgen.tests.swift' are not in the target 'AppTests', so the tests do not run; "
            + "'snapgen init' adds them to it, or explains how [in-no-target]\n"
        for command in ["generate", "generate --check", "generate", "doctor"] {
            let run = try folder.snapgen(command)
            #expect(run.status == 1, "\(command)")
            #expect(run.error.contains(problem), "\(command): \(run.error)")
            #expect(folder.exists("AppTests/Generated/Snapgen.tests.swift"))
        }
        try folder.write("diagnostics: { in-no-target: warning }\n", to: "snapgen.yml")
        try folder.succeed("generate")
        #expect(try folder.snapgen("generate --strict").status == 1)
    }

    @Test("init shows the change of the project, makes it once, and the tests are in the target")
    func added() throws {
        let dry = try folder.succeed("init --dry-run")
        #expect(dry.output.contains("\n+\t\t\tpath = Generated;\n"), "\(dry.output)")
        #expect(try folder.read(Self.project) == ClassicProject.text())
        let run = try folder.succeed("init --yes")
        #expect(run.error.contains("\n+\t\t\tpath = Generated;\n"), "\(run.error)")
        let line = try #require(run.output.split(separator: "\n").first { $0.contains(Self.project) })
        #expect(line.hasPrefix("  added lines ") && line.hasSuffix(" adds the generated files to 'AppTests'"))
        #expect(!run.output.contains("Add Files to"))
        let changed = try folder.read(Self.project)
        #expect(changed.split(separator: "\n").count == ClassicProject.text().split(separator: "\n").count + 16)
        try folder.succeed("generate")
        try folder.succeed("generate --check")
        let checked = try folder.snapgen("doctor")
        #expect(checked.output.contains("ok       generated files\n"), "\(checked.output)")
        let again = try folder.succeed("init --yes")
        #expect(!again.output.contains(Self.project))
        #expect(try folder.read(Self.project) == changed)
        let project = try folder.succeed("project --format json")
        #expect(project.output.contains("AppTests/Generated/Snapgen.tests.swift"))
    }

    @Test("init adds the files of each test target of a configuration, in one change")
    func severalTargets() throws {
        try folder.write(ClassicProject.text(more: "MoreTests"), to: Self.project)
        try folder.write("", to: "MoreTests/MoreTests.swift")
        try folder.write("enum Row: TestableValue { static let samples = [1] }\n", to: "App/AppMain.swift")
        let target = { (name: String) in "{ target: \(name), output: \(name)/Generated" }
        try folder.write(
            "tests:\n  - \(target("AppTests")), kinds: [values] }\n  - \(target("MoreTests")), kinds: [pictures] }\n",
            to: "snapgen.yml")
        let run = try folder.succeed("init --yes")
        #expect(run.output.contains("adds the generated files to 'AppTests' and 'MoreTests'\n"), "\(run.output)")
        for name in ["AppTests", "MoreTests"] {
            try folder.write("", to: "\(name)/Generated/Snapgen.tests.swift")
            try folder.write("", to: "\(name)/Generated/Snapgen.runtime.swift")
        }
        let files = try folder.succeed("project --format json").output.matches(of: /Snapgen.tests.swift/)
        #expect(files.count == 2)
        #expect(!(try folder.succeed("init --yes").output.contains(Self.project)))
    }

    @Test("a project that Xcode would write differently is explained")
    func explained() throws {
        let lines = ClassicProject.text().split(separator: "\n").filter { !$0.hasPrefix("/*") }
        try folder.write(lines.joined(separator: "\n"), to: Self.project)
        let run = try folder.succeed("init --yes")
        #expect(run.output.contains("In Xcode, choose File > Add Files to, and add the folder 'AppTests/Generated'"))
        #expect(try folder.read(Self.project) == lines.joined(separator: "\n"))
    }
}
