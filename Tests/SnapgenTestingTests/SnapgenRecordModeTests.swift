import Testing

@testable import SnapgenTesting

@Suite("SnapgenRecordMode")
struct SnapgenRecordModeTests {
    private func mode(
        _ variables: [String: String], configured: SnapgenRecordMode = .missing
    ) throws -> SnapgenRecordMode {
        let surroundings = SnapshotSurroundings(
            variables: variables, currentDirectory: "/", temporaryDirectory: "/tmp")
        return try .decided(configured: configured, in: surroundings)
    }

    @Test("the environment decides first", arguments: SnapgenRecordMode.allCases)
    func environment(named: SnapgenRecordMode) throws {
        #expect(try mode(["SNAPSHOT_TESTING_RECORD": named.rawValue, "CI": "true"], configured: .all) == named)
    }

    @Test(
        "a CI machine records nothing, another one does as configured",
        arguments: [
            (["CI": "true"], .never), (["CI": "1"], .never), (["CI": "github"], .never),
            ([:], .all), (["CI": ""], .all), (["CI": "0"], .all), (["CI": "FALSE"], .all),
            (["SNAPSHOT_TESTING_RECORD": ""], .all),
        ] as [([String: String], SnapgenRecordMode)])
    func ci(variables: [String: String], expected: SnapgenRecordMode) throws {
        #expect(try mode(variables, configured: .all) == expected)
    }

    @Test("an unknown mode is refused with those that there are", arguments: ["true", "All", "none"])
    func unknown(name: String) {
        let problem = #expect(throws: SnapshotProblem.self) { try mode(["SNAPSHOT_TESTING_RECORD": name]) }
        #expect(
            problem?.message == "SNAPSHOT_TESTING_RECORD is '\(name)', which is not a record mode; "
                + "set it to one of 'all', 'failed', 'missing', 'never'")
    }
}
