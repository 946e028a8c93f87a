import Foundation
import SnapgenFuzz
import SnapgenTestSupport
import Testing

@Suite("Broken previews")
struct SwiftMutatorTests {
    /// The number of mutants.
    ///
    /// `SNAPGEN_MUTANTS=1000000 Scripts/test fuzz` tries more.
    private static let count = ProcessInfo.processInfo.environment["SNAPGEN_MUTANTS"].flatMap(Int.init) ?? 200

    @Test("pass", arguments: [1, 2] as [UInt64])
    func mutants(seed: UInt64) throws {
        var mutator = SwiftMutator(files: Repository.seeds.previews, seed: seed)
        for _ in 0..<Self.count / 2 {
            let mutant = mutator.mutant()
            #expect(throws: Never.self, "\(String(decoding: mutant, as: UTF8.self))") {
                try FuzzTarget.scan.checkOnLargeStack(mutant)
            }
        }
    }
}
