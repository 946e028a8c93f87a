/// The input of templates that are written over the sources and not over snapgen's plan.
public struct SourceFacts: Equatable, Sendable {
    /// Every type of every module, ordered by name.
    public var types: [SourceType]
    /// The included macros, in the catalog's order.
    public var macros: [SourceMacro]

    /// The facts of a project.
    public init(types: [SourceType] = [], macros: [SourceMacro] = []) {
        self.types = types
        self.macros = macros
    }
}
