import Foundation

/// A group of slow tests that run on demand.
///
/// Tests without a tier always run.
///
/// `SNAPGEN_TESTS` is a comma-separated list of tiers, or `all`. `Scripts/test` sets it, and finds the suites of a tier
/// by their condition:
///
///     @Suite("Golden cases, compiled", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"))
package enum TestTier: String, CaseIterable, Sendable {
    /// Generated files, compiled and executed, each in one language mode.
    case compile
    /// With `compile`: all language modes, platforms and libraries for every case, and random programs.
    case modes
    /// Projects with malicious input.
    case hostile
    /// Properties of many or random inputs, of which fewer are tried without the tier.
    case properties
    /// Killed processes, failing system calls, concurrent runs, and different environments.
    case reliability

    /// A Boolean value that indicates whether the tier runs.
    package var isOn: Bool { Self.chosen.contains(self) }

    /// Returns the number of repetitions: `all` if the tier runs, otherwise `few`.
    package func count(_ few: Int, of all: Int) -> Int { isOn ? all : few }

    private static let chosen: Set<TestTier> = {
        let names = ProcessInfo.processInfo.environment["SNAPGEN_TESTS"]?.split(separator: ",").map(String.init) ?? []
        if names == ["all"] { return Set(allCases) }
        let tiers = names.compactMap(TestTier.init)
        precondition(tiers.count == names.count, "SNAPGEN_TESTS lists \(names); the tiers are \(allCases)")
        return Set(tiers)
    }()
}
