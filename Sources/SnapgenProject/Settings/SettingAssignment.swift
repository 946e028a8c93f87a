import SnapgenModel

/// A value that a project or a configuration settings file gives to a build setting.
struct SettingAssignment {
    let name: String
    /// The conditions, all of which must hold: the parameter `sdk`, `arch`, `config` or similar, and the pattern for
    /// its value, with `*` and `?`.
    private(set) var conditions: [(parameter: String, pattern: String)] = []
    let value: String

    /// Creates an assignment from a key as written: `OTHER_FLAGS[sdk=macosx*][arch=arm64]`.
    init(_ key: some StringProtocol, _ value: String) {
        self.value = value
        let parts = key.split(separator: "[")
        name = parts.first.map { $0.trimmed } ?? ""
        for part in parts.dropFirst() {
            for condition in part.prefix(while: { $0 != "]" }).split(separator: ",") {
                let sides = condition.split(separator: "=", maxSplits: 1).map(\.trimmed)
                if let first = sides.first, sides.count == 2 { conditions.append((first, sides[1])) }
            }
        }
    }

    fileprivate var otherConditions: String {
        conditions.filter { $0.parameter != "config" }.map { "\($0)=\($1)" }.joined(separator: ",")
    }

    /// Returns whether all conditions hold; one on a parameter without a value holds for `*` only.
    func holds(for values: [String: String]) -> Bool {
        conditions.allSatisfy { parameter, pattern in
            guard pattern != "*" else { return true }
            guard let value = values[parameter] else { return false }
            // The value has no version, but patterns may have one: `iphonesimulator18*`.
            return Glob(pattern).matches(value) || (parameter == "sdk" && pattern.prefix { $0.isLetter } == value)
        }
    }
}

extension [SettingAssignment] {
    /// The assignments in the `buildSettings` of a project.
    ///
    /// A mapping has no order; conditional assignments follow the others, so that they take precedence. One for a
    /// configuration only takes the place of an unconditional one: `project.pbxproj` has it in the configuration.
    init(buildSettings mapping: [String: UserValue]) {
        let all = mapping.map { (key: $0, assignment: SettingAssignment($0, $1.texts.joined(separator: " "))) }
        self = all.sorted { left, right in
            let (first, second) = (left.assignment, right.assignment)
            return (first.otherConditions, first.conditions.count, left.key)
                < (second.otherConditions, second.conditions.count, right.key)
        }.map(\.assignment)
    }
}
