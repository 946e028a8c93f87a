import SnapgenModel
import SnapgenTestSupport
import Testing

/// The tests of two files of a module, one of which imports a module with declarations of the same names.
@Suite(
    "Names of several modules, compiled", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct OwnNamesTests {
    @Test("tests refer to the declarations that the previews refer to", arguments: ["own-names", "ambiguous-members"])
    func compiles(golden: String) throws {
        let package = try GoldenPackage(golden)
        for mode: LanguageMode in [.swift5, .swift6, .mainActor] { try package.check(Surroundings(mode: mode)) }
        let run = try package.run()
        #expect(run.status == 0, "\(run.text)")
        #expect(run.references == package.plan.cases.map(\.reference).sorted())
    }
}
