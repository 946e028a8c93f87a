import SnapgenProject

/// The versions of Apple's tools and of libraries that a set-up, its workflow and `doctor` name.
///
/// The pages and workflows of the repository have the same ones, which `VersionsTests` compares.
enum Versions {
    /// The oldest swift-snapshot-testing with which generated tests run; the newest one that is known is 1.19.3.
    ///
    /// In versions before, the first difference in Swift Testing ends the process (pull request 916).
    static let library = "1.17.6"

    // A machine for a workflow, and what is on it: actions/runner-images, images/macos/macos-26-arm64-Readme.md, image
    // 20260610. The image with Xcode 27, `xcode-27`, was a preview in September 2026 (#14404).
    static let image = "macos-26"
    static let xcode = "26.5"
    /// The newest system of the simulators, the same for all platforms.
    static let system = "26.5"

    /// The oldest macOS of GitHub's images: those before were removed until November 2026 (actions/runner-images
    /// #13518).
    static let oldestImage = 15
    /// The Xcode with Swift 6.1.
    static let oldestXcode = [16, 3]

    /// The simulator of a workflow on a platform with a version of Xcode or macOS; `nil` for the newest one.
    static func simulator(_ platform: String, with version: Int?) -> String {
        switch platform {
        case "tvOS": "Apple TV 4K (3rd generation)"
        case "visionOS": "Apple Vision Pro"
        default: version ?? 26 >= 26 ? "iPhone 17" : "iPhone 16"
        }
    }

    /// The first major version of each system that has `PreviewRegistry`, by Apple's documentation of it.
    static func firstSystemWithPreviews(_ platform: ProjectPlatform?) -> Int {
        switch platform {
        case .macOS: 14
        case .visionOS: 1
        case .watchOS: 10
        default: 17
        }
    }
}
