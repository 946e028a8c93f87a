/// A use of a freestanding macro such as `#Preview`.
public struct ScannedMacro: Hashable, Sendable {
    /// The macro's name without `#` and module: `Preview`.
    public var macro: String
    /// The first argument where it is a plain string literal: the display name.
    public var displayName: String?
    /// Indicates whether the display name is another expression.
    public var hasComputedName: Bool
    /// The types whose initializers the view of a macro without a display name calls, in source order.
    public var shownTypes: [String]
    /// The type whose body or extension contains it, `Hotel.Cell`; `nil` if there is none.
    public var enclosingType: String?
    /// Indicates whether it stands in a private type, or in a type inside another, where only the program leads to it.
    public var isHidden: Bool
    /// Indicates whether it stands in a type or an extension that its file shows to be generic.
    public var isGeneric: Bool
    /// The parts that its test depends on; `nil` for a use that previews something else than a view.
    public var source: PreviewSource?
    /// The one sample; `nil` without a view.
    public var samples: [Sample]?
    /// The settings in modifiers of its view.
    public var settings: Directives
    /// The reason for which no test can show it, with the next step.
    public var obstacle: String?
    /// The place and the surroundings.
    public var context: ScannedContext
    /// The facts that only templates over types print; `nil` in other scans.
    public var facts: MacroFacts?

    /// A use of `#macro`.
    public init(
        macro: String,
        displayName: String?,
        hasComputedName: Bool = false,
        shownTypes: [String] = [],
        enclosingType: String? = nil,
        isHidden: Bool = false,
        isGeneric: Bool = false,
        source: PreviewSource? = nil,
        samples: [Sample]? = nil,
        settings: Directives = Directives(),
        obstacle: String? = nil,
        context: ScannedContext,
        facts: MacroFacts? = nil
    ) {
        self.macro = macro
        self.displayName = displayName
        self.hasComputedName = hasComputedName
        self.shownTypes = shownTypes
        self.enclosingType = enclosingType
        self.isHidden = isHidden
        self.isGeneric = isGeneric
        self.source = source
        self.samples = samples
        self.settings = settings
        self.obstacle = obstacle
        self.context = context
        self.facts = facts
    }
}
