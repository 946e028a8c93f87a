package import SnapgenRender

/// A regular expression whose search takes steps in proportion to the text times the pattern, and never more.
///
/// All ways to match are followed at once, as in Thompson, "Regular Expression Search Algorithm" (1968), with the
/// captures and priorities of Pike's virtual machine: of several matches at one place, the one that a backtracking search
/// finds first. What only backtracking can do, such as `\1` or `(?=a)`, is refused.
///
///     try TextPattern("([a-z])([A-Z])").replacingMatches(in: "aB", with: "$1 $2", budget)  // "a B"
package struct TextPattern {
    /// A pattern that is refused.
    package struct Refusal: Error {
        /// The reason and the next step.
        package var reason: String
    }

    /// The most instructions of a pattern; a counted repetition takes its contents as often as it counts.
    static let mostInstructions = 2000
    /// The longest pattern, in scalars.
    static let longest = 1000
    /// The most groups that capture.
    static let mostGroups = 9
    /// The largest number in `{1,3}`.
    static let largestCount = 1000
    /// The most groups inside one another.
    static let deepestGroup = 32

    fileprivate enum Instruction {
        case scalar(ScalarSet)
        case assertion(Assertion)
        /// Goes on at both places; the first one has priority.
        case split(Int, Int)
        case jump(Int)
        case save(Int)
        case match
    }

    /// A condition on a place between two scalars.
    enum Assertion {
        case start, end, endOrLastLineEnd, wordBoundary, noWordBoundary
    }

    private let program: [Instruction]
    private let groupCount: Int
    /// The syntax tree.
    let tree: TextPatternTree

    /// A pattern as it is written.
    ///
    /// - Throws: a `Refusal` for what is no pattern, or what a linear search cannot do.
    package init(_ pattern: String) throws(Refusal) {
        var parser = TextPatternParser(pattern)
        tree = try parser.tree()
        var compiler = Compiler()
        try compiler.add(.group(tree, number: 0))
        try compiler.end()
        program = compiler.program
        groupCount = parser.groupCount
    }
}

// MARK: - Search

extension TextPattern {
    /// Returns whether the pattern matches anywhere in a text.
    ///
    /// - Parameter budget: what the steps are taken from.
    package func occurs(in text: String, _ budget: RenderingBudget) throws -> Bool {
        let scalars = Array(text.unicodeScalars)
        var search = Search(program: program, scalars: scalars, slots: 2 * (groupCount + 1))
        return try search.match(from: 0, budget) != nil
    }

    /// A text with another one in place of each match.
    ///
    /// - Parameters:
    ///   - template: in it, `$0` stands for the match, `$1` for the first group, and `\$` for a dollar sign.
    ///   - budget: what the steps and the bytes of the result are taken from.
    func replacingMatches(in text: String, with template: String, _ budget: RenderingBudget) throws -> String {
        let scalars = Array(text.unicodeScalars)
        let template = Replacement(template, groupCount: groupCount)
        var search = Search(program: program, scalars: scalars, slots: 2 * (groupCount + 1))
        var result = String.UnicodeScalarView()
        var (position, end) = (0, 0)
        while position <= scalars.count, let match = try search.match(from: position, budget) {
            result.append(contentsOf: scalars[end..<match[0]])
            try budget.take(template.append(match, of: scalars, to: &result))
            end = match[1]
            // Behind an empty match, the next one begins a scalar later.
            position = match[1] > match[0] ? end : end + 1
        }
        result.append(contentsOf: scalars[end...])
        return String(result)
    }
}

private struct Search {
    let program: [TextPattern.Instruction]
    let scalars: [Unicode.Scalar]
    let slots: Int
    /// For each instruction, the last visit that reached it.
    private var visits: [Int]
    private var visit = 0
    private var steps = 0

    private struct Thread {
        var place: Int
        /// The ends of the groups; -1 for one that took no part.
        var captures: [Int]
    }

    init(program: [TextPattern.Instruction], scalars: [Unicode.Scalar], slots: Int) {
        self.program = program
        self.scalars = scalars
        self.slots = slots
        visits = Array(repeating: 0, count: program.count)
    }

    /// The ends of the first match at or behind a position, and those of its groups.
    mutating func match(from start: Int, _ budget: RenderingBudget) throws -> [Int]? {
        let none = [Int](repeating: -1, count: slots)
        var threads: [Thread] = []
        var match: [Int]?
        visit += 1
        for position in start...scalars.count {
            if match == nil { add(0, none, at: position, to: &threads) }
            if threads.isEmpty, match != nil { break }
            visit += 1
            var next: [Thread] = []
            for thread in threads {
                switch program[thread.place] {
                case .scalar(let set):
                    steps += set.cost
                    guard position < scalars.count, set.contains(scalars[position]) else { continue }
                    add(thread.place + 1, thread.captures, at: position + 1, to: &next)
                    continue
                case .match: match = thread.captures
                case .assertion, .split, .jump, .save: continue
                }
                // The threads behind have lower priority.
                break
            }
            threads = next
            // One takes about as long as two bytes of a filter.
            try budget.takeSteps(2 * steps)
            steps = 0
        }
        return match
    }

    /// Adds the threads that an instruction leads to, those of higher priority first.
    private mutating func add(_ place: Int, _ captures: [Int], at position: Int, to threads: inout [Thread]) {
        guard visits[place] != visit else { return }
        visits[place] = visit
        steps += 1
        switch program[place] {
        case .jump(let target): add(target, captures, at: position, to: &threads)
        case .split(let first, let second):
            add(first, captures, at: position, to: &threads)
            add(second, captures, at: position, to: &threads)
        case .save(let slot):
            var captures = captures
            captures[slot] = position
            add(place + 1, captures, at: position, to: &threads)
        case .assertion(let assertion):
            if holds(assertion, at: position) { add(place + 1, captures, at: position, to: &threads) }
        case .scalar, .match: threads.append(Thread(place: place, captures: captures))
        }
    }

    private func holds(_ assertion: TextPattern.Assertion, at position: Int) -> Bool {
        switch assertion {
        case .start: position == 0
        case .end: position == scalars.count
        case .endOrLastLineEnd: position == scalars.count || isBeforeLastLineEnd(position)
        case .wordBoundary: isWord(position - 1) != isWord(position)
        case .noWordBoundary: isWord(position - 1) == isWord(position)
        }
    }

    private func isBeforeLastLineEnd(_ position: Int) -> Bool {
        guard ScalarSet.lineEnds.contains(scalars[position]) else { return false }
        if position == scalars.count - 1 {
            return position == 0 || scalars[position] != "\n" || scalars[position - 1] != "\r"
        }
        return position == scalars.count - 2 && scalars[position] == "\r" && scalars[position + 1] == "\n"
    }

    private func isWord(_ position: Int) -> Bool {
        scalars.indices.contains(position) && ScalarSet.Class.word.contains(scalars[position])
    }
}

/// The text in place of a match.
private struct Replacement {
    private enum Part {
        case scalar(Unicode.Scalar)
        case group(Int)
    }

    private var parts: [Part] = []

    init(_ template: String, groupCount: Int) {
        var rest = template.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\\", let next = rest.popFirst() {
                parts.append(.scalar(next))
            } else if scalar == "$", let first = rest.first?.digit {
                rest.removeFirst()
                var number = first
                while let digit = rest.first?.digit, number * 10 + digit <= groupCount {
                    rest.removeFirst()
                    number = number * 10 + digit
                }
                parts.append(.group(number))
            } else {
                parts.append(.scalar(scalar))
            }
        }
    }

    /// Appends the text for a match, and returns its size in bytes.
    func append(_ match: [Int], of scalars: [Unicode.Scalar], to result: inout String.UnicodeScalarView) -> Int {
        var size = 0
        for part in parts {
            switch part {
            case .scalar(let scalar):
                result.append(scalar)
                size += UTF8.width(scalar)
            case .group(let number):
                guard 2 * number + 1 < match.count, match[2 * number] >= 0 else { continue }
                for scalar in scalars[match[2 * number]..<match[2 * number + 1]] {
                    result.append(scalar)
                    size += UTF8.width(scalar)
                }
            }
        }
        return size
    }
}

extension Unicode.Scalar {
    /// The value of a digit of ASCII.
    fileprivate var digit: Int? { ("0"..."9").contains(self) ? Int(value) - 0x30 : nil }
}

// MARK: - Compiling

/// The syntax tree of a pattern.
indirect enum TextPatternTree {
    case scalar(ScalarSet)
    case assertion(TextPattern.Assertion)
    case sequence([TextPatternTree])
    case choice([TextPatternTree])
    /// A group that captures.
    case group(TextPatternTree, number: Int)
    case repetition(TextPatternTree, least: Int, most: Int?, isGreedy: Bool)

    /// Indicates whether it may match nothing.
    var canBeEmpty: Bool {
        switch self {
        case .scalar: false
        case .assertion: true
        case .sequence(let parts): parts.allSatisfy(\.canBeEmpty)
        case .choice(let parts): parts.contains(where: \.canBeEmpty)
        case .group(let part, _): part.canBeEmpty
        case .repetition(let part, let least, _, _): least == 0 || part.canBeEmpty
        }
    }
}

extension TextPattern {
    fileprivate struct Compiler {
        private(set) var program: [Instruction] = []

        private mutating func emit(_ instruction: Instruction) throws(Refusal) {
            guard program.count < TextPattern.mostInstructions else {
                throw Refusal(reason: "is too large with all its repetitions; write smaller numbers in braces")
            }
            program.append(instruction)
        }

        mutating func end() throws(Refusal) { try emit(.match) }

        mutating func add(_ tree: TextPatternTree) throws(Refusal) {
            switch tree {
            case .scalar(let set): try emit(.scalar(set))
            case .assertion(let assertion): try emit(.assertion(assertion))
            case .sequence(let parts): for part in parts { try add(part) }
            case .choice(let parts): try addChoice(parts[...])
            case .group(let part, let number):
                try emit(.save(2 * number))
                try add(part)
                try emit(.save(2 * number + 1))
            case .repetition(let part, let least, let most, let isGreedy):
                for _ in 0..<least { try add(part) }
                if let most {
                    try addOptional(part, count: most - least, isGreedy)
                } else {
                    try addLoop(part, isGreedy)
                }
            }
        }

        private mutating func addChoice(_ parts: ArraySlice<TextPatternTree>) throws(Refusal) {
            var jumps: [Int] = []
            for part in parts.dropLast() {
                let split = program.count
                try emit(.jump(0))
                try add(part)
                jumps.append(program.count)
                try emit(.jump(0))
                program[split] = .split(split + 1, program.count)
            }
            if let last = parts.last { try add(last) }
            for jump in jumps { program[jump] = .jump(program.count) }
        }

        private mutating func addLoop(_ part: TextPatternTree, _ isGreedy: Bool) throws(Refusal) {
            let split = program.count
            try emit(.jump(0))
            try add(part)
            try emit(.jump(split))
            program[split] = Self.split(to: split + 1, orPast: program.count, isGreedy)
        }

        private mutating func addOptional(
            _ part: TextPatternTree, count: Int, _ isGreedy: Bool
        ) throws(Refusal) {
            var splits: [Int] = []
            for _ in 0..<count {
                splits.append(program.count)
                try emit(.jump(0))
                try add(part)
            }
            for split in splits { program[split] = Self.split(to: split + 1, orPast: program.count, isGreedy) }
        }

        private static func split(to inside: Int, orPast outside: Int, _ isGreedy: Bool) -> Instruction {
            isGreedy ? .split(inside, outside) : .split(outside, inside)
        }
    }
}
