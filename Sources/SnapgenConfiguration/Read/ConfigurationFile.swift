package import SnapgenModel

package struct ConfigurationFile: Sendable {
    static let longest = 1_000_000

    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The content without a byte order mark; throws where it is too long or no UTF-8.
    package func text() throws(DiagnosticError) -> String {
        guard bytes.count <= Self.longest else {
            throw DiagnosticError(
                Diagnostic(
                    .badYAML, .error, "the file is larger than 1 MB, too large for a configuration", path: path))
        }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        // Decoding mends what is invalid, so it changes the bytes there and nowhere else.
        let text = String(decoding: content, as: UTF8.self)
        guard text.utf8.elementsEqual(content) else {
            let valid = zip(text.utf8, content).prefix { $0 == $1 }.map(\.1)
            let place = TextPlace(after: String(decoding: valid, as: UTF8.self))
            throw DiagnosticError(
                place.diagnostic(.badYAML, "the file is not valid UTF-8 from here on; save it as UTF-8", in: path))
        }
        return text
    }
}
