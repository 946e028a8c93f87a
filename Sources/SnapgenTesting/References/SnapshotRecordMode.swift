/// When references are written; the names are swift-snapshot-testing's.
public enum SnapshotRecordMode: String, Sendable, CaseIterable {
    /// Every reference, whatever is there.
    case all
    /// Those that are not there or differ.
    case failed
    /// Those that are not there.
    case missing
    /// None.
    case never
}

extension SnapshotRecordMode {
    /// The variable that says when references are written; the name is swift-snapshot-testing's.
    static let variable = "SNAPSHOT_TESTING_RECORD"

    /// The mode that holds: what the environment says, else `never` on a CI machine, else what is configured.
    ///
    /// Throws a `SnapshotProblem` where the environment names no mode.
    static func decided(configured: Self, in surroundings: SnapshotSurroundings) throws -> Self {
        if let name = surroundings.variable(variable) {
            guard let mode = Self(rawValue: name) else { throw unknownMode(name) }
            return mode
        }
        return surroundings.isCI ? .never : configured
    }

    private static func unknownMode(_ name: String) -> SnapshotProblem {
        let known = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        return SnapshotProblem("\(variable) is '\(name)', which is no record mode; set it to one of \(known)")
    }
}
