import Foundation
import SnapgenTestSupport
import Testing

/// Random programs with previews and the tests that are generated for them, many in one build.
///
/// `SNAPGEN_LONG_TESTS=1` makes 2,000 programs; `SNAPGEN_RANDOM_PREVIEWS=7..<8` makes that of the seed 7. The sources of a
/// build that fails are kept in `.build/random-previews`.
@Suite("Random previews", .onLinux(TestTier.modes.isOn))
struct RandomPreviewsTests {
    private static let builds: [[UInt64]] = {
        let seeds = RandomSeeds.chosen(by: "SNAPGEN_RANDOM_PREVIEWS", few: 20, many: 2_000)
        return Dictionary(grouping: seeds) { $0 / RandomBuild.size }.sorted { $0.key < $1.key }.map(\.value)
    }()

    @Test("every program compiles, and its tests show its previews or name a limit", arguments: builds)
    func shows(seeds: [UInt64]) throws {
        let build = try RandomBuild(seeds)
        do {
            let program = try build.compile()
            var problems: [String] = []
            for layout in ["17", "18", "26"] {
                let run = try RandomRun(build, build.run(program, layout: layout))
                problems += run.problems.map { "system \(layout): \($0)" }
            }
            for problem in problems { Issue.record("\(problem)") }
            if !problems.isEmpty { try build.project.keep(as: "random-previews/\(build.modules[0].name)") }
        } catch {
            try build.project.keep(as: "random-previews/\(build.modules[0].name)")
            throw error
        }
    }
}
