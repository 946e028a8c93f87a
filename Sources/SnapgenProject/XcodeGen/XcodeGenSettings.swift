import SnapgenModel

struct XcodeGenSettings {
    private let specification: UserValue
    private let configuration: String
    private let reader: ProjectReader
    private let folder: String

    init(_ specification: UserValue, path: String, _ reader: ProjectReader) {
        self.specification = specification
        self.reader = reader
        self.folder = path.folder
        let names = (specification["configs"]?.mapping.keys).map { $0.sorted() } ?? ["Debug", "Release"]
        configuration = BuildSettings.configuration(reader.configuration, among: names) ?? "Debug"
    }

    /// Returns the settings of a target, evaluated for unit tests.
    func settings(
        of target: UserValue, named name: String, product: String, _ platform: ProjectPlatform?
    ) -> BuildSettings {
        var settings = BuildSettings()
        settings.parameters = ["arch": "arm64", "config": configuration, "variant": "normal"]
        settings.parameters["sdk"] = platform?.testSDK
        settings.append(defaults(named: name, product: product))
        append(specification, to: &settings)
        append(target, to: &settings)
        return settings
    }

    /// The defaults of Xcode, and the presets of XcodeGen for configurations of the type `debug`.
    private func defaults(named name: String, product: String) -> [SettingAssignment] {
        let type = specification["configs"]?[configuration]?.text ?? configuration.lowercased()
        let preset =
            type.contains("debug")
            ? [
                SettingAssignment("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG"),
                SettingAssignment("ENABLE_TESTABILITY", "YES"),
            ] : []
        let defaults = [SettingAssignment](
            target: name, product: product, project: specification["name"]?.text ?? "", folder: folder,
            configuration: configuration)
        return preset + defaults + [SettingAssignment("SWIFT_VERSION", "5.0")]
    }

    private func append(_ level: UserValue, to settings: inout BuildSettings) {
        if let path = level["configFiles"]?[configuration]?.text {
            settings.append(SettingsFile(path, reader).assignments)
        }
        var used = Set<String>()
        append(settingsOf: level["settings"], to: &settings, &used, depth: 0)
    }

    /// Adds settings: groups first, then `base`, then those of the configuration; or a plain table.
    ///
    /// Each group is added once, because groups that use others twice would double the work with each level.
    private func append(
        settingsOf tree: UserValue?, to settings: inout BuildSettings, _ used: inout Set<String>, depth: Int
    ) {
        guard let table = tree?.mapping, depth < 10 else { return }
        for group in tree?["groups"]?.texts ?? [] where used.insert(group).inserted {
            append(settingsOf: specification["settingGroups"]?[group], to: &settings, &used, depth: depth + 1)
        }
        let parts = ["groups", "base", "configs"]
        let isStructured = table.keys.contains(where: parts.contains)
        settings.append([SettingAssignment](buildSettings: isStructured ? tree?["base"]?.mapping ?? [:] : table))
        // A key of 'configs' may be a part of a configuration's name.
        for (name, values) in (tree?["configs"]?.mapping ?? [:]).sorted(by: { $0.key < $1.key })
        where configuration.lowercased().contains(name.lowercased()) {
            append(settingsOf: values, to: &settings, &used, depth: depth + 1)
        }
    }
}
