import SnapgenTestSupport

/// Writes small templates that hold tags, expressions and texts in every order.
struct RandomTemplate {
    private var random: SplitMix64
    /// The lists, texts, numbers and flags in reach, as key paths.
    private var lists = ["names", "none", "rows"]
    private var scalars = ["name", "number", "zero", "yes", "no", "names.count", "none.first", "names.first"]
    private var loops = 0

    /// Templates that depend on `seed` alone.
    init(seed: UInt64) {
        random = SplitMix64(state: seed)
    }

    /// A template that may include `first` and `second`, which may include nothing.
    mutating func source(includes: Bool = true) -> String {
        source(depth: 0, includes: includes)
    }

    private mutating func source(depth: Int, includes: Bool) -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in part(depth: depth, includes: includes) }.joined()
    }

    private mutating func part(depth: Int, includes: Bool) -> String {
        let choices = depth < 3 ? 10 : 5
        switch Int.random(in: 0..<choices, using: &random) {
        case 0, 1: return text()
        case 2, 3: return "{{ \(operand())\(pick(["", " ", "  "]))}}"
        case 4: return includes ? tag("include \"\(pick(["first", "second"]))\"") : "{# \(text()) #}"
        case 5, 6: return choice(depth: depth + 1, includes)
        case 7, 8: return loop(depth: depth + 1, includes)
        default:
            let filter = pick(["indented", "literal", "identifier"])
            return tag("filter \(filter)") + source(depth: depth + 1, includes: includes) + tag("endfilter")
        }
    }

    private mutating func choice(depth: Int, _ includes: Bool) -> String {
        var result = tag("if \(condition())") + source(depth: depth, includes: includes)
        while Bool.random(using: &random) {
            result += tag("elif \(condition())") + source(depth: depth, includes: includes)
        }
        if Bool.random(using: &random) { result += tag("else") + source(depth: depth, includes: includes) }
        return result + tag("endif")
    }

    private mutating func loop(depth: Int, _ includes: Bool) -> String {
        let (outerLists, outerScalars) = (lists, scalars)
        defer { (lists, scalars) = (outerLists, outerScalars) }
        let list = pick(lists)
        let variable = pick(["row", "item", "name"])
        scalars.removeAll { $0 == variable || $0.hasPrefix("\(variable).") }
        lists.removeAll { $0.hasPrefix("\(variable).") }
        if list == "rows" {
            scalars += ["\(variable).title", "\(variable).size", "\(variable).tags.count", "\(variable).tags.first"]
            lists.append("\(variable).tags")
        } else {
            scalars += [variable, "\(variable).count"]
        }
        scalars += ["forloop.first", "forloop.last", "forloop.counter", "forloop.counter0", "forloop.length"]
        // What is included asks for the outer 'name'.
        let body = source(depth: depth, includes: includes && variable != "name")
        return tag("for \(variable) in \(list)") + body + tag("endfor")
    }

    private mutating func condition() -> String {
        let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            (Bool.random(using: &random) ? "not " : "") + comparison()
        }
        return parts.dropFirst().reduce(parts[0]) { "\($0) \(pick(["and", "or"])) \($1)" }
    }

    private mutating func comparison() -> String {
        guard Bool.random(using: &random) else { return Bool.random(using: &random) ? operand() : pick(lists) }
        let sign = pick(["==", "!=", "<", "<=", ">", ">="])
        return "\(pick([operand(), pick(lists)])) \(sign) \(pick([operand(), literal()]))"
    }

    private mutating func operand() -> String {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: "\(pick(scalars))|\(pick(["literal", "identifier", "indented"]))"
        case 1: "\(pick(lists.filter { $0 != "rows" }))|join:\"\(pick([", ", "", "|", ": "]))\""
        case 2: literal()
        default: pick(scalars)
        }
    }

    private mutating func literal() -> String {
        pick(["\"\"", "'a'", "\"Zoe\"", "0", "1", "-3", "2", "true", "false", "\"a, b: c\""])
    }

    private mutating func tag(_ contents: String) -> String {
        "{%\(pick(["", "", "", "+"])) \(contents) \(pick(["", "", "", "+"]))%}"
    }

    private mutating func text() -> String {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in pick(Self.texts) }.joined()
    }

    private static let texts = [
        "a", "{ ", "}", "%}", "\"", "\n", "\n\n", "  \n", "\n  ", " ", "\t", "\r\n", "\r", "\u{B}", "\u{2028}", "é",
        "e\u{301}", "\u{301}", "👩‍🚀",
    ]

    private mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: choices.indices, using: &random)]
    }
}
