import SnapgenModel

extension XcodeGenSpecification {
    var configurations: [String] { (tree["configs"]?.mapping.keys).map { $0.sorted() } ?? ["Debug", "Release"] }

    private var configuration: String {
        BuildSettings.configuration(reader.configuration, among: configurations) ?? "Debug"
    }

    func settings(of target: XcodeGenTarget) -> BuildSettings {
        var settings = BuildSettings(
            target: target.name, product: target.product, project: tree["name"]?.text ?? "", folder: path.folder,
            configuration: configuration)
        settings.parameters["sdk"] = target.platforms.first?.testSDK
        settings.append([SettingAssignment("SWIFT_VERSION", "5.0")])
        // The presets of XcodeGen for configurations of the type `debug`.
        let type = tree["configs"]?[configuration]?.text ?? configuration.lowercased()
        if type.contains("debug") {
            settings.append([
                SettingAssignment("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG"),
                SettingAssignment("ENABLE_TESTABILITY", "YES"),
            ])
        }
        append(tree, to: &settings)
        append(target.tree, to: &settings)
        return settings
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
            append(settingsOf: self.tree["settingGroups"]?[group], to: &settings, &used, depth: depth + 1)
        }
        let isStructured = table.keys.contains { ["groups", "base", "configs"].contains($0) }
        settings.append([SettingAssignment](buildSettings: isStructured ? tree?["base"]?.mapping ?? [:] : table))
        // A key of 'configs' may be a part of a configuration's name.
        for (name, values) in (tree?["configs"]?.mapping ?? [:]).sorted(by: { $0.key < $1.key })
        where configuration.lowercased().contains(name.lowercased()) {
            append(settingsOf: values, to: &settings, &used, depth: depth + 1)
        }
    }
}
