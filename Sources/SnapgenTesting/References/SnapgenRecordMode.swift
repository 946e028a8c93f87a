/// The record mode, which determines the references that a test run writes; named as in swift-snapshot-testing.
enum SnapgenRecordMode: String, Sendable, CaseIterable {
    case all
    case failed
    case missing
    case never
}

extension SnapgenRecordMode {
    /// The environment variable that sets the record mode, as in swift-snapshot-testing.
    static let variable = "SNAPSHOT_TESTING_RECORD"

    /// Returns the mode that applies: that of the environment variable, else `never` on CI, else the configured one.
    static func decided(configured: Self, in surroundings: SnapshotSurroundings) throws -> Self {
        if let name = surroundings.variable(variable) {
            if let mode = Self(rawValue: name) { return mode }
            let known = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw SnapshotProblem("\(variable) is '\(name)', which is not a record mode; set it to one of \(known)")
        }
        return surroundings.isCI ? .never : configured
    }

    /// Returns whether a run writes a reference that is missing, or else one that differs from the result.
    func records(isMissing: Bool) -> Bool {
        isMissing ? self != .never : self == .all || self == .failed
    }
}
