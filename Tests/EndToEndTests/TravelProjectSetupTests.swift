import Foundation
import SnapgenTestSupport
import Testing

/// The Xcode project of an example, before and after snapgen is set up in it.
@Suite("Examples/TravelProject, set up")
struct TravelProjectSetupTests {
    /// A copy of the example outside of this repository.
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        // As deep as in the repository, so that the path of a package from there leads into the temporary folder.
        folder = try TemporaryFolder(["Examples/x": ""])
        path = folder.path("Examples/TravelProject")
        try FileManager.default.copyItem(atPath: Self.original, toPath: path)
        for name in [".build", "__Snapshots__"] { try? remove(name) }
        // The workflow belongs to the root of the repository.
        try folder.write("", to: "Examples/TravelProject/.git/x")
    }

    private static let original = Repository.root.appending(path: "Examples/TravelProject").path

    @Test("init and generate write what is committed")
    func setUp() throws {
        let committed = try contents()
        try removeSnapgen()
        let before = try contents()
        #expect(before.keys.filter { $0.contains("snapgen") || $0.contains("Generated") } == [])
        try succeed("init", "--yes")
        try addAccessibility()
        try succeed("generate")
        try succeed("generate", "--check")
        if DocumentationPage.isRecording { try record() }
        #expect(try contents() == committed)
    }

    @Test("doctor finds only that no simulator is chosen, which requires a Mac")
    func doctor() throws {
        let run = try succeed("doctor")
        let problems = run.output.split(separator: "\n").filter { !$0.hasPrefix("  ok ") }
        #expect(problems == ["  warning  simulator and system", "20 checks, 1 problem"], "\(run.output)")
    }

    @discardableResult
    private func succeed(_ arguments: String...) throws -> SnapgenProcess {
        let run = try SnapgenProcess.run(arguments, in: path)
        #expect(run.status == 0, "\(arguments): \(run.output)\(run.error)")
        return run
    }

    private func addAccessibility() throws {
        let written = try folder.read(Self.configuration)
        let committed = try String(contentsOfFile: "\(Self.original)/snapgen.yml", encoding: .utf8)
        let start = try #require(committed.range(of: "\n# The schemas of accessibility keys"))
        try folder.write(written + committed[start.lowerBound...], to: Self.configuration)
    }

    private static let configuration = "Examples/TravelProject/snapgen.yml"

    private func contents() throws -> [String: Data] {
        let prefix = "Examples/TravelProject/"
        return try folder.files.filter { $0.hasPrefix(prefix) }.reduce(into: [:]) { contents, name in
            contents[String(name.dropFirst(prefix.count))] = try Data(contentsOf: URL(filePath: folder.path(name)))
        }
    }

    private func record() throws {
        for name in Self.written + [".gitignore"] {
            let original = "\(Self.original)/\(name)"
            try? FileManager.default.removeItem(atPath: original)
            try FileManager.default.copyItem(atPath: "\(path)/\(name)", toPath: original)
        }
        Issue.record("Recorded the files of the example.")
    }

    private static let written = [
        "snapgen.yml", ".gitattributes", ".github", "Travel/Generated", "TravelTests/Generated",
        "TravelUITests/Generated",
    ]

    /// Removes what snapgen has written, as if it had never been used.
    private func removeSnapgen() throws {
        for name in Self.written { try? remove(name) }
        let lines = try folder.read("Examples/TravelProject/.gitignore").components(separatedBy: "\n# snapgen init")
        try folder.write(lines[0], to: "Examples/TravelProject/.gitignore")
    }

    private func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }
}
