import SnapgenTestSupport

/// A platform of Apple, which the compiler checks code for on Linux.
enum ApplePlatform: String, CaseIterable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS
    case catalyst = "Catalyst"

    /// The stand-ins that only this platform has, after those of Foundation and before SwiftUI.
    var kit: [String] {
        switch self {
        case .iOS, .catalyst, .tvOS, .visionOS: ["UIKit"]
        case .macOS: ["AppKit"]
        case .watchOS: []
        }
    }

    /// The platform for which `Scripts/apple-modules` makes the modules.
    var modules: String { self == .catalyst ? "iOS" : rawValue }

    /// The first version that `Package.swift` states, and the newest that the stand-ins describe.
    var versions: [String] {
        switch self {
        case .iOS, .catalyst, .tvOS: ["15", "27"]
        case .macOS: ["13", "27"]
        case .watchOS: ["9", "27"]
        case .visionOS: ["1", "27"]
        }
    }

    var targets: [AppleTarget] { versions.map { AppleTarget(platform: self, version: $0) } }

    /// The platforms that a run checks: those of most apps, and Mac Catalyst, without the tier `modes`.
    static var tested: [ApplePlatform] { TestTier.modes.isOn ? allCases : [.iOS, .macOS, .catalyst] }
}

/// A platform with a deployment target.
struct AppleTarget: Hashable, Sendable, CustomStringConvertible {
    var platform: ApplePlatform
    var version: String

    var description: String { "\(platform.rawValue) \(version)" }

    /// The architecture is that of the modules which `Scripts/apple-modules` makes.
    var triple: String {
        switch platform {
        case .iOS: "x86_64-apple-ios\(version)-simulator"
        case .catalyst: "x86_64-apple-ios\(version)-macabi"
        case .macOS: "x86_64-apple-macos\(version)"
        case .tvOS: "x86_64-apple-tvos\(version)-simulator"
        case .watchOS: "x86_64-apple-watchos\(version)-simulator"
        case .visionOS: "x86_64-apple-xros\(version)-simulator"
        }
    }

    /// The name by which the compiler finds a module of the platform: the triple without a version.
    var moduleName: String { triple.replacing(version, with: "") }
}
