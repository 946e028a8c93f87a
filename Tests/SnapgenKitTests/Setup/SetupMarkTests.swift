import Testing

@testable import SnapgenKit

@Suite("The marks of what 'snapgen init' has written")
struct SetupMarkTests {
    @Test(
        "an addition is removed so that the file is as before, whatever its end",
        arguments: ["", "a", "a\n", "a\n\n\n"])
    func addition(file: String) {
        let added = SetupMark.adding("b\nc\n", to: file)
        #expect(added.contains("\nb\nc\n"))
        #expect(SetupMark.hasAddition(added))
        #expect(SetupMark.removingAddition(from: added) == file)
        #expect(SetupMark.removingAddition(from: added + "later\n") == file + "later\n")
    }

    @Test("a changed addition is kept")
    func changed() {
        let added = SetupMark.adding("b\n", to: "a\n")
        #expect(SetupMark.removingAddition(from: added.replacing("\nb\n", with: "\nB\n")) == nil)
        #expect(SetupMark.removingAddition(from: "a\n") == nil)
    }

    @Test("a file is recognised while it is unchanged, also with other ends of lines")
    func file() {
        let file = SetupMark.file("a\nb\n")
        #expect(SetupMark.isUnchanged(file: file) == true)
        #expect(SetupMark.isUnchanged(file: file.replacing("\n", with: "\r\n")) == true)
        #expect(SetupMark.isUnchanged(file: file + "c\n") == false)
        #expect(SetupMark.isUnchanged(file: "a\nb\n") == nil)
    }
}
