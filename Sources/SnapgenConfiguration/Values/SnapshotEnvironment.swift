import SnapgenModel
import SnapgenNames

/// The device, appearance and language that a sample is captured in.
package struct SnapshotEnvironment: Hashable, Sendable {
    package enum Layout: Hashable, Encodable, Sendable {
        case device(screen: Device)
        /// As wide as a screen, and as high as the sample's ideal height at that width.
        case width(screen: Device)
        case fixed(width: Double, height: Double)
        case sizeThatFits
    }

    /// The size that the sample may take; setting it resets choices that have no effect on it.
    package var layout: Layout {
        didSet { for choice in EnvironmentAxis.choices { self[choice] = self[choice] } }
    }
    /// A locale's identifier, `en` or `ar_SA`, or a `PseudoLanguage`; `nil` for the test run's.
    package var locale: String?
    /// Indicates whether the locale is that of the test run, which a test can only check and not set.
    package var isLocaleOfRun: Bool
    /// The value of each `EnvironmentChoice` by its key, if it is not the usual one.
    private var choices: [String: String] = [:]

    package init(layout: Layout, locale: String? = nil, isLocaleOfRun: Bool = false) {
        self.layout = layout
        self.locale = locale
        self.isLocaleOfRun = isLocaleOfRun
    }

    /// The value on the axis `choice`: the usual one if none is set or if the layout ignores the axis.
    package subscript(choice: EnvironmentChoice) -> String? {
        get { value(of: choice) ?? choice.usual }
        set { choices[choice.key] = newValue == choice.usual || !choice.applies(layout) ? nil : newValue }
    }

    /// The value on the axis `choice`; `nil` for the usual one.
    package func value(of choice: EnvironmentChoice) -> String? { choices[choice.key] }

    /// The name in references and tests, valid in a file name: `iPhone13-dark`, `sizeThatFits-light-ar`.
    ///
    /// Usual values such as portrait and standard contrast are left out. The name is empty if nothing is set except a
    /// device that is left out of names.
    package var name: String {
        let parts = EnvironmentAxis.all.compactMap { $0.nameInReferences(of: self) }.joined(separator: "-")
        guard !parts.isEmpty else { return "" }
        return SafeName.fileComponent(parts, longest: SafeName.longestPart) ?? StableHash.short(parts)
    }

    /// The values of placeholders in a pattern for names; usual ones such as portrait have none.
    package var valuesInNames: [String: String] {
        var values = ["environment": name]
        for axis in EnvironmentAxis.all { values[axis.placeholder] = axis.nameInReferences(of: self) }
        values["device"] = layout.name
        return values
    }
}

extension SnapshotEnvironment: Encodable {
    package func encode(to encoder: any Encoder) throws {
        let choices = EnvironmentAxis.choices.map { ($0.noun.camelCased, self[$0]) }
        try encoder.encode(Dictionary(uniqueKeysWithValues: choices))
        try encoder.encode(["layout": layout, "locale": locale, "isLocaleOfRun": isLocaleOfRun])
    }
}

extension SnapshotEnvironment.Layout {
    package var name: String {
        switch self {
        case .device(let device), .width(let device): device.name
        case .fixed(let width, let height): "\(YAMLFlow.number(width))x\(YAMLFlow.number(height))"
        case .sizeThatFits: "sizeThatFits"
        }
    }

    package var device: Device? {
        switch self {
        case .device(let device), .width(let device): device
        case .fixed, .sizeThatFits: nil
        }
    }

    var turns: Bool { device?.turns ?? false }

    /// The layout's part of an environment's name; `nil` for a device that is left out of names.
    package var nameInReferences: String? {
        switch self {
        case .device(let device): device.isInNames ? name : nil
        case .width(let device): device.isInNames ? "\(name)-width" : "width"
        case .fixed, .sizeThatFits: name
        }
    }
}

/// A language that the system generates for testing translations, and that schemes and test plans offer.
package enum PseudoLanguage: String, Encodable, Sendable, CaseIterable {
    /// Every text twice.
    case doubleLength
    /// Letters with accents and marks.
    case accented
    /// Every text between brackets.
    case bounded
    /// The layout of a language that is written from right to left; texts stay as they are.
    case rightToLeft
    /// Right-to-left layout with reversed texts.
    case rightToLeftStrings

    package var testPlanLanguage: String {
        switch self {
        case .doubleLength: "IDELaunchSchemeLanguageDoubleLocalizedStrings"
        case .accented: "IDELaunchSchemeLanguageAccentedLatin"
        case .bounded: "IDELaunchSchemeLanguageBoundedString"
        case .rightToLeft: "IDELaunchSchemeLanguageRightToLeftLayoutDirection"
        case .rightToLeftStrings: "IDELaunchSchemeLanguageRLO"
        }
    }

    /// Indicates whether a running test can apply it; texts are replaced only when the process starts.
    var isSetByTests: Bool { self == .rightToLeft }

    fileprivate var isRightToLeft: Bool { [.rightToLeft, .rightToLeftStrings].contains(self) }
}

extension SnapshotEnvironment {
    /// Returns whether a locale such as `ar`, `he_IL` or `uz-Arab` is written from right to left, on every platform.
    package static func isRightToLeft(_ locale: String) -> Bool {
        if let pseudo = PseudoLanguage(rawValue: locale) { return pseudo.isRightToLeft }
        let parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let language = parts.first?.lowercased() else { return false }
        if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
            return scripts.contains(script.lowercased())
        }
        return languages.contains(language)
    }

    /// The codes of right-to-left scripts in ISO 15924 that living languages are written in.
    private static let scripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]

    /// Languages whose usual script is one of them: `characterOrder` in "layout.json" of Unicode CLDR.
    private static let languages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr", "ug",
        "ur", "yi",
    ]
}
