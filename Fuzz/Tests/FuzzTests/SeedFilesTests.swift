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

    @Test("encode the files that they are made of")
    func files() {
        let texts = ["struct A {}\n", "", "//+\nstruct B {}\r\n//+", "c"]
        let files = zip(["App", "Kit", "App", "Kit"], texts).map { (module: $0, bytes: Array($1.utf8)) }
        let sources = FuzzSources(FuzzSources.input(of: files))
        #expect(sources.files.map { String(decoding: $0.bytes, as: UTF8.self) } == texts)
        #expect(sources.files.map(\.module) == ["App", "Kit", "App", "Kit"])
    }
}
