import Stencil

/// The amount that a template of the user's may take while it is rendered: loops multiply, and a macro may call itself.
///
/// Steps are counted and never time, so that a template renders everywhere or nowhere. A tag is paid for before it is
/// evaluated, by its own length and by the largest value that is there for it to look at.
package final class RenderingBudget {
    /// The most turns of loops, uses of macros and included templates: Stencil takes some ten microseconds for each.
    package static let mostTurns = 250_000
    /// The most bytes that filters read and write, those of their patterns' steps and of evaluated tags with them.
    package static let mostSteps = 1 << 27
    /// The largest file that a template may make, in bytes.
    static let largestOutput = 64 * 1024 * 1024
    /// The steps of a tag, beside its length.
    package static let tagSteps = 64
    /// The most macros that use one another.
    static let deepestCall = 16

    /// A budget of which nothing is taken.
    package init() {}

    /// The tags in all templates.
    var tagCount = 0
    private var turns = 0
    private var bytes = 0
    private var largest = 0
    private var depth = 0
    /// The steps that were taken.
    private(set) var steps = 0

    /// Begins anew: each file has all of it, or a project would have only so many modules.
    func refill() { (turns, bytes, largest, depth, steps) = (0, 0, 0, 0, 0) }

    /// Takes one turn of a loop, or one use of a template.
    ///
    /// - Parameter body: the tags and texts that are evaluated at most.
    func takeTurn(of body: TemplateBody) throws {
        turns += 1
        guard turns <= Self.mostTurns else {
            throw TemplateSyntaxError(
                "the template takes more than \(Self.mostTurns) turns of loops; those inside one another multiply, "
                    + "and so do includes: take one out")
        }
        try takeSteps(body.tags * (Self.tagSteps + largest / 16) + body.tagBytes)
        try take(body.textBytes)
    }

    /// Takes one evaluation of a tag.
    ///
    /// - Parameter length: the tag's length in bytes.
    func takeTag(of length: Int) throws { try takeSteps(Self.tagSteps + largest / 16 + length) }

    /// Takes a value that is printed, or made by a filter.
    package func take(_ bytes: Int) throws {
        self.bytes += bytes
        try check(size: self.bytes)
    }

    /// Refuses a text that is larger than a file may be.
    func check(_ text: String) throws { try check(size: text.utf8.count) }

    private func check(size: Int) throws {
        guard size <= Self.largestOutput else {
            throw TemplateSyntaxError(
                "the template makes more than \(Self.largestOutput >> 20) MiB; take less into it")
        }
    }

    /// Takes steps.
    package func takeSteps(_ count: Int) throws {
        note(count)
        guard steps <= Self.mostSteps else {
            throw TemplateSyntaxError(
                "the template takes more than \(Self.mostSteps >> 20) million steps in tags, filters and patterns; "
                    + "loop over less, or filter before the loop")
        }
    }

    /// Counts steps where nothing can be thrown; whatever takes steps next throws.
    package func note(_ count: Int) {
        let (sum, isTooLarge) = steps.addingReportingOverflow(count)
        steps = isTooLarge ? .max : sum
    }

    /// Takes the steps for a value that tags can look at from now on.
    package func keep(_ value: Any?) throws {
        let size = TemplateText.size(of: value)
        guard size > largest else { return }
        try takeSteps((size - largest) / 16 * tagCount)
        largest = size
    }

    /// The text that a macro makes.
    package func call(_ body: () throws -> String) throws -> String {
        guard depth < Self.deepestCall else {
            throw TemplateSyntaxError(
                "more than \(Self.deepestCall) macros call one another here, or one calls itself; use a loop")
        }
        depth += 1
        defer { depth -= 1 }
        return try body()
    }
}

/// The size of a template, or of the body of a loop or macro, without the bodies inside it.
struct TemplateBody: Equatable {
    /// The bytes of its texts.
    var textBytes = 0
    /// The number of its tags.
    var tags = 0
    /// The bytes in its tags.
    var tagBytes = 0
}
