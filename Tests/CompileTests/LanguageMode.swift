import SnapgenTestSupport

/// A language mode of a user's test target.
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
