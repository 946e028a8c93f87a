import Foundation
import SnapgenTestSupport
import Testing

@Suite("Previews of the program", .serialized, .onLinux(TestTier.compile.isOn))
struct PreviewsProgramTests {
    private static let program = Result { try PreviewsProgram(.init()) }
    @Test("previews that the system is too old for are skipped, and with them what may be one of them")
    func unavailable() throws {
        let printed = try Self.program.get().run(layout: "26", available: false)
        try expectRecorded(printed, at: "Tests/CompileTests/Fixtures/Previews/unavailable.txt")
    }

    @Test(
        "a system that renames a property fails all tests with the structure",
        arguments: ["other name", "other traits"])
    func renamed(layout: String) throws {
        try Self.program.get().expect(on: [layout], is: layout.replacing(" ", with: "-"))
    }

    @Test("a module's previews are listed by place, and nothing of other modules is used")
    func list() throws {
        let printed = try Self.program.get().run("list", "Shop", "Absent", "PreviewKit")
        try expectRecorded(printed, at: "Tests/CompileTests/Fixtures/Previews/list.txt")
    }
}

/// Programs of their own, which need not wait for each other.
@Suite("Previews of the program in other builds", .onLinux(TestTier.compile.isOn))
struct PreviewBuildsTests {
    private static let swift6 = ["-swift-version", "6"]
    private static let mainActor = swift6 + ["-default-isolation", "MainActor"]

    /// `SNAPGEN_RECORD_GOLDENS=1 SNAPGEN_TESTS=compile swift test --filter PreviewBuildsTests` records and fails.
    ///
    /// Names are computed once for all previews of a file, and once for each preview that is shown.
    @Test(
        "all previews are found and shown on three generations of systems",
        arguments: [
            PreviewsProgram.Build(reader: ["-swift-version", "5"], app: ["-swift-version", "5"], expansion: "older"),
            .init(app: mainActor, expansion: "older"), .init(app: mainActor),
            .init(platform: .appKit, reader: ["-swift-version", "5"], app: ["-swift-version", "5"]),
            .init(hasCopy: true),
        ])
    func all(build: PreviewsProgram.Build) throws { try PreviewsProgram(build).expect(is: "all") }

    @Test(
        "in optimised builds, numbers that differ decide nothing",
        arguments: [
            PreviewsProgram.Build(reader: ["-swift-version", "5", "-O"]),
            .init(platform: .appKit, reader: swift6 + ["-O"], expansion: "older"),
        ])
    func optimisedReader(build: PreviewsProgram.Build) throws {
        try PreviewsProgram(build).expect(is: "optimised-reader")
    }

    @Test(
        "optimised builds that are made for tests lack only private providers and what private types contain",
        arguments: Platform.allCases)
    func optimisedForTests(platform: Platform) throws {
        let build = PreviewsProgram.Build(
            platform: platform, reader: Self.swift6 + ["-O"], app: Self.swift6 + ["-O", "-enable-testing"])
        try PreviewsProgram(build).expect(is: "optimised-for-tests")
    }

    @Test("optimised builds lack all previews, and the message names the configuration")
    func optimised() throws {
        try PreviewsProgram(.init(app: Self.swift6 + ["-O"])).expect(on: ["26"], is: "optimised")
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
        let stubs = try Stubs.compiled(build.platform, .newest)
        let fixtures = "Tests/CompileTests/Fixtures/Previews"
        var objects = stubs.objects.filter { !$0.hasSuffix("/SnapgenPreviews.o") }
        var search: [String] = []
        for name in ["SnapgenPreviews", "Shop", "Other", "PreviewKit"] {
            let isReader = name == "SnapgenPreviews"
            let module = CompiledModule(
                name: name, files: try Repository.swiftFiles(in: isReader ? "Sources/\(name)" : "\(fixtures)/\(name)"),
                arguments: isReader ? build.reader + Self.package + ["-enable-testing"] : build.app,
                refusesWarnings: isReader,
                environment: isReader ? [:] : ["STUB_PREVIEW_EXPANSION": build.expansion])
            let folder = try module.compiled(searching: stubs.folders)
            search += ["-I", folder.path]
            objects.append(folder.appending(path: module.product).path)
        }
        let folder = try processFolder()
        program = folder.appending(path: "program")
        if build.hasCopy { objects += try Self.copy(of: "\(fixtures)/Shop", beside: folder, stubs) }
        let files = try Repository.swiftFiles(in: "\(fixtures)/Program")
        let options = ["-swift-version", "6", "-module-name", "Program", "-o", program.path] + search
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

    func run(_ arguments: String..., layout: String = "26", available: Bool = true) throws -> String {
        let environment = ["STUB_PREVIEW_LAYOUT": layout, "STUB_PREVIEW_AVAILABLE": available ? "all" : "none"]
        let output = try Command(arguments: [program.path] + arguments, environment: environment).succeed()
        // A structure that cannot be read differs from system to system.
        return output.replacing(/DeveloperToolsSupport\.Preview {.*/, with: "DeveloperToolsSupport.Preview {…")
    }

    /// Compares what the program prints on some systems with a recorded text, which is the same for all of them.
    func expect(on layouts: [String] = ["17", "18", "26"], is name: String) throws {
        for layout in layouts {
            try expectRecorded(run(layout: layout), at: "Tests/CompileTests/Fixtures/Previews/\(name).txt")
        }
    }
}
