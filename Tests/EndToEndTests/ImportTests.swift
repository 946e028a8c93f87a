import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen import")
struct ImportTests {
    private static let previews = """
        import Prefire
        import SwiftUI

        struct AuthView_Previews: PreviewProvider, PrefireProvider {
            static var previews: some View {
                AuthView()
                AuthView(isBusy: true).previewDisplayName("It's busy")
            }
        }
        """

    private static let prefire = """
        test_configuration:
          - target: App
          - snapshot_devices:
              - iPhone 15
          - imports: [UIKit]
        """

    private static let old = "Tests/AppTests/__Snapshots__/PreviewTests.generated"
    private static let new = "__Snapshots__/AppTests/App"

    private func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(
            [
                "Package.swift": "", "Sources/App/AuthView.swift": Self.previews,
                "Tests/AppTests/.prefire.yml": Self.prefire,
            ].merging(files) { $1 })
    }

    private func references(in folder: TemporaryFolder) throws -> [String] {
        let plan = try folder.succeed("plan --quiet")
        return plan.output.split(separator: "\n").filter { $0.hasSuffix(".png") }.map { $0.drop { $0 == " " } + "" }
    }

    @Test("keeps the names and prints the moves to snapgen's names")
    func wholeWay() throws {
        let names = ["test_authView-iPhone-15.1.png", "It-s-busy-iPhone-15.1.png"]
        let folder = try project(Dictionary(uniqueKeysWithValues: names.map { ("\(Self.old)/\($0)", $0) }))
        try ProgramRecorder.makeRepository(at: folder.path)
        try folder.succeed("import prefire --output snapgen.yml")
        #expect(try references(in: folder) == names.map { "\(Self.old)/\($0)" })

        let moves = try folder.snapgen("import prefire --moves")
        #expect(
            moves.output == """
                mkdir -p -- \(Self.new)
                git mv -- \(Self.old)/It-s-busy-iPhone-15.1.png \(Self.new)/AuthView-iPhone-15.It-s-busy.png
                git mv -- \(Self.old)/test_authView-iPhone-15.1.png \(Self.new)/AuthView-iPhone-15.1.png

                """)
        let shell = try SnapgenProcess.run(URL(filePath: "/bin/sh"), ["-c", moves.output], in: folder.path)
        #expect(shell.status == 0, "\(shell.error)")

        let lines = try folder.read("snapgen.yml").split(separator: "\n")
        let kept = lines.filter { !$0.hasPrefix("naming:") && !$0.hasPrefix("references:") }
        #expect(kept.count == lines.count - 2)
        try folder.write(kept.joined(separator: "\n"), to: "snapgen.yml")
        let references = try references(in: folder)
        #expect(references.count == 2)
        for (reference, name) in zip(references, names) { #expect(folder.text(reference) == name) }
    }

    @Test("replaces a file only with --force")
    func force() throws {
        let folder = try project(["snapgen.yml": "record: all\n"])
        let refused = try folder.snapgen("import prefire --output snapgen.yml")
        #expect(refused.status == 73)
        #expect(refused.error.contains("snapgen.yml: error: exists already; --force replaces it"))
        #expect(try folder.read("snapgen.yml") == "record: all\n")
        try folder.succeed("import prefire --output snapgen.yml --force")
        #expect(try folder.read("snapgen.yml").contains("naming: prefire"))
    }

    @Test(
        "without such tests, or with those of several targets, the error names them",
        arguments: ["snapshot-previews", "suites"])
    func noTests(tool: String) throws {
        let suite = "class A: SnapshotTest { func testA() { A_Previews.test() } }"
        let folder = try TemporaryFolder(AppProject.files(hosted: ["AppTests", "KitTests"]))
        let none = try SnapgenProcess.run("import", tool, in: folder.path)
        #expect(none.status == 2)
        #expect(none.error.contains("searched: 'AppTests', 'KitTests'"), "\(none.error)")
        for target in ["AppTests", "KitTests"] { try folder.write(suite, to: "\(target)/T.swift") }
        let several = try SnapgenProcess.run("import", tool, in: folder.path)
        #expect(several.error.contains("choose one with --target"), "\(several.error)")
        let chosen = try SnapgenProcess.run("import", tool, "--target", "KitTests", in: folder.path)
        #expect(chosen.status == 0 && chosen.output.contains("target: KitTests"), "\(chosen.error)")
    }
}
