import SnapgenText

/// What a sample is shown in.
public struct SnapshotEnvironment: Hashable, Codable, Sendable {
    /// How large the sample may become.
    public enum Layout: Hashable, Codable, Sendable {
        /// A screen.
        case device(Device)
        /// As wide as a screen, and as high as the sample wants to be at that width.
        case width(Device)
        /// A size in points.
        case fixed(width: Double, height: Double)
        /// As large as the sample wants to be.
        case sizeThatFits

        private enum DeviceCodingKeys: String, CodingKey {
            case _0 = "screen"
        }

        private enum WidthCodingKeys: String, CodingKey {
            case _0 = "screen"
        }
    }

    /// Light or dark.
    public enum Theme: String, Codable, Sendable, CaseIterable {
        case light, dark
    }

    /// The size that the reader chose for text; the names are SwiftUI's `DynamicTypeSize`.
    public enum TextSize: String, Codable, Sendable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// How a device is held.
    public enum Orientation: String, Codable, Sendable, CaseIterable {
        case portrait, landscape
    }

    /// How far colours are apart; the names are SwiftUI's `ColorSchemeContrast`.
    public enum Contrast: String, Codable, Sendable, CaseIterable {
        case standard, increased
    }

    /// Whether the reader wants less to move.
    public enum Motion: String, Codable, Sendable, CaseIterable {
        case standard, reduced
    }

    /// How large the sample may become.
    public var layout: Layout
    /// How the device is held; as it is where the layout has none that turns.
    public var orientation: Orientation
    /// Light or dark, or `nil` to leave it as it is.
    public var theme: Theme?
    /// A locale's identifier, `en` or `ar_SA`, or a `PseudoLanguage`; `nil` to leave it as it is.
    public var locale: String?
    /// Whether the locale is that of the test run, which a test can only find and not choose.
    public var isLocaleOfRun: Bool
    /// The text's size, or `nil` to leave it as it is.
    public var textSize: TextSize?
    /// How far colours are apart.
    public var contrast: Contrast
    /// Whether less moves.
    public var motion: Motion

    /// An environment that sets only what is given.
    public init(
        layout: Layout, orientation: Orientation = .portrait, theme: Theme? = nil, locale: String? = nil,
        isLocaleOfRun: Bool = false, textSize: TextSize? = nil, contrast: Contrast = .standard,
        motion: Motion = .standard
    ) {
        self.layout = layout
        self.orientation = layout.turns ? orientation : .portrait
        self.theme = theme
        self.locale = locale
        self.isLocaleOfRun = isLocaleOfRun
        self.textSize = textSize
        self.contrast = contrast
        self.motion = motion
    }

    /// The name in references and tests, valid in a file name: `iPhone13-dark`, `sizeThatFits-light-ar`.
    ///
    /// What is usual has no part in it: portrait, standard contrast and motion.
    ///
    /// It is empty where nothing but a device is given, and that device is left out of names.
    public var name: String {
        let parts = [
            layout.nameInReferences, orientation.nameInReferences, theme?.rawValue, locale, textSize?.rawValue,
            contrast.nameInReferences, motion.nameInReferences,
        ].compactMap { $0 }.joined(separator: "-")
        guard !parts.isEmpty else { return "" }
        return SafeName.fileComponent(parts, longest: SafeName.longestPart) ?? StableHash.short(parts)
    }
}

extension SnapshotEnvironment.Layout {
    /// What the layout is called in the configuration.
    public var name: String {
        switch self {
        case .device(let device), .width(let device): device.name
        case .fixed(let width, let height): "\(Self.text(width))x\(Self.text(height))"
        case .sizeThatFits: "sizeThatFits"
        }
    }

    /// The device whose screen, or whose screen's width, it is.
    public var device: Device? {
        switch self {
        case .device(let device), .width(let device): device
        case .fixed, .sizeThatFits: nil
        }
    }

    /// Whether it is another on its side.
    public var turns: Bool { device?.turns ?? false }

    /// The layout's part of an environment's name; `nil` for a device that is left out of names.
    fileprivate var nameInReferences: String? {
        switch self {
        case .device(let device): device.isInNames ? name : nil
        case .width(let device): device.isInNames ? "\(name)-width" : "width"
        case .fixed, .sizeThatFits: name
        }
    }

    /// A number of points, without a point where it is whole.
    private static func text(_ points: Double) -> String {
        Int(exactly: points).map(String.init) ?? "\(points)"
    }
}

extension SnapshotEnvironment.Orientation {
    fileprivate var nameInReferences: String? { self == .portrait ? nil : rawValue }
}

extension SnapshotEnvironment.Contrast {
    fileprivate var nameInReferences: String? { self == .standard ? nil : "highContrast" }
}

extension SnapshotEnvironment.Motion {
    fileprivate var nameInReferences: String? { self == .standard ? nil : "reducedMotion" }
}
