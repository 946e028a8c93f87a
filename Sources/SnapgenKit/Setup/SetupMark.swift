import SnapgenModel

/// The comments by which `snapgen init --undo` recognises what `snapgen init` has written.
///
/// They are the first line of a new file, and the lines around an addition to a file. Both contain a digest of the text, so
/// that changed text is kept. All files in question have comments that begin with `#`.
enum SetupMark {
    /// Returns the text of a new file.
    static func file(_ text: String) -> String {
        "\(fileMark)\(digest(of: text)); 'snapgen init --undo' removes it while it is unchanged.\n\(text)"
    }

    /// Returns whether a file was written by `init` and has not been changed since.
    ///
    /// - Returns: `nil` if the file was not written by `init`.
    static func isUnchanged(file text: String) -> Bool? {
        let text = normalized(text)
        guard text.hasPrefix(fileMark), let end = text.firstIndex(of: "\n") else { return nil }
        let rest = text[text.index(after: end)...]
        return text.dropFirst(fileMark.count).hasPrefix(digest(of: String(rest)) + ";")
    }

    /// Returns a file with an addition at its end.
    static func adding(_ text: String, to file: String) -> String {
        let isEnded = file.isEmpty || file.hasSuffix("\n")
        let begin = "\(beginMark)\(digest(of: text))\(isEnded ? "" : unended)"
        return file + (isEnded ? "" : "\n") + "\n\(begin)\n\(text)\(endMark)\n"
    }

    /// Removes an addition, so that the rest is as it was before.
    ///
    /// - Returns: `nil` if there is no addition or it has been changed.
    static func removingAddition(from file: String) -> String? {
        guard let begin = file.firstRange(of: "\n\(beginMark)")?.lowerBound,
            let end = file[begin...].firstRange(of: "\n\(endMark)\n")
        else { return nil }
        let lines = file[file.index(after: begin)..<file.index(after: end.lowerBound)]
        let heading = lines.prefix { $0 != "\n" }
        let text = String(lines.dropFirst(heading.count + 1))
        let isEnded = !heading.hasSuffix(unended)
        guard heading == "\(beginMark)\(digest(of: text))\(isEnded ? "" : unended)" else { return nil }
        var before = String(file[..<begin])
        if !isEnded { before.removeLast() }
        return before + file[end.upperBound...]
    }

    /// Returns whether a file has an addition, changed or not.
    static func hasAddition(_ file: String) -> Bool { file.contains("\n\(beginMark)") }

    private static let fileMark = "# Written by 'snapgen init', digest "
    private static let beginMark = "# snapgen init: begin "
    private static let endMark = "# snapgen init: end"
    private static let unended = ", after an unended line"

    private static func digest(of text: String) -> String {
        var text = normalized(text)
        return text.withUTF8 { SipHash.digest(of: $0, .published).hexadecimal }
    }

    /// Git and editors may change the ends of lines.
    private static func normalized(_ text: String) -> String {
        String(decoding: text.utf8.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
}
