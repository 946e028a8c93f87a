/// A language that the system generates for testing translations.
///
/// Xcode offers them in the options of schemes and test plans.
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

    package var isRightToLeft: Bool { [.rightToLeft, .rightToLeftStrings].contains(self) }
}
