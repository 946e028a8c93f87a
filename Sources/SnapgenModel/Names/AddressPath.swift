package enum AddressPath {
    /// Returns a path in which all bytes except unreserved characters and slashes are escaped (RFC 3986, 2.1).
    ///
    ///     AddressPath.escaped("My App/a.swift")  // My%20App/a.swift
    package static func escaped(_ path: String) -> String {
        path.utf8.map { byte in
            let character = Character(Unicode.Scalar(byte))
            if character.isASCII, character.isLetter || character.isNumber || "-._~/".contains(character) {
                return String(character)
            }
            return (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
