/// A use of a freestanding macro such as `#Preview`.
public struct ScannedMacro: Hashable, Codable, Sendable {
    /// The macro's name without `#` and module: `Preview`.
    public var macro: String
    /// The first argument where it is a plain string literal: the display name.
    public var displayName: String?
    /// The types whose initializers the view of a macro without a display name calls, in source order.
    public var shownTypes: [String]
    /// The labels of the other arguments, `traits`, `as`, `using`, in order.
    public var argumentLabels: [String]
    /// Its code; `nil` if a test cannot contain it.
    public var source: PreviewSource?
    /// The names that its code and the declarations that it is carried with use and do not declare, apart from types,
    /// sorted.
    public var names: [ScannedName]
    /// One, or one for each of its `arguments:`; `nil` if they are determined at run time.
    public var samples: [Sample]?
    /// The settings in modifiers of its view.
    public var settings: Directives
    /// The reason for which no test can carry the code, with the next step.
    public var obstacle: String?
    /// The place and the surroundings.
    public var context: ScannedContext
    /// The facts that only templates over types print; `nil` in other scans.
    public var facts: MacroFacts?

    /// A use of `#macro`.
    public init(
        macro: String,
        displayName: String?,
        shownTypes: [String] = [],
        argumentLabels: [String] = [],
        source: PreviewSource? = nil,
        names: [ScannedName] = [],
        samples: [Sample]? = nil,
        settings: Directives = Directives(),
        obstacle: String? = nil,
        context: ScannedContext,
        facts: MacroFacts? = nil
    ) {
        self.macro = macro
        self.displayName = displayName
        self.shownTypes = shownTypes
        self.argumentLabels = argumentLabels
        self.source = source
        self.names = names
        self.samples = samples
        self.settings = settings
        self.obstacle = obstacle
        self.context = context
        self.facts = facts
    }
}
