/// The conditions on identifiers in the format of an `NSPredicate`: `identifier BEGINSWITH 'row-'`.
///
/// See Apple's "Predicate Programming Guide", "Predicate Format String Syntax".
struct IdentifierPredicate {
    /// The texts that an identifier consists of, with something between them.
    private(set) var patterns: [[String]] = []
    /// Indicates whether an argument of the format is a part of identifiers.
    private(set) var comparesArgument = false

    /// Reads a text; most have no conditions.
    init(_ text: ScannedText) {
        let format = text.parts.joined(separator: Self.interpolation)
        guard format.contains("identifier") else { return }
        for match in format.matches(of: Self.condition) {
            let comparison = match.1.uppercased()
            if match.2.hasPrefix("%") {
                comparesArgument = comparesArgument || !comparison.hasPrefix("=")
            } else {
                patterns.append(Self.pattern(String(match.2.dropFirst().dropLast()), comparison))
            }
        }
    }

    private static let interpolation = "\u{0}"

    private static var condition: Regex<(Substring, Substring, Substring)> {
        /identifier\s*(==?|BEGINSWITH|ENDSWITH|CONTAINS|LIKE|MATCHES)(?:\[[a-z]+\])?\s*('[^']*'|"[^"]*"|%@)/
            .ignoresCase()
    }

    private static func pattern(_ value: String, _ comparison: String) -> [String] {
        var value = value.replacing("\\\"", with: "\"")
        if ["LIKE", "MATCHES"].contains(comparison) {
            value = value.replacing(".*", with: interpolation).replacing("*", with: interpolation)
        }
        if ["ENDSWITH", "CONTAINS"].contains(comparison) { value = interpolation + value }
        if ["BEGINSWITH", "CONTAINS"].contains(comparison) { value += interpolation }
        return value.split(separator: interpolation, omittingEmptySubsequences: false).map(String.init)
    }
}
