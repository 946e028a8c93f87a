import SnapgenModel

/// What of a file its macros need to know.
struct MacroSurroundings {
    /// The imports in source order.
    let imports: [ScannedImport]
    /// What tests cannot name.
    let hidden: HiddenDeclarations
}
