package enum ProjectPlatform: String, Encodable, Sendable, CaseIterable, Comparable {
    case iOS, macOS, tvOS, watchOS, visionOS

    /// Creates the platform of an SDK: `iphoneos`, `iphonesimulator18.0`, `macosx`.
    ///
    /// The names are those of `xcodebuild -showsdks`.
    init?(sdk: String) {
        let name = sdk.prefix { $0.isLetter }.lowercased()
        guard let platform = Self.allCases.first(where: { $0.sdks.contains(name) }) else { return nil }
        self = platform
    }

    init?(named name: String) {
        guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
        else { return nil }
        self = platform
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
