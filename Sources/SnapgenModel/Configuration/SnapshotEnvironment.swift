import SnapgenText

/// What a sample is shown in.
public struct SnapshotEnvironment: Hashable, Codable, Sendable {
    /// How large the sample may become.
    public enum Layout: Hashable, Codable, Sendable {
        /// A screen.
        case device(Device)
        /// As large as the sample wants to be.
        case sizeThatFits

        private enum DeviceCodingKeys: String, CodingKey {
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

    /// How large the sample may become.
    public var layout: Layout
    /// Light or dark, or `nil` to leave it as it is.
    public var theme: Theme?
    /// A locale's identifier, `en` or `ar_SA`, or `nil` to leave it as it is.
    public var locale: String?
    /// The text's size, or `nil` to leave it as it is.
    public var textSize: TextSize?

    /// An environment that sets only what is given.
    public init(layout: Layout, theme: Theme? = nil, locale: String? = nil, textSize: TextSize? = nil) {
        self.layout = layout
        self.theme = theme
        self.locale = locale
        self.textSize = textSize
    }

    /// The name in references and tests, valid in a file name: `iPhone13-dark`, `sizeThatFits-light-ar`.
    ///
    /// It is empty where nothing but a device is given, and that device is left out of names.
    public var name: String {
        let parts = [layout.nameInReferences, theme?.rawValue, locale, textSize?.rawValue]
            .compactMap { $0 }.joined(separator: "-")
        guard !parts.isEmpty else { return "" }
        return SafeName.fileComponent(parts, longest: SafeName.longestPart) ?? StableHash.short(parts)
    }
}

extension SnapshotEnvironment.Layout {
    /// What the layout is called in the configuration.
    public var name: String {
        switch self {
        case .device(let device): device.name
        case .sizeThatFits: "sizeThatFits"
        }
    }

    /// The layout's part of an environment's name; `nil` for a device that is left out of names.
    fileprivate var nameInReferences: String? {
        if case .device(let device) = self, !device.isInNames { nil } else { name }
    }
}
