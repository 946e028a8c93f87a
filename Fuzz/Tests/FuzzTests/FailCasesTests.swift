import Foundation
import SnapgenFuzz
import SnapgenTestSupport
import Testing

@Suite("Inputs that once failed, in snapgen or in similar tools")
struct FailCasesTests {
    @Test("pass", arguments: FuzzTarget.allCases)
    func replay(target: FuzzTarget) throws {
        let folder = Repository.root.appending(path: "Fuzz/FailCases/\(target.rawValue)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(!names.isEmpty)
        for name in names {
            let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
            #expect(throws: Never.self, "\(target)/\(name)") { try target.checkOnLargeStack(bytes) }
        }
    }
}
