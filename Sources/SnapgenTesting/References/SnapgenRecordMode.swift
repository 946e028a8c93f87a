/// The record mode, which determines the references that a test run writes; named as in swift-snapshot-testing.
enum SnapgenRecordMode: String, Sendable, CaseIterable {
    /// All references.
    case all
    /// References that are missing or differ.
    case failed
    /// References that are missing.
    case missing
    /// No references.
    case never
}

extension SnapgenRecordMode {
    /// The environment variable that sets the record mode, as in swift-snapshot-testing.
    static let variable = "SNAPSHOT_TESTING_RECORD"

    /// Returns the mode that applies: that of the environment variable, else `never` on CI, else the configured one.
    ///
    /// - Throws: A `SnapshotProblem` if the variable has an invalid value.
    static func decided(configured: Self, in surroundings: SnapshotSurroundings) throws -> Self {
        if let name = surroundings.variable(variable) {
            guard let mode = Self(rawValue: name) else { throw unknownMode(name) }
            return mode
        }
        return surroundings.isCI ? .never : configured
    }

    private static func unknownMode(_ name: String) -> SnapshotProblem {
        let known = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        return SnapshotProblem("\(variable) is '\(name)', which is not a record mode; set it to one of \(known)")
    }
}
