import SnapgenNames
import Testing

@Suite("LabelNames")
struct LabelNamesTests {
    @Test("a label names its sample as far as a file's name can hold it")
    func safeNames() {
        #expect(LabelNames.names(for: ["empty", "half full!", nil, "🙂"]) == ["empty", "half-full", nil, nil])
    }

    @Test(
        "labels that are alike name no sample, none of them",
        arguments: [["a", "A"], ["a b", "a-b"], ["é", "e\u{301}"]])
    func alike(labels: [String]) {
        #expect(LabelNames.names(for: labels) == [nil, nil])
    }

    @Test("a label that looks like a number names no sample")
    func numbers() {
        #expect(LabelNames.names(for: ["2", "two"]) == [nil, "two"])
    }
}
