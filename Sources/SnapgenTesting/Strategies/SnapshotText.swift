/// What holds for the text of every reference.
enum SnapshotText {
    /// The text with a line break at its end, as editors and `git diff` want it.
    static func ended(_ text: String) -> String {
        text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
    }

    /// The text with `\n` for every `\r\n`, which git writes into a working copy where `core.autocrlf` is set.
    static func withPlainLineBreaks(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
