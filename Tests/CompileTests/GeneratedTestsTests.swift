import SnapgenModel
import Testing

/// Generated tests of the whole catalog, compiled in every mode and run.
@Suite("Generated tests", .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct GeneratedTestsTests {
    @Test("compile without a warning and make the same calls in every mode", arguments: LanguageMode.allCases)
    func modes(mode: LanguageMode) throws {
        let run = try package(mode).run()
        #expect(run.files.count == 64)
    }

    private func package(_ mode: LanguageMode) throws -> GeneratedPackage {
        try GeneratedPackage(TravelCatalog.plan(for: TravelCatalog.entries), mode: mode)
    }
}

#if os(Linux)
    let isLinux = true
#else
    let isLinux = false
#endif
