import Testing

@testable import SnapgenTesting

@Suite("The text of accessibility elements")
struct SnapgenAccessibleElementTests {
    @Test("an element is its role, its quoted label and value, and its states; the rest is below it")
    func lines() {
        let element = SnapgenAccessibleElement(
            traits: ["button", "image", "selected"], label: "Ada \"the first\"", value: "3\nAda's \u{2028}messages\t",
            speech: "Selected. Ada. Button.", hint: "Opens the chat", actions: ["Delete", "Mute"])
        #expect(
            element.lines == [
                #"- button "Ada \"the first\"": "3\nAda's \u{2028}messages\u{9}" [image, selected]"#,
                #"  says "Selected. Ada. Button.""#,
                #"  hint "Opens the chat""#,
                #"  action "Delete""#,
                #"  action "Mute""#,
            ])
        #expect(SnapgenAccessibleElement().lines == ["- element"])
        #expect(SnapgenAccessibleElement(traits: ["dimmed"], label: "").lines == ["- element [dimmed]"])
    }

    @Test("a view without elements is a failure with the next step, unless it may be empty")
    func empty() throws {
        let problem = #expect(throws: SnapshotProblem.self) {
            try SnapgenAccessibleElement.text(of: [], allowsEmpty: false)
        }
        #expect(problem?.message.contains("'allow_blank'") == true)
        #expect(try SnapgenAccessibleElement.text(of: [], allowsEmpty: true) == "no elements")
    }
}
