import Testing

@testable import SnapgenModel

@Suite("Suggestion")
struct SuggestionTests {
    @Test(
        "finds what was meant",
        arguments: [
            ("bacth", "batch"), ("iphone13", "iPhone13"), ("presicion", "precision"), ("extneded", "extended"),
        ])
    func nearest(typed: String, meant: String) {
        let known = ["batch", "precision", "extended", "iPhone13", "skip"]
        #expect(Suggestion.nearest(to: typed, in: known).first == meant)
    }

    @Test(
        "says what is near, else what there is",
        arguments: [
            ("skp", ["skip"], "; did you mean 'skip'?"), ("zzzz", ["batch", "skip"], "; known are 'batch' and 'skip'"),
            ("x", [], ""),
        ])
    func phrase(typed: String, known: [String], phrase: String) {
        #expect(Suggestion.phrase(for: typed, in: known) == phrase)
    }
}
