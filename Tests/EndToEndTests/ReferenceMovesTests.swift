import Foundation
import SnapgenTestSupport
import Testing

@Suite("The script of moved references")
struct ReferenceMovesTests {
    private static let old = "__Snapshots__/AppTests/Old"
    private static let environments = ".snapgen-environments"

    @Test("it works in a folder of the project, and a move that fails adds no environment")
    func script() throws {
        let project = try ReviewProject.make(
            ["Cart.full.txt": ""], ["\(Self.old)/\(Self.environments)": "Cart.empty.txt\tiOS 18\n"])
        try ProgramRecorder.makeRepository(at: project.path)
        try project.write("", to: "\(Self.old)/Cart.empty.txt")
        let sources = project.path("Sources")
        let script = try SnapgenProcess.run("prune", "--moves", in: sources).output
        let run = Command(arguments: ["sh", "-c", script], folder: URL(filePath: sources))
        let before = project.files
        #expect(try run.run().status != 0)
        #expect(project.files == before)
        #expect(try ProgramRecorder.git(["add", "."], in: project.path).status == 0)
        try run.succeed()
        #expect(try project.read("\(ReviewProject.folder)/\(Self.environments)") == "Cart.empty.txt\tiOS 18\n")
        #expect(project.exists("\(ReviewProject.folder)/Cart.empty.txt"))
        let pruned = try SnapgenProcess.run("prune", "--delete", in: sources)
        #expect(pruned.status == 0 && !project.exists(Self.old), "\(pruned)")
    }
}
