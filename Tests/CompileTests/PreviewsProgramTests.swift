import Foundation
import SnapgenTestSupport
import Testing

@Suite("Previews of the program", .onLinux(TestTier.compile.isOn))
struct PreviewsProgramTests {
    private static let lines = [
        "3:1 Of the program: view Text(an executable)",
        "6:1 Private: view Text(private)",
        "25:9 Nested: view Text(nested)",
        "27:5 In a type: view Text(in a type)",
        "20:1 New: view Text(new)",
        "21:1 Old: view Text(old)",
        "35:1 State: view __P_Previewable_Transform_Wrapper",
        "40:1 Fixed: view Text(fixed) fixedLayout(width: 30.0, height: 20.0)",
        "41:1 Traits: view Text(traits) sizeThatFitsLayout orientation(\"landscapeLeft\") unknown(\"Swift.String\")",
        "the preview in line 42 cannot be read on this system; please report this",
        "preview 1 named \"Generic\" of Shop/Row.swift is not where it is expected",
        "7:1 -: view Text(unnamed 1)",
        "8:1 -: view Text(unnamed 2)",
        "9:1 Twice: view Text(first)",
        "9:38 Twice: view Text(second)",
        "13:1 Twice: view Text(last)",
        "9:1 Twice: view Text(first)",
        "9:38 Twice: view Text(second)",
        "preview 3 named \"Twice\" of Shop/Row.swift is not part of the program, which was built with other values of 'STORE'",
        "13:1 Twice: view Text(last)",
        "16:1 Computed 1: view Text(computed 1)",
        "17:1 Computed 2: view Text(computed 2)",
        "14:1 View: platform view Badge",
        "15:1 Controller: controller Screen",
        "16:1 Statements: platform view Badge",
        // Names are computed once for all previews of a file, and once for each preview that is shown.
        "11:1 Counted 3: view Text(first)",
        "12:1 Counted 4: view Text(second)",
        "11:1 Counted 5: view Text(first)",
        "15:1 Beside it: view Text(beside it)",
        "preview 1 named \"Absent\" of Shop/Failing.swift was not made: Problem()",
        "preview 1 without a name of Shop/Failing.swift is not found, because another preview of the file may be it: "
            + "the preview in line 12 was not made: Problem()",
        "'Absent' is not part of this test process: ",
        "'Shop' is part of this test process, but does not contain any '#Preview' of Shop/Absent.swift: ",
        "Shop.Private_Previews 1",
        "Shop.Screens.Inner_Previews 1",
        "Shop.Text.Extended_Previews 1",
        "'Shop' is part of this test process, but does not contain 'Shop.Absent_Previews': ",
        "'Absent' is not part of this test process: ",
    ]

    private static let program = Result { try PreviewsProgram(.init()) }

    private func expect(_ program: PreviewsProgram, _ lines: [String], available: Bool = true) throws {
        for layout in available ? ["17", "18", "26"] : ["26"] {
            let printed = try program.run(layout: layout, available: available)
            #expect(printed.count == lines.count)
            for (line, beginning) in zip(printed, lines) where !line.hasPrefix(beginning) {
                Issue.record("'\(line)' does not begin with '\(beginning)' on system \(layout)")
            }
        }
    }

    /// The beginnings of the lines of a reader that is optimised, for which numbers that differ decide nothing.
    private static let optimisedLines = {
        var lines = PreviewsProgramTests.lines
        let first = lines.lastIndex { $0.hasSuffix("Twice: view Text(first)") } ?? 0
        for number in 1...4 {
            lines[first + number - 1] =
                "preview \(number) named \"Twice\" of Shop/Row.swift is not where it is expected"
        }
        return lines.map {
            $0.replacing("Shop/Failing.swift was not made: Problem()", with: "Shop/Failing.swift is not found")
        }
    }()

    @Test(
        "all previews are found and shown on three generations of systems",
        arguments: [
            PreviewsProgram.Build(reader: ["-swift-version", "5"], app: ["-swift-version", "5"], expansion: "older"),
            .init(app: ["-swift-version", "6", "-default-isolation", "MainActor"], expansion: "older"),
            .init(app: ["-swift-version", "6", "-default-isolation", "MainActor"]),
            .init(reader: ["-swift-version", "5", "-O"]),
            .init(platform: .appKit, reader: ["-swift-version", "5"], app: ["-swift-version", "5"]),
            .init(platform: .appKit, reader: ["-swift-version", "6", "-O"], expansion: "older"),
            .init(hasCopy: true),
        ])
    func all(build: PreviewsProgram.Build) throws {
        try expect(PreviewsProgram(build), build.reader.contains("-O") ? Self.optimisedLines : Self.lines)
    }

    @Test("previews that the system is too old for are skipped, and with them what may be one of them")
    func unavailable() throws {
        let unknown = ["New", "State", "Generic"]
        let known = Self.lines.map { line in
            let name = unknown.first { line.contains(" \($0):") || line.contains("\"\($0)\"") }
            return name.map { "preview 1 named \"\($0)\" of Shop/Row.swift is not known on this system" } ?? line
        }
        let numbers = (1...4).map { "preview \($0) named \"Twice\" of Shop/Row.swift is not known on this system" }
        try expect(Self.program.get(), known[..<16] + numbers + known[20...], available: false)
    }

    @Test(
        "optimised builds that are made for tests lack only private providers and what private types contain",
        arguments: Platform.allCases
    )
    func optimisedForTests(platform: Platform) throws {
        let app = ["-swift-version", "6", "-O", "-enable-testing"]
        let program = try PreviewsProgram(.init(platform: platform, reader: ["-swift-version", "6", "-O"], app: app))
        var lines = Self.optimisedLines
        lines[2] = "preview 1 named \"Nested\" of Shop/Row.swift is not where it is expected"
        let provider = try #require(lines.firstIndex { $0.hasPrefix("Shop.Private_Previews") })
        lines[provider] =
            "'Shop' is part of this test process, but does not contain 'Shop.Private_Previews': the build is optimised"
        try expect(program, lines)
    }

    @Test(
        "a system that renames a property fails all tests with the structure",
        arguments: ["other name", "other traits"]
    )
    func renamed(layout: String) throws {
        let printed = try Self.program.get().run(layout: layout)
        let failed = printed.filter { $0.contains("cannot be read on this system; please report this") }
        #expect(failed.count == 28 && failed.allSatisfy { $0.contains("DeveloperToolsSupport.Preview {") })
        #expect(!printed.contains { $0.contains(": view ") || $0.contains(": controller ") })
    }

    @Test("optimised builds lack all previews, and the message names the configuration")
    func optimised() throws {
        let program = try PreviewsProgram(.init(app: ["-swift-version", "6", "-O"]))
        let printed = try program.run().filter { $0.contains("'#Preview' of Shop/Row.swift") }
        #expect(printed.count == 21 && printed.allSatisfy { $0.contains("Debug") })
    }

    @Test("a module's previews are listed by place, and nothing of other modules is used")
    func list() throws {
        let printed = try Self.program.get().run("list", "Shop", "Absent", "PreviewKit")
        #expect(printed.filter { $0.hasPrefix("Shop/Kit.swift") }.count == 3)
        #expect(printed.contains("Shop/Row.swift:7 none"))
        #expect(printed.count { $0 == "Shop/Row.swift:9 name(\"Twice\")" } == 2)
        let message = "the preview in line 12 was not made: Problem()"
        #expect(printed.contains("Shop/Failing.swift:12 failed(\"\(message)\"), declared by another macro"))
        let providers = ["Private_Previews", "Screens.Inner_Previews", "Text.Extended_Previews"].map { "Shop.\($0)" }
        let cards = ["PreviewKit/Card.swift:4 name(\"Card\")", "PreviewKit/Card.swift:8 name(\"Inner card\")"]
        #expect(printed.suffix(5) == ["\(providers)", "[]"] + cards + ["[]"])
    }
}

/// A program with previews and the reader, compiled with the stubs of one platform, which prints what it finds.
struct PreviewsProgram: Sendable {
    private let program: URL

    struct Build: Sendable, CustomTestStringConvertible {
        var platform = Platform.uiKit
        var reader = ["-swift-version", "6"]
        var app = ["-swift-version", "6"]
        /// The form of what `#Preview` expands to.
        var expansion = "newer"
        var hasCopy = false

        var testDescription: String { "\(platform.rawValue), \(reader), \(app), \(expansion), \(hasCopy)" }
    }

    private static let package = ["-package-name", "snapgen"]

    init(_ build: Build) throws {
        let folder = try processFolder()
        let stubs = try Stubs.compiled(build.platform, .newest)
        let fixtures = "Tests/CompileTests/Fixtures/Previews"
        var objects = stubs.objects.filter { !$0.hasSuffix("/SnapgenPreviews.o") }
        for name in ["SnapgenPreviews", "Shop", "Other", "PreviewKit"] {
            let isReader = name == "SnapgenPreviews"
            let module = CompiledModule(
                name: name, files: try Repository.swiftFiles(in: isReader ? "Sources/\(name)" : "\(fixtures)/\(name)"),
                arguments: isReader ? build.reader + Self.package + ["-enable-testing"] : build.app,
                refusesWarnings: isReader,
                environment: ["STUB_PREVIEW_EXPANSION": build.expansion])
            try module.compile(into: folder, searching: stubs.folders)
            objects.append(folder.appending(path: module.product).path)
        }
        program = folder.appending(path: "program")
        if build.hasCopy { objects += try Self.copy(of: "\(fixtures)/Shop", beside: folder, stubs) }
        let files = try Repository.swiftFiles(in: "\(fixtures)/Program")
        let options = ["-swift-version", "6", "-module-name", "Program", "-I", folder.path, "-o", program.path]
        try Command(arguments: ["swiftc"] + options + Self.package + stubs.search + files + objects).succeed()
    }

    /// Compiles the module into a library as well, and returns the arguments to link it though nothing refers to it.
    private static func copy(of sources: String, beside folder: URL, _ stubs: Stubs) throws -> [String] {
        let library = folder.appending(path: "libCopy.so").path
        let options = [
            "-swift-version", "6", "-parse-as-library", "-emit-library", "-module-name", "Shop", "-o", library,
        ]
        try Command(
            arguments: ["swiftc"] + options + ["-Xlinker", "--unresolved-symbols=ignore-all"] + stubs.search
                + Repository.swiftFiles(in: sources)
        ).succeed()
        return ["-Xlinker", "--no-as-needed", library]
    }

    func run(_ arguments: String..., layout: String = "26", available: Bool = true) throws -> [String] {
        let environment = ["STUB_PREVIEW_LAYOUT": layout, "STUB_PREVIEW_AVAILABLE": available ? "all" : "none"]
        let output = try Command(arguments: [program.path] + arguments, environment: environment).succeed()
        return output.split(separator: "\n").map(String.init)
    }
}
