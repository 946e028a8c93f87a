/// A namespace for the line breaks of references.
enum SnapshotText {
    /// Returns the text with a line break at its end, which editors and `git diff` expect.
    static func ended(_ text: String) -> String {
        text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
    }

    /// Returns the text with `\n` in place of `\r\n`, which Git writes if `core.autocrlf` is set.
    static func withPlainLineBreaks(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
