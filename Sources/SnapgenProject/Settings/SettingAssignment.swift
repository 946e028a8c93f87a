/// A value that a project or a configuration settings file gives to a build setting.
struct SettingAssignment: Equatable {
    /// The setting and the conditions of the assignment.
    var key: SettingKey
    /// The value as written, with references to other settings.
    var value: String

    /// Creates an assignment from a key as written.
    init(_ key: some StringProtocol, _ value: String) {
        self.key = SettingKey(key)
        self.value = value
    }
}

extension [SettingAssignment] {
    /// Returns the assignments in the `buildSettings` of a project.
    ///
    /// A table has no order; conditional assignments follow the others, so that they take precedence.
    init(buildSettings table: [String: PropertyTree]) {
        self = table.sorted { $0.key < $1.key }.map { key, value in
            SettingAssignment(key, value.texts.joined(separator: " "))
        }
        let conditional = filter { !$0.key.conditions.isEmpty }
        removeAll { !$0.key.conditions.isEmpty }
        append(contentsOf: conditional)
    }
}
