/// The build settings that XcodeGen would write into a project.
struct XcodeGenSettings {
    private let specification: PropertyTree
    private let configuration: String
    private let files: any ProjectFiles
    private let display: (String) -> String
    private let folder: String

    /// Creates the settings of a specification in one configuration; `nil` for `Debug`.
    init(
        _ specification: PropertyTree, path: String, configuration: String?, files: any ProjectFiles,
        display: @escaping (String) -> String
    ) {
        self.specification = specification
        self.files = files
        self.display = display
        self.folder = path.folder
        let names = (specification["configs"]?.table.keys).map { $0.sorted() } ?? ["Debug", "Release"]
        self.configuration =
            names.first { $0 == configuration } ?? names.first { $0 == "Debug" }
            ?? names.first { $0.lowercased().contains("debug") } ?? names.first ?? "Debug"
    }

    /// Returns the settings of a target, evaluated for unit tests.
    func settings(
        of target: PropertyTree, named name: String, product: String, _ platform: ProjectPlatform?
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
        return preset + [
            SettingAssignment("TARGET_NAME", name),
            SettingAssignment("PROJECT_NAME", specification["name"]?.text ?? ""),
            SettingAssignment("CONFIGURATION", configuration),
            SettingAssignment("SRCROOT", folder),
            SettingAssignment("PRODUCT_NAME", product),
            SettingAssignment("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            SettingAssignment("SWIFT_VERSION", "5.0"),
        ]
    }

    private func append(_ level: PropertyTree, to settings: inout BuildSettings) {
        if let path = level["configFiles"]?[configuration]?.text {
            settings.append(SettingsFile(path, in: files, display: display).assignments)
        }
        var used = Set<String>()
        append(settingsOf: level["settings"], to: &settings, &used, depth: 0)
    }

    /// Adds settings: groups first, then `base`, then those of the configuration; or a plain table.
    ///
    /// Each group is added once, because groups that use others twice would double the work with each level.
    private func append(
        settingsOf tree: PropertyTree?, to settings: inout BuildSettings, _ used: inout Set<String>, depth: Int
    ) {
        guard let table = tree?.table, depth < 10 else { return }
        for group in tree?["groups"]?.texts ?? [] where used.insert(group).inserted {
            append(settingsOf: specification["settingGroups"]?[group], to: &settings, &used, depth: depth + 1)
        }
        let parts = ["groups", "base", "configs"]
        let isStructured = table.keys.contains(where: parts.contains)
        settings.append([SettingAssignment](buildSettings: isStructured ? tree?["base"]?.table ?? [:] : table))
        // A key of 'configs' may be a part of a configuration's name.
        for (name, values) in (tree?["configs"]?.table ?? [:]).sorted(by: { $0.key < $1.key })
        where configuration.lowercased().contains(name.lowercased()) {
            append(settingsOf: values, to: &settings, &used, depth: depth + 1)
        }
    }
}
