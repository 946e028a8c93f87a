import SnapgenModel

/// The language of an environment.
struct Language {
    /// The code of the language without its region: `ar` for `ar_SA`; empty for that of the test run.
    let code: String
    private let pseudo: PseudoLanguage?

    /// Codes of languages that are usually written from right to left, and the scripts of others (Unicode CLDR 46).
    private static let rightToLeft: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "lrc", "mzn", "nqo", "ps", "rhg", "sd", "syr", "ug",
        "ur", "yi",
    ]
    private static let scripts: Set<String> = ["arab", "hebr", "adlm", "rohg", "syrc", "thaa", "nkoo"]

    /// Reads the language of an environment.
    init(_ environment: SnapshotEnvironment) {
        let locale = environment.locale ?? ""
        pseudo = PseudoLanguage(rawValue: locale)
        let parts = locale.lowercased().split { $0 == "_" || $0 == "-" }.map(String.init)
        let script = parts.dropFirst().first { $0.count == 4 }
        code = pseudo == nil ? [parts.first, script].compactMap { $0 }.joined(separator: "-") : locale
        let isWrittenRightToLeft = script.map(Self.scripts.contains) ?? Self.rightToLeft.contains(code)
        isRightToLeft = pseudo?.isRightToLeft ?? isWrittenRightToLeft
    }

    /// Indicates whether the layout is mirrored.
    let isRightToLeft: Bool

    /// Indicates whether the texts differ from those of other languages.
    var replacesTexts: Bool { pseudo != .rightToLeft }
}
