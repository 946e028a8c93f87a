import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen status")
struct StatusTests {
    private static let references = ["Cart.full.txt": "a", "Basket.full.txt": "b", "Open.1.txt": "c"]

    /// Returns the states of the references in the JSON of a run, with the paths where their files are.
    private func states(_ run: SnapgenProcess) throws -> [String] {
        guard case .list(let items)? = try JSONValue(parsing: run.output)["references"] else { return [] }
        return items.map { item in
            let parts = ["state", "case", "source"].compactMap { key -> String? in
                guard case .text(let text)? = item[key] else { return nil }
                return text
            }
            return parts.joined(separator: " ").replacing("AppTests/App/", with: "").replacing(
                "__Snapshots__/", with: "")
        }
    }

    @Test("lists what is missing, orphaned and unknown, with the counts and the next step")
    func text() throws {
        let folder = try ReviewProject.make(Self.references)
        let run = try SnapgenProcess.run("status", in: folder.path)
        #expect(run.status == 0)
        let path = ReviewProject.folder
        #expect(
            run.output == """
                  missing   \(path)/Cart.empty.txt   Sources/App/Cart.swift:1
                  orphaned  \(path)/Basket.full.txt  1 B
                  unknown   \(path)/Open.1.txt       samples of 'Open' are known at run time
                1 present, 1 missing, 1 orphaned, 1 unknown; 3 B

                """)
        #expect(run.error.contains("Sources/App/Cart.swift:1:8: warning: the reference"), "\(run.error)")
        #expect(run.error.contains("\(path)/Basket.full.txt: warning: the reference"), "\(run.error)")
        #expect(run.error.hasSuffix("Next: 'snapgen prune' lists what it would remove.\n"))
    }

    @Test("with --strict, fails if something is missing, and succeeds if all references are there")
    func strict() throws {
        let folder = try ReviewProject.make(Self.references)
        #expect(try SnapgenProcess.run("status", "--strict", in: folder.path).status == 1)
        try folder.write("", to: "\(ReviewProject.folder)/Cart.empty.txt")
        try FileManager.default.removeItem(atPath: folder.path("\(ReviewProject.folder)/Basket.full.txt"))
        let run = try SnapgenProcess.run("status", "--strict", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
    }

    @Test("a run tells samples that are known at run time, and where a renamed reference was")
    func results() throws {
        let lines =
            ReviewProject.line("passed", "Open.1.txt")
            + ReviewProject.line("new", "Cart.empty.txt", actual: "artifacts/x.txt")
        for (results, arguments) in [(".build/snapgen", []), ("Results", ["--results", "Results"])] {
            let folder = try ReviewProject.make(
                Self.references, ["\(results)/results.jsonl": lines, "\(results)/artifacts/x.txt": "b"])
            let run = try SnapgenProcess.run(["status", "--format", "json"] + arguments, in: folder.path)
            #expect(
                try states(run) == [
                    "renamed Cart.empty.txt Basket.full.txt", "present Cart.full.txt", "present Open.1.txt",
                ])
        }
    }
}
