/// Patterns for the names of references, of which the first whose placeholders all have values applies.
///
///     {function}.{name}-{device} | {function}.{device}-{index}
package struct NamePattern: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case text(String)
        case placeholder(String)
        /// The dot between the two texts of which swift-snapshot-testing makes a name.
        case dot
    }

    /// The patterns as written.
    package let text: String
    package private(set) var folders: [[Part]] = []
    package private(set) var names: [[Part]] = []
    /// The known values of placeholders, such as those of an entry.
    package var values: [String: String] = [:]
    /// The names of values by placeholder: `pseudo` for `doubleLength` in `{locale:doubleLength=pseudo}`.
    private var words: [String: [String: String]] = [:]

    package init(_ text: String) {
        self.text = text
        for alternative in text.split(separator: "|", omittingEmptySubsequences: false) {
            let slash = alternative.lastIndex(of: "/")
            folders.append(parts(of: slash.map { alternative[..<$0] } ?? "", hasDots: false))
            names.append(parts(of: slash.map { alternative[$0...].dropFirst() } ?? alternative, hasDots: true))
        }
    }

    private mutating func parts(of text: Substring, hasDots: Bool) -> [Part] {
        var parts: [Part] = []
        var rest = text.drop { $0 == " " }
        while rest.last == " " { rest.removeLast() }
        while let first = rest.first {
            if first == "{", let end = rest.firstIndex(of: "}") {
                parts.append(.placeholder(placeholder(rest[..<end].dropFirst())))
                rest = rest[end...].dropFirst()
            } else if first == ".", hasDots {
                parts.append(.dot)
                rest.removeFirst()
            } else {
                let end = rest.dropFirst().firstIndex { $0 == "{" || $0 == "." && hasDots } ?? rest.endIndex
                parts.append(.text(String(rest[..<end])))
                rest = rest[end...]
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

    /// Returns both texts of a sample's name, made safe for files as swift-snapshot-testing does.
    ///
    /// In the last pattern, a sample without a name has its number, and other values that are missing are empty.
    package func name(
        of sample: String?, number: Int, in environment: [String: String]
    ) -> (test: String, sample: String) {
        var values = values.merging(environment) { $1 }
        (values["name"], values["step"], values["index"]) = (sample, "\(number)", "\(number - 1)")
        let complete = names.first { parts in parts.allSatisfy { $0.placeholder.map { values[$0] != nil } ?? true } }
        values["name"] = sample ?? values["step"]
        return name(complete ?? names[names.count - 1], values)
    }

    package func name(_ parts: [Part], _ values: [String: String]) -> (test: String, sample: String) {
        let texts = parts.split(separator: .dot, omittingEmptySubsequences: false).map { half in
            LibraryName.fileName(text(of: half, values))
        }
        return (texts[0], texts.dropFirst().joined(separator: "-"))
    }

    package func text(of parts: some Sequence<Part>, _ values: [String: String]) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .placeholder(let name): values[name].map { words[name]?[$0] ?? $0 } ?? ""
            case .dot: "."
            }
        }.joined()
    }
}

extension NamePattern.Part {
    package var placeholder: String? { if case .placeholder(let name) = self { name } else { nil } }
}
