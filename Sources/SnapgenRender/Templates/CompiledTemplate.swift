/// A built-in template as a tree, with all that it includes.
///
/// Stencil looks at each value through `Any` and at each name through dictionaries, for every test anew. Here names are
/// positions and filters are cases, and the output is the same.
struct CompiledTemplate: Sendable {
    /// The names of the variables that the template uses, by their positions.
    let variables: [String]
    /// The parts, in order.
    let nodes: [Node]
    /// The number of members that the template asks objects for.
    let memberCount: Int

    /// A part of a template.
    indirect enum Node: Sendable {
        /// Text that is printed as it is.
        case text(String)
        /// A value.
        case value(Operand)
        /// The first branch whose condition holds, if there is one.
        case choice([Branch])
        /// Nodes that are printed for each element of a list.
        case loop(Operand, [Node])
        /// Nodes whose text goes through a filter.
        case filtered(Filter, [Node])
    }

    /// Nodes that are printed where a condition holds.
    struct Branch: Sendable {
        /// The condition; `nil` for always.
        var condition: Condition?
        var nodes: [Node]
    }

    /// A condition of `if` and `elif`.
    indirect enum Condition: Sendable {
        /// The value is neither empty nor zero nor false.
        case truth(Operand)
        case equal(Operand, Operand)
        case not(Condition)
        case and(Condition, Condition)
    }

    /// An expression with a value.
    struct Operand: Sendable {
        /// The place in which the value is found.
        enum Source: Sendable {
            case literal(TemplateValue)
            /// A variable, by its position in `variables`.
            case variable(Int)
            /// The element that a loop has reached, by the number of loops around it.
            case element(Int)
            /// Indicates whether a loop has reached its last element, by the number of loops around it.
            case isLast(Int)
        }

        var source: Source
        /// The members that lead to the value.
        var path: [Member] = []
        /// The filters that the value goes through, in order.
        var filters: [Filter] = []
    }

    /// A member that a template uses.
    struct Member: Sendable {
        var name: String
        /// Its number among all members that the template uses.
        var number: Int
    }

    /// A filter that a value goes through before it is printed.
    enum Filter: Sendable {
        case swift(SwiftFilter)
        /// Joins the elements of a list with a text between them.
        case join(String)
    }
}
