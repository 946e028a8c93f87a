/// The parts of a `#Preview` that its test depends on.
public struct PreviewSource: Hashable, Encodable, Sendable {
    /// The size of the picture; `nil` without a trait or a modifier for it.
    public var layout: PreviewLayout?
    /// Indicates whether the size is an expression in the traits, which are read when the test runs.
    public var readsTraits: Bool
    /// Indicates whether a trait turns the device on its side.
    public var isLandscape: Bool
    /// The modifier that presents something above the view when it appears, `sheet`; `nil` if there is none.
    public var presentation: String?
    /// The property of a type that the code sets, `Session.shared.user`; `nil` if there is none.
    public var assignedProperty: String?

    public init(
        layout: PreviewLayout? = nil,
        readsTraits: Bool = false,
        isLandscape: Bool = false,
        presentation: String? = nil,
        assignedProperty: String? = nil
    ) {
        self.layout = layout
        self.readsTraits = readsTraits
        self.isLandscape = isLandscape
        self.presentation = presentation
        self.assignedProperty = assignedProperty
    }
}
