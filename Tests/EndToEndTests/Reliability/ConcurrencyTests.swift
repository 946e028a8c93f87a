import Foundation
import SnapgenTestSupport
import Testing

@Suite("Runs at the same time", .enabled(if: TestTier.reliability.isOn, "Scripts/test reliability"), .serialized)
struct ConcurrencyTests {
    @Test(
        "eight runs succeed and write what one writes; after a change of the configuration, the next run updates all",
        arguments: [false, true])
    func runs(isChanging: Bool) throws {
        let project = try TwoStates(modules: 12)
        let expected = try project.expectations()
        for round in 0..<(isChanging ? amount(short: 3, long: 25) : amount(short: 4, long: 50)) {
            let state: TwoStates.State = round.isMultiple(of: 2) ? .light : .dark
            let first = try start(isChanging ? 4 : 0, in: project)
            try project.configure(state)
            let processes = first + (try start(8 - first.count, in: project))
            #expect(processes.map(end) == Array(repeating: 0, count: 8))
            let files = try project.files()
            #expect(files.allSatisfy { file in expected.values.contains { $0[file.key] == file.value } })
            if isChanging { #expect(try project.generate().status == 0) }
            #expect(try project.files() == expected[state])
            #expect(isChanging || project.temporaryFiles() == [])
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
