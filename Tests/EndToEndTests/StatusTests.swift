import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen status")
struct StatusTests {
    @Test("lists what is missing, orphaned and unknown with the next step, and fails with --strict if something is")
    func text() throws {
        let folder = try ReviewProject.make(["Cart.full.txt": "a", "Basket.full.txt": "b", "Open.1.txt": "c"])
        let run = try folder.succeed("status")
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
        #expect(try folder.snapgen("status --strict").status == 1)
        try folder.write("", to: "\(path)/Cart.empty.txt")
        try FileManager.default.removeItem(atPath: folder.path("\(path)/Basket.full.txt"))
        try folder.succeed("status --strict")
    }
}
