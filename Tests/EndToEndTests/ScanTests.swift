import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen scan and plan")
struct ScanTests {
    @Test("plan shows the coverage of a batch")
    func planOfPairs() throws {
        let yml = """
            batches:
              extended:
                devices: [iPhone16, iPadPro11]
                themes: [light, dark]
                locales: [en, ar, ja]
                text_sizes: [small, large, accessibility3]
                combine: pairwise
            """
        let folder = try GenerateTests.package(["snapgen.yml": yml])
        let run = try folder.snapgen("plan")
        #expect(run.output.contains("\nextended: 9 of 36 environments, every pair occurs\n1 test, 9 snapshots\n"))
    }

    @Test("scan works without a configuration, on a path, and shows notes with --verbose only")
    func notes() throws {
        let folder = try TemporaryFolder(["App/A.swift": "#Preview { row() }\n"])
        let run = try folder.succeed("scan App")
        #expect(run.output.contains("App/A.swift:1") && run.output.contains("1 entry, 1 known sample"))
        #expect(run.error.contains("1 note more with --verbose.") && run.error.contains("Next: "))
        #expect(!run.error.contains("[unnamed-preview]"))
        let quiet = try folder.snapgen("scan App --quiet")
        #expect(quiet.error == "" && quiet.output == run.output)
        let verbose = try folder.snapgen("scan App --verbose")
        #expect(verbose.error.contains("App/A.swift:1:1: note: "))
    }

    @Test("the version")
    func version() throws {
        let output = try SnapgenProcess.run("--version", in: "/").output
        #expect(output.wholeMatch(of: #/\d+\.\d+\.\d+(-[\w.-]+)?\n/#) != nil, "\(output)")
    }
}
