import SnapgenModel

package enum ProjectPlatform: String, Encodable, Sendable, CaseIterable, Comparable {
    case iOS, macOS, tvOS, watchOS, visionOS

    /// Returns the platform of an SDK of `xcodebuild -showsdks`: `iphoneos`, `iphonesimulator18.0`, `macosx`.
    static func ofSDK(_ sdk: String) -> Self? {
        allCases.first { $0.sdks.contains(sdk.prefix { $0.isLetter }.lowercased()) }
    }

    static func named(_ name: String) -> Self? { allCases.first { $0.rawValue.lowercased() == name.lowercased() } }

    /// Returns the platforms of a file by the names of a filter, `ios` or `xros`; `nil` without a filter.
    static func filter(_ names: UserValue?) -> Set<Self>? {
        names?.texts.nonEmpty.map { Set($0.compactMap { named($0 == "xros" ? "visionOS" : $0) }) }
    }

    /// The SDK on which unit tests usually run: that of the simulator.
    var testSDK: String { sdks.last ?? "" }

    private var sdks: [String] {
        switch self {
        case .iOS: ["iphoneos", "iphonesimulator"]
        case .macOS: ["macosx"]
        case .tvOS: ["appletvos", "appletvsimulator"]
        case .watchOS: ["watchos", "watchsimulator"]
        case .visionOS: ["xros", "xrsimulator"]
        }
    }

    package static func < (left: Self, right: Self) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
