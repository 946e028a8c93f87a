/// Prints a compiled template.
struct TemplateEvaluator {
    private typealias Node = CompiledTemplate.Node

    fileprivate struct Loop {
        var element: TemplateValue
        var position = 0
        var length: Int
    }

    /// What is printed so far.
    private(set) var output = ""
    private let variables: [TemplateValue?]
    private var loops: [Loop] = []
    /// Where each member was found last: most often it is there again.
    private var positions: [Int]
    private var turnsLeft = Int.max
    private var stepsLeft = Int.max

    /// How often a template of the user's takes loops and branches at most.
    static let mostTurns = 1_000_000
    /// The steps of a node or an operand, beside the texts that it looks at.
    private static let nodeSteps = 16

    /// What a template prints for these variables.
    ///
    /// - Parameter isBuiltIn: whether loops and branches are taken as often as there are tests for them.
    /// - Throws: where it takes more, or prints more than a file may hold.
    static func output(
        of template: CompiledTemplate, _ values: [String: TemplateValue], isBuiltIn: Bool = true
    ) throws(TemplateExcess) -> String {
        var evaluator = TemplateEvaluator(template, values)
        evaluator.turnsLeft = isBuiltIn ? .max : mostTurns
        evaluator.stepsLeft = isBuiltIn ? .max : RenderingBudget.mostSteps
        try evaluator.print(template.nodes)
        return evaluator.output
    }

    private init(_ template: CompiledTemplate, _ values: [String: TemplateValue]) {
        variables = template.variables.map { values[$0] }
        positions = Array(repeating: 0, count: template.memberCount)
    }

    private mutating func print(_ nodes: [Node]) throws(TemplateExcess) {
        for node in nodes {
            guard output.utf8.count <= TemplateEngine.largestOutput else { throw .size }
            try takeSteps(Self.nodeSteps)
            switch node {
            case .text(let text): output += text
            case .value(let operand): print(try value(of: operand))
            case .choice(let branches): try printFirst(of: branches)
            case .loop(let list, let nodes): try printEach(of: try value(of: list), nodes)
            case .filtered(let filters, let nodes): try print(nodes, through: filters)
            }
        }
    }

    private mutating func print(_ value: TemplateValue?) {
        if let value { output += value.text }
    }

    private mutating func printFirst(of branches: [CompiledTemplate.Branch]) throws(TemplateExcess) {
        for branch in branches {
            if let condition = branch.condition, try !holds(condition) { continue }
            try takeTurn()
            return try print(branch.nodes)
        }
    }

    private mutating func printEach(of list: TemplateValue?, _ nodes: [Node]) throws(TemplateExcess) {
        guard case .list(let elements) = list, let first = elements.first else { return }
        loops.append(Loop(element: first, length: elements.count))
        for (position, element) in elements.enumerated() {
            loops[loops.count - 1].position = position
            loops[loops.count - 1].element = element
            try takeTurn()
            try print(nodes)
        }
        loops.removeLast()
    }

    private mutating func takeTurn() throws(TemplateExcess) {
        turnsLeft -= 1
        guard turnsLeft >= 0 else { throw .turns(most: Self.mostTurns) }
    }

    private mutating func takeSteps(_ count: Int) throws(TemplateExcess) {
        stepsLeft -= count
        guard stepsLeft >= 0 else { throw .steps }
    }

    private mutating func print(_ nodes: [Node], through filters: [CompiledTemplate.Filter]) throws(TemplateExcess) {
        var inner = ""
        swap(&inner, &output)
        try print(nodes)
        swap(&inner, &output)
        print(try filtered(.text(inner), through: filters))
    }
}

extension TemplateEvaluator {
    private mutating func value(of operand: CompiledTemplate.Operand) throws(TemplateExcess) -> TemplateValue? {
        try takeSteps(Self.nodeSteps)
        var value: TemplateValue?
        switch operand.source {
        case .literal(let literal): value = literal
        case .variable(let place): value = variables[place]
        case .element(let depth): value = loops[depth].element
        case .progress(let depth, let fact): value = loops[depth].value(of: fact)
        }
        for member in operand.path {
            // Counting characters takes as long as the text is.
            if case .text(let text) = value { try takeSteps(text.utf8.count) }
            value = value?.member(member.name, near: &positions[member.number])
        }
        return operand.filters.isEmpty ? value : try filtered(value, through: operand.filters)
    }

    private mutating func filtered(
        _ value: TemplateValue?, through filters: [CompiledTemplate.Filter]
    ) throws(TemplateExcess) -> TemplateValue? {
        var value = value
        for filter in filters {
            switch (filter, value) {
            case (.swift(let filter), _): value = .text(try applied(filter, to: value?.text ?? ""))
            case (.join(let separator), .list(let elements)):
                let texts = elements.map(\.text)
                try checkSize(texts.reduce(texts.count * separator.utf8.count) { $0 + $1.utf8.count })
                value = .text(texts.joined(separator: separator))
            case (.join, _): break
            }
        }
        return value
    }

    private mutating func applied(_ filter: SwiftFilter, to text: String) throws(TemplateExcess) -> String {
        try checkSize(text.utf8.count)
        let result = filter.applied(to: text)
        try checkSize(result.utf8.count)
        return result
    }

    /// Takes the steps for a text that a filter reads or makes.
    private mutating func checkSize(_ bytes: Int) throws(TemplateExcess) {
        guard bytes <= TemplateEngine.largestOutput else { throw .size }
        try takeSteps(bytes)
    }

    private mutating func holds(_ condition: CompiledTemplate.Condition) throws(TemplateExcess) -> Bool {
        switch condition {
        case .truth(let operand): try value(of: operand)?.isTrue ?? false
        case .comparison(let left, let comparison, let right): try compare(left, comparison, right)
        case .not(let condition): try !holds(condition)
        case .and(let left, let right): if try holds(left) { try holds(right) } else { false }
        case .or(let left, let right): if try holds(left) { true } else { try holds(right) }
        }
    }

    private mutating func compare(
        _ left: CompiledTemplate.Operand, _ comparison: CompiledTemplate.Comparison, _ right: CompiledTemplate.Operand
    ) throws(TemplateExcess) -> Bool {
        let (left, right) = (try value(of: left), try value(of: right))
        if case .text(let text) = left { try takeSteps(text.utf8.count) }
        if comparison == .equal { return TemplateValue.areEqual(left, right) }
        if comparison == .unequal { return !TemplateValue.areEqual(left, right) }
        guard case .number(let left) = left, case .number(let right) = right else { return false }
        return comparison.holds(Float(left), Float(right))
    }
}

extension TemplateEvaluator.Loop {
    fileprivate func value(of fact: CompiledTemplate.LoopFact) -> TemplateValue {
        switch fact {
        case .first: .flag(position == 0)
        case .last: .flag(position == length - 1)
        case .counter: .number(position + 1)
        case .counter0: .number(position)
        case .length: .number(length)
        }
    }
}

/// Stencil compares numbers as `Float`.
extension CompiledTemplate.Comparison {
    fileprivate func holds(_ left: Float, _ right: Float) -> Bool {
        switch self {
        case .equal: left == right
        case .unequal: left != right
        case .less: left < right
        case .lessOrEqual: left <= right
        case .more: left > right
        case .moreOrEqual: left >= right
        }
    }
}

/// Values as Stencil takes them.
extension TemplateValue {
    /// What is printed; nothing of lists and objects, which no compiled template prints.
    fileprivate var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .list, .object: ""
        }
    }

    fileprivate var isTrue: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .number(let number): number > 0
        case .flag(let flag): flag
        case .list(let elements): !elements.isEmpty
        case .object: true
        }
    }

    fileprivate func member(_ name: String, near position: inout Int) -> TemplateValue? {
        switch (self, name) {
        case (.object(let object), _): object.value(of: name, near: &position)
        case (.list(let elements), "count"): .number(elements.count)
        case (.list(let elements), "first"): elements.first
        case (.list(let elements), "last"): elements.last
        case (.text(let text), "count"): .number(text.count)
        default: nil
        }
    }

    fileprivate static func areEqual(_ left: TemplateValue?, _ right: TemplateValue?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (.text(let left), .text(let right)): left == right
        case (.number(let left), .number(let right)): Float(left) == Float(right)
        case (.flag(let left), .flag(let right)): left == right
        default: false
        }
    }
}
