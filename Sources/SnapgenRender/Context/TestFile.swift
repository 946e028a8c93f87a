import SnapgenModel

/// The tests of a suite that are in one generated file.
///
/// The file of the module declares the suite, and each other file extends it with the previews of one source file, so that
/// the imports of a source file hold for no other's previews.
struct TestFile {
    /// The name; `nil` for the file of the module.
    let name: String?
    /// The tests, in the plan's order.
    let tests: [PlannedTest]

    /// Returns the files of a suite: that of the module, which may have no tests, and the others by name.
    static func all(of suite: PlannedSuite) -> [TestFile] {
        guard suite.tests.contains(where: { $0.file != nil }) else { return [TestFile(name: nil, tests: suite.tests)] }
        let byName = Dictionary(grouping: suite.tests, by: \.file)
        let names = byName.keys.compactMap { $0 }.sorted()
        return [TestFile(name: nil, tests: byName[nil] ?? [])]
            + names.map { TestFile(name: $0, tests: byName[$0] ?? []) }
    }
}
