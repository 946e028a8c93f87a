package import SnapgenConfiguration

/// A use of a freestanding macro such as `#Preview`.
package struct ScannedMacro: Hashable, Sendable {
    /// The macro's name without `#` and module: `Preview`.
    package var macro: String
    /// The first argument where it is a plain string literal: the display name.
    package var displayName: String?
    /// Indicates whether the display name is another expression.
    var hasComputedName: Bool
    /// The types whose initializers the view of a macro without a display name calls, in source order.
    var shownTypes: [String]
    /// The type whose body or extension contains it, `Hotel.Cell`; `nil` if there is none.
    var enclosingType: String?
    /// Indicates whether it stands in a private type, or in a type inside another, where only the program leads to it.
    package var isHidden: Bool
    /// Indicates whether it stands in a type or an extension that its file shows to be generic.
    package var isGeneric: Bool
    /// The parts that its test depends on; `nil` for a use that previews something else than a view.
    package var source: PreviewSource?
    /// The one sample; `nil` without a view.
    package var samples: [Sample]?
    /// The settings in modifiers of its view.
    package var settings: Directives
    /// The reason for which no test can show it, with the next step.
    package var obstacle: String?
    package var context: ScannedContext
    /// The facts that only templates over types print; `nil` in other scans.
    package var facts: MacroFacts?

    package init(
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
