import SnapgenNames

package enum ShellWord {
    /// Returns a text as one word of a shell command, in quotes if necessary.
    ///
    /// A text with characters that cannot be seen is the output of `printf`, so that a command can be read and copied.
    package static func quoted(_ text: String) -> String {
        // To zsh, a word that begins with '=' is the path of a command.
        if !text.isEmpty, text.utf8.first != UInt8(ascii: "="), text.utf8.allSatisfy(isPlain) { return text }
        if text.unicodeScalars.contains(where: VisibleText.isHidden) { return printed(text) }
        // A quote with an accent behind it is another character, but the same scalar.
        return "'\(text.unicodeScalars.replacing("'".unicodeScalars, with: "'\\''".unicodeScalars))'"
    }

    private static func printed(_ text: String) -> String {
        let bytes = text.utf8.map { byte in
            if isPlain(byte), byte != UInt8(ascii: "-") { return String(Unicode.Scalar(byte)) }
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
        let end = bytes.reversed().prefix { $0 == "\\012" }.map { _ in "\n" }.joined()
        // The shell takes line breaks off the end of an output.
        return "\"$(printf '\(bytes.dropLast(end.utf8.count).joined())')\"" + (end.isEmpty ? "" : "'\(end)'")
    }

    package static func command(_ name: String, _ paths: [String]) -> String {
        (["snapgen", name] + paths.map(quoted)).joined(separator: " ")
    }

    private static func isPlain(_ byte: UInt8) -> Bool { byte.isOfPlainWord || "-./+,:@=".utf8.contains(byte) }
}

extension String {
    /// The path in which all bytes except unreserved characters and slashes are escaped (RFC 3986, 2.1).
    package var escapedPath: String {
        utf8.map { byte in
            if byte.isOfPlainWord || "-.~/".utf8.contains(byte) { return String(Unicode.Scalar(byte)) }
            return (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
