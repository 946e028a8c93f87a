import Testing

@testable import SnapgenModel

@Suite("Suggestion")
struct SuggestionTests {
    @Test(
        "a message names what is near, else what there is",
        arguments: [
            ("skp", ["skip"], "; did you mean 'skip'?"), ("SKIP", ["skip"], "; did you mean 'skip'?"),
            ("presicion", ["precision", "batch"], "; did you mean 'precision'?"),
            ("zzzz", ["batch", "skip"], "; known are 'batch' and 'skip'"), ("x", [], ""),
        ])
    func phrase(typed: String, known: [String], phrase: String) {
        #expect(Suggestion.phrase(for: typed, in: known) == phrase)
    }
}
