/// The commit that is checked out, as files of a folder `.git` state it (gitrepository-layout).
package enum GitHead {
    /// - Parameter lines: Returns the lines of a file in the folder.
    package static func commit(_ lines: (String) -> [String]) -> String? {
        guard let head = lines("HEAD").first else { return nil }
        guard head.hasPrefix("ref: ") else { return hash(head) }
        let name = String(head.dropFirst(5))
        if name.hasPrefix("/") || name.split(separator: "/").contains("..") { return nil }
        if let hash = lines(name).first.flatMap(hash) { return hash }
        return lines("packed-refs").first { $0.hasSuffix(" \(name)") }
            .flatMap { $0.split(separator: " ").first.map(String.init) }.flatMap(hash)
    }

    package static func hash(_ text: String) -> String? {
        text.utf8.count >= 40 && text.allSatisfy(\.isHexDigit) ? text : nil
    }
}
