/// Texts as one word of a command line.
enum ShellWord {
    /// A text in quotes, unless a shell takes it as it is.
    ///
    ///     ShellWord.quoted("Tests/a.png")  // Tests/a.png
    ///     ShellWord.quoted("it's")         // 'it'\\''s'
    static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
        return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_-./+,:@".utf8.contains(byte)
        }
    }
}
