import SnapgenModel

/// What all tests of a suite have in common; a class, because each of thousands refers to it.
final class SuiteContext {
    let suite: PlannedSuite
    /// The names of the support file.
    let names: SwiftNames
    /// The names of the suite's own file.
    let previews: PreviewNames
    let options: RenderOptions

    /// The context of `suite`; `names` are those of the support file.
    init(_ suite: PlannedSuite, names: SwiftNames, options: RenderOptions) {
        self.suite = suite
        self.names = names
        self.previews = PreviewNames(suite)
        self.options = options
    }
}
