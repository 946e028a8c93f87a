/// Prints a compiled template.
struct TemplateEvaluator {
    private typealias Node = CompiledTemplate.Node

    private struct Loop {
        var element: TemplateValue
        var isLast = false
    }

    private var output = ""
    private let variables: [TemplateValue?]
    private var loops: [Loop] = []
    /// The position in which each member was found last: most often it is there again.
    private var positions: [Int]

    /// The text that a template prints for these variables.
    static func output(of template: CompiledTemplate, _ values: [String: TemplateValue]) -> String {
        var evaluator = TemplateEvaluator(template, values)
        evaluator.print(template.nodes)
        return evaluator.output
    }

    private init(_ template: CompiledTemplate, _ values: [String: TemplateValue]) {
        variables = template.variables.map { values[$0] }
        positions = Array(repeating: 0, count: template.memberCount)
    }

    private mutating func print(_ nodes: [Node]) {
        for node in nodes {
            switch node {
            case .text(let text): output += text
            case .value(let operand): if let value = value(of: operand) { output += value.text }
            case .choice(let branches): printFirst(of: branches)
            case .loop(let list, let nodes): printEach(of: value(of: list), nodes)
            case .filtered(let filter, let nodes): print(nodes, through: filter)
            }
        }
    }

    private mutating func printFirst(of branches: [CompiledTemplate.Branch]) {
        for branch in branches {
            if let condition = branch.condition, !holds(condition) { continue }
            return print(branch.nodes)
        }
    }

    private mutating func printEach(of list: TemplateValue?, _ nodes: [Node]) {
        guard case .list(let elements) = list, let first = elements.first else { return }
        loops.append(Loop(element: first))
        for (position, element) in elements.enumerated() {
            loops[loops.count - 1] = Loop(element: element, isLast: position == elements.count - 1)
            print(nodes)
        }
        loops.removeLast()
    }

    private mutating func print(_ nodes: [Node], through filter: CompiledTemplate.Filter) {
        var inner = ""
        swap(&inner, &output)
        print(nodes)
        swap(&inner, &output)
        output += filter.applied(to: .text(inner)).text
    }

    private mutating func value(of operand: CompiledTemplate.Operand) -> TemplateValue? {
        var value: TemplateValue?
        switch operand.source {
        case .literal(let literal): value = literal
        case .variable(let position): value = variables[position]
        case .element(let depth): value = loops[depth].element
        case .isLast(let depth): value = .flag(loops[depth].isLast)
        }
        for member in operand.path { value = value?.member(member.name, near: &positions[member.number]) }
        return operand.filters.reduce(value) { value, filter in filter.applied(to: value ?? .text("")) }
    }

    private mutating func holds(_ condition: CompiledTemplate.Condition) -> Bool {
        switch condition {
        case .truth(let operand): value(of: operand)?.isTrue ?? false
        case .equal(let left, let right): value(of: left) == value(of: right)
        case .not(let condition): !holds(condition)
        case .and(let left, let right): if holds(left) { holds(right) } else { false }
        }
    }
}

extension CompiledTemplate.Filter {
    fileprivate func applied(to value: TemplateValue) -> TemplateValue {
        switch (self, value) {
        case (.swift(let filter), _): .text(filter.applied(to: value.text))
        case (.join(let separator), .list(let elements)):
            .text(elements.map(\.text).joined(separator: separator))
        case (.join, _): value
        }
    }
}

extension TemplateValue {
    /// The text that is printed; nothing of lists and objects, which no built-in template prints.
    fileprivate var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .list, .object: ""
        }
    }

    /// Indicates whether a condition with the value alone holds.
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
        default: nil
        }
    }
}
