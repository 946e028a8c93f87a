import SnapgenTestSupport
import Testing

/// The code that the accounts of snapgen's origins describe, compiled against the stubs.
@Suite(
    "Origins", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct OriginsTests {
    @Test("the code of every origin compiles", arguments: Platform.allCases, LanguageMode.allCases)
    func compiles(platform: Platform, mode: LanguageMode) throws {
        let stubs = try Stubs.compiled(platform, .newest)
        try CompiledModule(
            name: "Origins", files: Repository.swiftFiles(in: "Tests/CompileTests/Fixtures/Origins"),
            arguments: mode.arguments
        ).compile(into: try processFolder(), searching: stubs.folders)
    }

    @Test("the code of every origin compiles with every version of the library", arguments: LibraryVersion.all)
    func libraries(library: LibraryVersion) throws {
        let stubs = try Stubs.compiled(.uiKit, library)
        try CompiledModule(
            name: "Origins", files: Repository.swiftFiles(in: "Tests/CompileTests/Fixtures/Origins"),
            arguments: LanguageMode.swift5.arguments
        ).compile(into: try processFolder(), searching: stubs.folders)
    }
}
