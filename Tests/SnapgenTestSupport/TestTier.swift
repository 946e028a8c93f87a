import Foundation

/// A group of tests that takes minutes and runs on demand; tests of no tier run always.
///
/// `SNAPGEN_TESTS` lists the tiers to run, separated by commas, or is `all`. `Scripts/test` sets it, and finds the suites
/// of a tier by their condition:
///
///     @Suite("Golden cases, compiled", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"))
public enum TestTier: String, CaseIterable, Sendable {
    /// Generated files, compiled in several language modes and run.
    case compile
    /// Projects that try to break the tool.
    case hostile
    /// Properties of random or many inputs, in full; without the tier, of a few.
    case properties
    /// Kills, failing system calls, runs at the same time, and runs in other surroundings.
    case reliability

    /// Indicates whether the tier runs.
    public var isOn: Bool { Self.chosen.contains(self) }

    /// A number of repetitions: `all` where the tier runs, else `few`.
    public func count(_ few: Int, of all: Int) -> Int { isOn ? all : few }

    private static let chosen: Set<TestTier> = {
        let names = ProcessInfo.processInfo.environment["SNAPGEN_TESTS"]?.split(separator: ",").map(String.init) ?? []
        if names == ["all"] { return Set(allCases) }
        let tiers = names.compactMap(TestTier.init)
        precondition(tiers.count == names.count, "SNAPGEN_TESTS lists \(names); the tiers are \(allCases)")
        return Set(tiers)
    }()
}
