/// Texts that expose mistakes of code generators, the same in every run.
package enum NastyText {
    package static let all = written + random + mixed

    private static let written = [
        "", " ", "plain", "\"", "\\", "\\(x)", "\\(print(1))", "\"\"\"", "#\"", "\"#", "\\u{41}", "\\n", "\n",
        "\r", "\r\n", "\t", "\0", "\u{1}", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{2028}", "\u{2029}",
        "\u{FEFF}", "*/", "/*", "//", "{{x}}", "{% include %}", "{#", "$(id)", "`", "`id`", "class", "self",
        "init", "3", "3a", "_", "__", "a-b", "a b", "a.b", "é", "e\u{301}", "\u{301}", "\u{301}a", "🙂", "👨‍👩‍👧",
        "❤️", "🇩🇪", "日本語", "١٢٣", "İı", "ß", "ﬁ", "\u{202A}a\u{202C}", "\u{202E}evil\u{202C}",
        "\u{2066}a\u{2069}", "\u{200B}", "\u{200D}", "a\u{200F}b", "\u{E000}", "\u{10FFFD}", "\u{1F3FB}",
        "t\u{1F3FB}o", "%s %d", "%@", "'", "''", "&amp;", "<b>", "../x", "~", "CON", "trailing.", "-leading",
        "Type", "Protocol", "Any", "Self", "await", "true", "nil", "#if", "@available",
        String(repeating: "long ", count: 2000),
    ]

    /// The random texts, in which difficult scalars are frequent.
    private static let random: [String] = {
        var generator = SplitMix64(state: 20_260_101)
        return (0..<300).map { _ in text(&generator) }
    }()

    /// Random texts of several parts that mean something in a language.
    private static let mixed: [String] = {
        var generator = SplitMix64(state: 20_261_124)
        return (0..<200).map { _ in
            let count = Int(generator.next() % 5) + 1
            return (0..<count).map { _ in parts[Int(generator.next() % UInt64(parts.count))] }.joined()
        }
    }()

    private static let parts = [
        "a", "B7", " ", "\n", "\r", "\r\n", "\n\n", "\t", "\0", "\u{1B}[31m", "\u{85}", "\u{2028}", "\u{FFFE}",
        "\u{301}", "\u{20DD}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{3164}", "🙂", "👨‍👩‍👧", "日本", "${{ x }}",
        "${{", "}}", "${X}", "$${", "$(id)", "`id`", "`", "'", "\"", "\\", "<!--", "-->", "]]>", "<b>", "&",
        "&lt;", "*/", "/*", "//", "#{", ": ", "- ", "? ", ", ", "[", "]", "{", "}", "~", "null", "yes", "No",
        "0x1F", "1_000", "1e3", ".inf", "012", "=", "<<", "@user", "#12", "%0A", "%25", "::error::", "::", "!",
        "*", "|", ">", "---", "...", "-", "--", "\\(x)", "\"\"\"", ";", "&&",
    ]

    private static let painful = Array("\"\\(){}%#`\n\r\t\0 '$/*".unicodeScalars) + ["\u{202E}", "\u{2028}", "\u{301}"]

    private static func text(_ generator: inout SplitMix64) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int(generator.next() % 12) { scalars.append(scalar(&generator)) }
        return String(scalars)
    }

    private static func scalar(_ generator: inout SplitMix64) -> Unicode.Scalar {
        let number = generator.next()
        guard number % 2 == 0 else { return painful[Int(number / 2 % UInt64(painful.count))] }
        let planes: [UInt64] = [0x80, 0x800, 0x3000, 0x10000, 0x110000]
        return Unicode.Scalar(UInt32(generator.next() % planes[Int(number / 2 % 5)])) ?? "x"
    }
}
