/// A template as a tree, with all that it includes.
///
/// Stencil would look at each value through `Any` and at each name through dictionaries, for every test anew. Here names
/// are places and filters are cases. What comes out is what Stencil makes of the same template: a test holds the two
/// against each other.
struct CompiledTemplate {
    /// The names of the variables that the template asks for, each in its place.
    let variables: [String]
    /// What it prints, in order.
    let nodes: [Node]
    /// How many members the template asks objects for.
    let memberCount: Int

    /// A part of a template.
    indirect enum Node {
        /// What is printed as it is.
        case text(String)
        /// What is printed as the value of something.
        case value(Operand)
        /// The first branch whose condition holds, if there is one.
        case choice([Branch])
        /// What is printed for each element of a list.
        case loop(Operand, [Node])
        /// What is printed through filters.
        case filtered([Filter], [Node])
    }

    /// What is printed where a condition holds.
    struct Branch {
        /// `nil` for always.
        var condition: Condition?
        var nodes: [Node]
    }

    /// What holds or does not.
    indirect enum Condition {
        case truth(Operand)
        case comparison(Operand, Comparison, Operand)
        case not(Condition)
        case and(Condition, Condition)
        case or(Condition, Condition)
    }

    /// How two values are compared.
    enum Comparison: String {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case lessOrEqual = "<="
        case more = ">"
        case moreOrEqual = ">="
    }

    /// What has a value.
    struct Operand {
        /// Where the value is found.
        enum Source {
            case literal(TemplateValue)
            /// A variable, by its place among `variables`.
            case variable(Int)
            /// What a loop has reached, by the number of loops around it.
            case element(Int)
            /// How far a loop is, by the number of loops around it.
            case progress(Int, LoopFact)
        }

        var source: Source
        /// The members that lead to the value.
        var path: [Member]
        /// What the value goes through.
        var filters: [Filter]
    }

    /// A member that a template asks for.
    struct Member {
        var name: String
        /// Its number among all that the template asks for.
        var number: Int
    }

    /// What a loop says of itself.
    enum LoopFact: String {
        case first, last, counter, counter0, length
    }

    /// What a value goes through before it is printed.
    enum Filter {
        case swift(SwiftFilter)
        /// The elements of a list, with a text between them.
        case join(String)
    }
}
