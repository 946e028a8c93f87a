package import SnapgenModel

/// A condition of a build setting: `sdk=iphoneos*` in `[sdk=iphoneos*]`.
struct SettingCondition: Equatable {
    /// The parameter: `sdk`, `arch`, `config`, and similar.
    var parameter: String
    /// The pattern for the parameter's value, with `*` and `?`.
    var pattern: String

    /// Returns whether the condition holds; a condition on a parameter without a value holds for `*` only.
    func holds(for values: [String: String]) -> Bool {
        guard pattern != "*" else { return true }
        guard let value = values[parameter] else { return false }
        // The value has no version, but patterns may have one: `iphonesimulator18*`.
        return Glob(pattern).matches(value) || (parameter == "sdk" && Self.name(of: pattern) == value)
    }

    private static func name(of sdk: String) -> String { String(sdk.prefix { $0.isLetter }) }
}

/// The name of a build setting with its conditions: `OTHER_FLAGS[sdk=macosx*][arch=arm64]`.
struct SettingKey: Equatable {
    /// The name without conditions.
    var name: String
    /// The conditions, all of which must hold.
    var conditions: [SettingCondition] = []

    /// Parses a key as written in projects and configuration settings files.
    init(_ text: some StringProtocol) {
        let parts = text.split(separator: "[")
        name = parts.first.map { $0.trimmed } ?? ""
        for part in parts.dropFirst() {
            for condition in part.prefix(while: { $0 != "]" }).split(separator: ",") {
                let sides = condition.split(separator: "=", maxSplits: 1).map(\.trimmed)
                if let first = sides.first, sides.count == 2 {
                    conditions.append(SettingCondition(parameter: first, pattern: sides[1]))
                }
            }
        }
    }
}

extension StringProtocol {
    /// The text without white space at both ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
