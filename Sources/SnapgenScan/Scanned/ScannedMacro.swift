package import SnapgenConfiguration

package struct ScannedMacro: Hashable, Sendable {
    package var macro: String
    package var displayName: String?
    var hasComputedName = false
    /// Indicates whether the display name stands below the macro's first line.
    var isNameBelow = false
    /// The types whose initializers the view of a macro without a display name calls, in source order.
    var shownTypes: [String] = []
    /// The type whose body or extension contains it, `Hotel.Cell`; `nil` if there is none.
    var enclosingType: String?
    /// Indicates whether it stands in a private type, or in a type inside another, where only the program leads to it.
    package var isHidden = false
    /// Indicates whether it stands in a type or an extension that its file shows to be generic.
    package var isGeneric = false
    package var content = Content()
    package var context: ScannedContext
    /// The facts that only templates over types print; `nil` in other scans.
    package var facts: MacroFacts?

    package struct Content: Hashable, Sendable {
        /// The parts that its test depends on; `nil` for a use that previews something else than a view.
        package var source: PreviewSource?
        /// The one sample; `nil` without a view.
        package var samples: [Sample]?
        @RareDirectives package var settings = Directives()
        /// The type whose `sampleViews` are all that it shows, as written; `nil` for any other view, and with traits.
        var listedType: String?
        /// The reason for which no test can show it, with the next step.
        package var obstacle: String?
    }
}

package struct PreviewSource: Hashable, Encodable, Sendable {
    /// The size of the picture; `nil` without a trait or a modifier for it.
    package var layout: PreviewLayout?
    /// Indicates whether the size is an expression in the traits, which are read when the test runs.
    package var readsTraits = false
    package var isLandscape = false
    /// The modifier that presents something above the view when it appears, `sheet`; `nil` if there is none.
    package var presentation: String?
    /// The property of a type that the code sets, `Session.shared.user`; `nil` if there is none.
    package var assignedProperty: String?
}
