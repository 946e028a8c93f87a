import SnapgenTestSupport

/// Makes random Swift code with everything that a change of line breaks, spaces or quotes would damage.
struct CodeMaker {
    private var random: SplitMix64
    private var depth = 0

    init(seed: UInt64) { random = SplitMix64(state: seed) }

    mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

    mutating func flag() -> Bool { number(below: 2) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }
}

// MARK: - Expressions

extension CodeMaker {
    /// An expression whose further lines begin with some indentation.
    mutating func expression(_ indentation: String = "        ", inline: Bool = false) -> String {
        depth += 1
        defer { depth -= 1 }
        let inner = indentation + pick(["", "    ", "\t"])
        if depth > 3 { return atom() }
        switch number(below: inline ? 8 : 12) {
        case 0, 1: return atom()
        case 2, 3: return string(inner, inline: inline)
        case 4:
            return
                "make(\(gap(inline: inline, inner))\(expression(inner, inline: inline)), of: \(expression(inner, inline: inline)))"
        case 5:
            return
                "[\(expression(inner, inline: inline)),\(gap(inline: inline, inner))\(expression(inner, inline: inline))]"
        case 6: return "(flag ? \(expression(inner, inline: inline)) : \(expression(inner, inline: inline)))"
        case 7: return "{ [text = \(expression(inner, inline: inline))] in text }"
        case 8: return "make()\n\(inner)// why\n\(inner).dark(\(expression(inner)))"
        case 9:
            return
                "{\(gap(inline: false, inner))(a: Int) -> Int in\n\(inner)a +\n\(inner)\(expression(inner))\n\(indentation)}"
        default: return multiLineString(inner)
        }
    }

    /// Trivia between two tokens that need none.
    mutating func gap(inline: Bool, _ indentation: String = "") -> String {
        let short = ["", "", " ", "   ", "\t", " /* c */ ", "/* /* nested */ \" */"]
        let long = ["\n", "\n\t\n  ", " // c\n", "// \"\"\" { (\n    ", "/* a\n    b */", " //\\\n"]
        // Further lines of an interpolation are indented like those of its string.
        return pick(inline ? short : short + long).replacing("\n", with: "\n\(indentation)")
    }

    private mutating func atom() -> String {
        pick([
            "1", "-2.5", "0xF", "true", "nil", "name", "`a.b`", "`raw name`", "`class`", ".member", "Void.self",
            "\\.size.width",
            "#/a \"b\" [/]c/#", "\"\"", "\"😀\"", "a&&b", "a ?? b", "$0", "x!", "-x", "#\"\\\"#", "##\"\"#\"##",
        ])
    }
}

// MARK: - Strings

extension CodeMaker {
    private static let words = [
        "text", "// no comment", "/* no", "*/", "#if A", "#endif", "}", "{", ")", "(", "😀", "e\u{301}", "\u{2028}",
        "\u{85}",
        "{{ name }}", "{% if a %}", "{# c #}", "  ", "'", "`", "@available(*)", ";", ":", "$0", "<<<<<<<",
    ]

    private mutating func string(_ indentation: String, inline: Bool) -> String {
        inline || flag() ? singleLineString() : multiLineString(indentation)
    }

    private mutating func singleLineString() -> String {
        let pounds = String(repeating: "#", count: number(below: 3))
        return "\(pounds)\"\(content(pounds))\"\(pounds)"
    }

    /// Between the words stands an `x`, so that no quotes come together.
    private mutating func content(_ pounds: String, _ indentation: String? = nil, interpolates: Bool = true) -> String {
        (0..<number(below: 4)).map { _ in
            let word: String
            switch number(below: 6) {
            case 0 where interpolates:
                word = "\\\(pounds)(\(expression(indentation ?? "", inline: indentation == nil)))"
            case 1: word = "\\\(pounds)\""
            case 2: word = "\\\(pounds)u{1F600}"
            case 3 where !pounds.isEmpty: word = pick(["\\", "\\n", "\\(x)", "a\" b"])
            default: word = pick(Self.words)
            }
            return word + "x"
        }.joined()
    }

    private mutating func multiLineString(_ indentation: String, isMessage: Bool = false) -> String {
        let pounds = isMessage ? "" : String(repeating: "#", count: number(below: 3))
        let own = indentation + pick(["", "  ", "\t", "\t  "])
        let count = number(below: 5)
        var lines = ["\(pounds)\"\"\""]
        for number in 0..<count {
            let content = content(pounds, own, interpolates: !isMessage)
            let isLast = number == count - 1
            lines.append(
                pick([
                    "", own + "   ", own + content, own + "  " + content, own + content + "  ", own + "\t" + content,
                    own + content + "y" + (isLast ? "" : "\\\(pounds)"),
                    own + content + "y" + (isLast ? "" : "\\\(pounds)  "),
                ]))
        }
        return (lines + ["\(own)\"\"\"\(pounds)"]).joined(separator: "\n")
    }

    /// A string for an attribute, which takes no interpolations.
    mutating func message() -> String {
        flag() ? multiLineString("      ", isMessage: true) : "\"\(content("", interpolates: false))\""
    }
}

// MARK: - Conditions

extension CodeMaker {
    /// A condition for `#if`; only in parentheses it has line breaks.
    mutating func condition() -> String {
        let atoms = (0...number(below: 3)).map { _ in conditionAtom() }
        return atoms.dropFirst().reduce(atoms[0]) { left, right in
            let tight = right.first?.isLetter ?? false ? ["&&", "||"] : []
            return left + pick([" && ", "  &&  ", " && /* || */ ", " /* ) */ || "] + tight) + right
        }
    }

    private mutating func conditionAtom() -> String {
        pick([
            "A", "os(iOS)", "os(  iOS )", "!os(iOS)", "!(A)", "swift( >=5.9 )", "compiler(<7)", "canImport(Kit)",
            "canImport( Kit.Part )", "(A || B)", "(A || // c\n B)", "(/* a\n b */ A)", "custom(\"!(A) && (B\")",
            "custom(#\"a \"b\"#)", "hasFeature(X)", "targetEnvironment(simulator)", "$Feature", "true",
        ])
    }
}
