import Foundation
import SnapgenModel
import SnapgenTestSupport
import Testing

/// The tests that are generated for apps of random sources, compiled against the stubs.
///
/// `SNAPGEN_LONG_TESTS=1` makes 2,000 apps, `SNAPGEN_RANDOM_APPS=7..<8` the one of seed 7.
@Suite(
    "Random apps, compiled", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct RandomAppTests {
    @Test("generated tests compile in every language mode if the previews compile")
    func compile() throws {
        let seeds = Self.seeds
        let checks = try Self.checks(of: seeds)
        let valid = checks.filter(\.isValid)
        for check in valid where check.hasFailed { Issue.record("\(check.report)") }
        let table = RandomAppTable(checks)
        print(table.description)
        guard seeds.count >= 100 else { return }
        #expect(valid.count * 100 >= seeds.count * 80, "too many apps do not compile themselves")
        #expect(table.share >= 0.8, "too many previews are left out")
        #expect(table.unusedForms == [], "no preview with a test uses these")
    }

    private static var seeds: Range<Int> {
        let environment = ProcessInfo.processInfo.environment
        let bounds = environment["SNAPGEN_RANDOM_APPS"]?.components(separatedBy: "..<").compactMap(Int.init) ?? []
        if bounds.count == 2 { return bounds[0]..<bounds[1] }
        return 0..<(environment["SNAPGEN_LONG_TESTS"] == nil ? 100 : 2000)
    }

    /// Compiles the apps, as many at once as the machine has cores.
    private static func checks(of seeds: Range<Int>) throws -> [RandomAppCheck] {
        _ = try Stubs.shared.get()
        let results = Results()
        DispatchQueue.concurrentPerform(iterations: seeds.count) { number in
            let seed = seeds.lowerBound + number
            results.add(seed, Result { try RandomAppCheck(AppWriter.app(seed: seed)) })
        }
        return try results.all.map { try $0.get() }
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [Int: Result<RandomAppCheck, any Error>] = [:]

        func add(_ seed: Int, _ result: Result<RandomAppCheck, any Error>) {
            lock.withLock { results[seed] = result }
        }

        /// The results in the order of their seeds.
        var all: [Result<RandomAppCheck, any Error>] {
            lock.withLock { results.sorted { $0.key < $1.key }.map(\.value) }
        }
    }
}
