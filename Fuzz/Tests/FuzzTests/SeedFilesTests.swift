import SnapgenFuzz
import SnapgenTestSupport
import Testing

@Suite("Seeds")
struct SeedFilesTests {
    @Test("pass", arguments: FuzzTarget.allCases)
    func seeds(target: FuzzTarget) {
        let inputs = Repository.seeds.inputs(for: target)
        #expect(inputs.count > 20)
        for input in inputs {
            #expect(throws: Never.self, "\(String(decoding: input.prefix(200), as: UTF8.self))") {
                try target.checkOnLargeStack(input)
            }
        }
    }
}
