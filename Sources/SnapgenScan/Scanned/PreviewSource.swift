package import SnapgenConfiguration

/// The parts of a `#Preview` that its test depends on.
package struct PreviewSource: Hashable, Encodable, Sendable {
    /// The size of the picture; `nil` without a trait or a modifier for it.
    package var layout: PreviewLayout?
    /// Indicates whether the size is an expression in the traits, which are read when the test runs.
    package var readsTraits = false
    /// Indicates whether a trait turns the device on its side.
    package var isLandscape = false
    /// The modifier that presents something above the view when it appears, `sheet`; `nil` if there is none.
    package var presentation: String?
    /// The property of a type that the code sets, `Session.shared.user`; `nil` if there is none.
    package var assignedProperty: String?
}
