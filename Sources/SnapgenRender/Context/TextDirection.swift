/// The direction in which a locale's language is written, the same on every platform.
enum TextDirection {
    /// Returns whether a locale such as `ar`, `he_IL` or `uz-Arab` is written from right to left.
    static func isRightToLeft(_ locale: String) -> Bool {
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
