/// A schema whose identifiers are written out, as `snapgen generate` does in `Screens.snapgen.swift`.
///
/// The identifiers depend neither on the module of the schema nor on reflection.
nonisolated public protocol LiteralAccessibility: AccessibilitySchema {
    /// The identifiers by the key paths of the parts; for lists, the part before `[item]`.
    static var identifiers: [AnyKeyPath: String] { get }
}
