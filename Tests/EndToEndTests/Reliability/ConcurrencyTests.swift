import Foundation
import SnapgenTestSupport
import Testing

@Suite("Runs at the same time", .enabled(if: TestTier.reliability.isOn, "Scripts/test reliability"), .serialized)
struct ConcurrencyTests {
    @Test("eight runs with one output and one cache write what one run writes, and all succeed")
    func same() throws {
        let project = try TwoStates(modules: 12)
        let expected = try project.expectations()
        for round in 0..<amount(short: 4, long: 50) {
            let state: TwoStates.State = round.isMultiple(of: 2) ? .light : .dark
            try project.configure(state)
            let statuses = try start(8, in: project).map(end)
            #expect(statuses == Array(repeating: 0, count: 8))
            #expect(try project.files() == expected[state])
            #expect(project.temporaryFiles() == [])
        }
    }

    @Test("with a concurrently changed configuration, each file has one of both contents, and the next run updates all")
    func changing() throws {
        let project = try TwoStates(modules: 12)
        let expected = try project.expectations()
        for round in 0..<amount(short: 3, long: 25) {
            let state: TwoStates.State = round.isMultiple(of: 2) ? .light : .dark
            let processes = try start(4, in: project)
            try project.configure(state)
            let more = try start(4, in: project)
            #expect((processes + more).map(end).allSatisfy { $0 == 0 })
            let files = try project.files()
            #expect(files.allSatisfy { file in expected.values.contains { $0[file.key] == file.value } })
            #expect(try project.generate().status == 0)
            #expect(try project.files() == expected[state])
        }
    }

    private func start(_ count: Int, in project: TwoStates) throws -> [Process] {
        try (0..<count).map { _ in try project.start(["generate", "--threads", "8"]) }
    }

    private func end(_ process: Process) -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
