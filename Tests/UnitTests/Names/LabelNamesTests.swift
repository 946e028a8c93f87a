import SnapgenNames
import Testing

@Suite("LabelNames")
struct LabelNamesTests {
    @Test(
        "a label names its sample as far as a file's name can hold it, but one like another or like a number names none",
        arguments: [
            (["empty", "half full!", nil, "🙂"], ["empty", "half-full", nil, nil]), (["a", "A"], [nil, nil]),
            (["a b", "a-b"], [nil, nil]), (["é", "e\u{301}"], [nil, nil]), (["2", "two"], [nil, "two"]),
        ] as [([String?], [String?])])
    func names(labels: [String?], names: [String?]) {
        #expect(LabelNames.names(for: labels) == names)
    }
}
