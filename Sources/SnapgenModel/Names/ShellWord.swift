/// A namespace for quoting words of a shell command.
public enum ShellWord {
    /// Returns a text as one word of a shell command, in quotes if necessary.
    ///
    ///     ShellWord.quoted("Tests/a.png")  // Tests/a.png
    ///     ShellWord.quoted("it's")         // 'it'\\''s'
    public static func quoted(_ text: String) -> String {
        // To zsh, a word that begins with '=' is the path of a command.
        let isPlain = !text.isEmpty && !text.hasPrefix("=") && text.utf8.allSatisfy(isPlain)
        return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
    }

    /// Returns a command of snapgen with paths.
    ///
    ///     ShellWord.command("scan", ["My App"])  // snapgen scan 'My App'
    public static func command(_ name: String, _ paths: [String]) -> String {
        (["snapgen", name] + paths.map(quoted)).joined(separator: " ")
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_-./+,:@=".utf8.contains(byte)
        }
    }
}
