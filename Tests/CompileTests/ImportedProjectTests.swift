import Foundation
import SnapgenConfiguration
import SnapgenKit
import SnapgenMigration
import SnapgenModel
import SnapgenTestSupport
import Testing

/// The tests of imported projects, compiled and executed.
@Suite(
    "Imported projects, compiled", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct ImportedProjectTests {
    private static let folder = "\(Repository.root.path)/Tests/GoldenTests/Imports"

    private func package(
        _ name: String, of tool: ConfigurationImport.Tool,
        _ convert: (ConfigurationImport) throws -> ImportedConfiguration
    ) throws -> GoldenPackage {
        let source = ConfigurationImport(of: tool, in: "\(Self.folder)/\(name)", files: LocalFileSystem())
        let text = try convert(source).text
        return try GoldenPackage(name, in: Self.folder, ConfigurationFile(path: "snapgen.yml", bytes: Array(text.utf8)))
    }

    @Test("previews with modifiers of SnapshotPreviews compile and run in every mode", arguments: LanguageMode.tested)
    func snapshotPreviews(mode: LanguageMode) throws {
        let package = try package("snapshot-previews-app", of: .snapshotPreviews) {
            try $0.snapshotPreviews(target: nil)
        }
        try package.check(Surroundings(mode: mode))
        #expect(try package.run().references == package.plan.cases.map(\.reference).sorted())
    }

    @Test("tests in place of suites written by hand compare the files of these", arguments: LanguageMode.tested)
    func suites(mode: LanguageMode) throws {
        let package = try package("suites-hotels", of: .suites) { try $0.suites(target: nil) }
        try package.check(Surroundings(mode: mode))
        // The folder of the references is that of the test target.
        let references = try package.run().references.filter { $0.hasSuffix(".png") }
        #expect(references == package.plan.cases.map(\.reference).sorted())
    }
}
