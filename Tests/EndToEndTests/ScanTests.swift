import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen scan, plan, config and template")
struct ScanTests {
    @Test("scan works without a configuration, on a path and with a protocol of a configuration")
    func scanPath() throws {
        let row = "struct Row: Showcase { static let samples = [1, 2] }\n"
        let folder = try TemporaryFolder(["App/HotelListView.swift": GenerateTests.hotelList + "\n" + row])
        let run = try folder.succeed("scan App")
        #expect(run.output.contains("App/HotelListView.swift:5") && run.output.contains("1 entry, 1 known sample"))
        try folder.write("catalog: { protocols: { Showcase: json } }\n", to: "own.yml")
        let own = try folder.snapgen("scan App --config own.yml")
        #expect(own.output.contains("Row  2 samples  json  App/HotelListView.swift:8"))
        #expect(run.error.contains("Next: "))
    }

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

    @Test("config template lists and prints templates")
    func templates() throws {
        let folder = try GenerateTests.package()
        #expect(try folder.succeed("config template").output.contains("xctest"))
        #expect(try folder.succeed("config template xctest").output.contains("{%"))
        let unknown = try folder.snapgen("config template xctets")
        #expect(unknown.status == 2)
        #expect(unknown.error.contains("did you mean 'xctest'?"))
    }

    @Test("notes are shown with --verbose only, and counted otherwise")
    func notes() throws {
        let folder = try TemporaryFolder(["App/A.swift": "#Preview { row() }\n"])
        let run = try folder.snapgen("scan App")
        #expect(run.error.contains("1 note more with --verbose."))
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
