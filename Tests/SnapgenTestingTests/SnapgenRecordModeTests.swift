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

    @Test("a CI machine records nothing", arguments: ["true", "1", "yes", "github"])
    func ci(value: String) throws {
        #expect(try mode(["CI": value], configured: .all) == .never)
    }

    @Test("what is no CI machine does as configured", arguments: [nil, "", "0", "false", "FALSE"])
    func noCI(value: String?) throws {
        #expect(try mode(["CI": value].compactMapValues { $0 }, configured: .failed) == .failed)
    }

    @Test("an empty variable says nothing")
    func empty() throws {
        #expect(try mode(["SNAPSHOT_TESTING_RECORD": ""], configured: .all) == .all)
    }

    @Test("an unknown mode is refused with those that there are", arguments: ["true", "All", "none"])
    func unknown(name: String) {
        let problem = #expect(throws: SnapshotProblem.self) { try mode(["SNAPSHOT_TESTING_RECORD": name]) }
        #expect(
            problem?.message == "SNAPSHOT_TESTING_RECORD is '\(name)', which is not a record mode; "
                + "set it to one of 'all', 'failed', 'missing', 'never'")
    }
}
