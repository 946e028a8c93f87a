import Stencil

/// What a template of the user's may take while it is rendered: loops multiply, and a macro may call itself.
///
/// Steps are counted and never time, so that a template renders everywhere or nowhere.
final class RenderingBudget {
    /// The most turns of loops, uses of macros and included templates: Stencil takes some ten microseconds for each.
    static let mostTurns = 250_000
    /// The most macros that use one another.
    static let deepestCall = 16

    private var turns = 0
    private var bytes = 0
    private var depth = 0

    /// Begins anew: each file has all of it, or a project would have only so many modules.
    func refill() { (turns, bytes, depth) = (0, 0, 0) }

    /// Takes one turn of a loop, or one use of a template.
    ///
    /// - Parameter bytes: what it prints at most, beside values.
    func takeTurn(of bytes: Int) throws {
        turns += 1
        guard turns <= Self.mostTurns else {
            throw TemplateSyntaxError(TemplateExcess.turns(most: Self.mostTurns).reason)
        }
        try take(bytes)
    }

    /// Takes a value that is printed, or made by a filter.
    func take(_ bytes: Int) throws {
        self.bytes += bytes
        guard self.bytes <= TemplateEngine.largestOutput else { throw TemplateSyntaxError(TemplateExcess.size.reason) }
    }

    /// What a macro makes.
    func call(_ body: () throws -> String) throws -> String {
        guard depth < Self.deepestCall else {
            throw TemplateSyntaxError(
                "more than \(Self.deepestCall) macros call one another here, or one calls itself; use a loop")
        }
        depth += 1
        defer { depth -= 1 }
        try takeTurn(of: 0)
        return try body()
    }
}

/// What a template takes too much of.
enum TemplateExcess: Error {
    case turns(most: Int)
    case size

    /// What is said of it.
    var reason: String {
        switch self {
        case .turns(let most):
            "the template takes more than \(most) turns of loops; those inside one another multiply, "
                + "and so do includes: take one out"
        case .size: "the template makes more than \(TemplateEngine.largestOutput >> 20) MiB; take less into it"
        }
    }
}
