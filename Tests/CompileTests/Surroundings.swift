import SnapgenTestSupport
import Testing

/// The language mode, the target and the library that a generated file is compiled with.
struct Surroundings: Hashable, Sendable {
    var mode: LanguageMode
    var target: AppleTarget
    var library = LibraryVersion.newest

    private static let modes: [LanguageMode] = [.swift5, .swift6, .mainActor]

    /// Returns surroundings that differ from case to case.
    ///
    /// With three platforms, 18 cases cover all pairs of a mode, a library and a target.
    static func one(forCase number: Int) -> Surroundings {
        let (targets, libraries) = (ApplePlatform.tested.flatMap(\.targets), LibraryVersion.allCases)
        let round = number / modes.count
        return Surroundings(
            mode: modes[number % modes.count], target: targets[round % targets.count],
            library: libraries[(number + round) % libraries.count])
    }

    /// Returns surroundings that have every mode, every library and every target of the tested platforms.
    ///
    /// Their combinations differ from case to case, so that a few cases cover all pairs.
    static func covering(forCase number: Int) -> [Surroundings] {
        let libraries = LibraryVersion.allCases
        let targets = ApplePlatform.tested.flatMap(\.targets)
        return (0..<max(modes.count, libraries.count, targets.count)).map { index in
            Surroundings(
                mode: modes[index % modes.count], target: targets[(index + number / 3) % targets.count],
                library: libraries[(index + number) % libraries.count])
        }
    }
}

/// The user interface framework of a platform, of which one can be imported at a time.
enum Platform: String, CaseIterable, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
}

enum LanguageMode: String, CaseIterable, Sendable {
    case swift5 = "Swift 5"
    case swift6 = "Swift 6"
    case mainActor = "Swift 6, main actor isolation by default"
    case upcoming = "Swift 6 with the features that are still to come"

    /// The modes in which generated files are compiled: Swift 6 without the tier `modes`.
    static var tested: [LanguageMode] { TestTier.modes.isOn ? allCases : [.swift6] }

    var arguments: [String] {
        switch self {
        case .swift5: ["-swift-version", "5", "-strict-concurrency=complete"]
        case .swift6: ["-swift-version", "6"]
        case .mainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
        case .upcoming: ["-swift-version", "6"] + Self.features.flatMap { ["-enable-upcoming-feature", $0] }
        }
    }

    private static let features = [
        "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault", "MemberImportVisibility",
        "NonisolatedNonsendingByDefault",
    ]
}

enum LibraryVersion: String, CaseIterable, Sendable {
    case v1_17_6, v1_18_9
    /// The main branch after 1.18.9.
    case newest

    /// The compilation conditions with which the stubs declare this version.
    var conditions: [String] {
        let all = ["SINCE_1_18_9", "SINCE_1_19"]
        return Array(all.prefix(Self.allCases.firstIndex(of: self) ?? 0))
    }
}
