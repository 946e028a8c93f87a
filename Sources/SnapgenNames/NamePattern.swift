/// Patterns for the names of references, of which the first whose placeholders all have values applies.
///
///     {function}.{name}-{device} | {function}.{device}-{index}
package struct NamePattern: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case text(String)
        case placeholder(String)
        /// The dot between the two texts that swift-snapshot-testing makes a name of.
        case dot
    }

    /// As written.
    package let text: String
    /// The folder without the `/` behind it, also as written.
    package private(set) var folders: [[Part]] = []
    package private(set) var alternatives: [[Part]] = []
    /// Values by placeholder, with the words for them: `pseudo` for `doubleLength` in `{locale:doubleLength=pseudo}`.
    package private(set) var words: [String: [String: String]] = [:]

    /// The value of a placeholder that stands for any text.
    package static let anyText = "\u{200D}\u{200D}"

    package init(_ text: String) {
        self.text = text
        for alternative in text.split(separator: "|", omittingEmptySubsequences: false) {
            let folder = alternative.lastIndex(of: "/").map { alternative[..<$0] }
            let file = folder.map { alternative[$0.endIndex...].dropFirst() } ?? alternative
            folders.append(parts(of: folder ?? "", inFolder: true))
            alternatives.append(parts(of: file, inFolder: false))
        }
    }

    private mutating func parts(of text: Substring, inFolder: Bool) -> [Part] {
        var parts: [Part] = []
        var rest = text.drop { $0 == " " }
        while rest.last == " " { rest.removeLast() }
        while let first = rest.first {
            if first == "{", let end = rest.firstIndex(of: "}") {
                parts.append(.placeholder(placeholder(rest[..<end].dropFirst())))
                rest = rest[end...].dropFirst()
            } else if first == ".", !inFolder {
                parts.append(.dot)
                rest.removeFirst()
            } else {
                let literal = rest.dropFirst().prefix { $0 != "{" && ($0 != "." || inFolder) }
                parts.append(.text(String(rest[..<literal.endIndex])))
                rest = rest[literal.endIndex...]
            }
        }
        return parts
    }

    private mutating func placeholder(_ text: Substring) -> String {
        let name = String(text.prefix { $0 != ":" })
        for pair in text.dropFirst(name.count + 1).split(separator: ",") {
            let sides = pair.split(separator: "=", maxSplits: 1)
            if sides.count == 2 { words[name, default: [:]][String(sides[0])] = String(sides[1]) }
        }
        return name
    }

    /// Returns both texts that swift-snapshot-testing makes a name of, made safe for files as it does.
    ///
    /// In the last pattern, a sample without a name has its number, and other values that are missing are empty.
    package func name(_ values: [String: String]) -> (test: String, sample: String) {
        let fitting = alternatives.first { $0.allSatisfy { part in part.placeholder.map { values[$0] != nil } ?? true } }
        let halves = (fitting ?? alternatives.last ?? []).split(separator: .dot, omittingEmptySubsequences: false)
        let texts = halves.map { half in LibraryName.fileName(half.map { $0.text(values) }.joined()) }
        let number = values["step"] ?? ""
        let filled = texts.map { $0.isEmpty ? number : $0 }
        return (filled.first ?? number, filled.count > 1 ? filled[1] : number)
    }
}

extension NamePattern.Part {
    package var placeholder: String? { if case .placeholder(let name) = self { name } else { nil } }

    fileprivate func text(_ values: [String: String]) -> String {
        switch self {
        case .text(let text): text
        case .placeholder(let name): values[name] ?? (name == "name" ? values["step"] : nil) ?? ""
        case .dot: ""
        }
    }
}

extension NamePattern {
    /// The values of a sample, which is counted from 1.
    package static func values(name: String?, number: Int) -> [String: String] {
        var values = ["step": "\(number)", "index": "\(number - 1)"]
        values["name"] = name
        return values
    }
}
