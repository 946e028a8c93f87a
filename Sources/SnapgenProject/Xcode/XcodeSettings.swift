import SnapgenModel

struct XcodeSettings {
    private let objects: XcodeObjects
    private let reader: ProjectReader
    /// The absolute path of the project.
    private let project: String
    /// The assignments of configuration settings files, by path.
    private var settingsFiles: [String: [SettingAssignment]] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ objects: XcodeObjects, project: String, _ reader: ProjectReader) {
        self.objects = objects
        self.project = project
        self.reader = reader
    }

    /// Returns the settings of a target, evaluated for unit tests: in a simulator, on Apple silicon.
    mutating func settings(of target: XcodeObject) -> BuildSettings {
        let configuration = configuration(of: target)
        let name = configuration?.text("name") ?? ""
        var settings = BuildSettings()
        settings.parameters = ["arch": "arm64", "config": name, "variant": "normal"]
        settings.append(defaults(of: target, name))
        append(projectConfiguration(named: name), to: &settings)
        append(configuration, to: &settings)
        settings.parameters["sdk"] = settings.platforms.first?.testSDK
        return settings
    }

    private func defaults(of target: XcodeObject, _ configuration: String) -> [SettingAssignment] {
        let defaults = [SettingAssignment](
            target: target.text("name") ?? "", product: "$(TARGET_NAME)", project: project.stem,
            folder: project.folder, configuration: configuration)
        return defaults + [SettingAssignment("SDKROOT", "macosx")]
    }

    private mutating func append(_ configuration: XcodeObject?, to settings: inout BuildSettings) {
        guard let configuration else { return }
        if let path = settingsFile(of: configuration) { settings.append(assignments(in: path)) }
        settings.append([SettingAssignment](buildSettings: configuration.mapping("buildSettings")))
    }

    /// Returns the configuration settings file of a configuration: a reference, or a path in a synchronized folder.
    private func settingsFile(of configuration: XcodeObject) -> String? {
        if let path = objects.path(of: configuration.text("baseConfigurationReference")) { return path }
        guard let anchor = objects.path(of: configuration.text("baseConfigurationReferenceAnchor")),
            let path = configuration.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return AbsolutePath.resolve(path, from: anchor)
    }

    private mutating func assignments(in path: String) -> [SettingAssignment] {
        if let known = settingsFiles[path] { return known }
        let file = reader.files.hasFile(path) ? SettingsFile(path, reader) : nil
        diagnostics += file?.diagnostics ?? [missing(path)]
        settingsFiles[path] = file?.assignments ?? []
        return file?.assignments ?? []
    }

    private func missing(_ path: String) -> Diagnostic {
        let step = path.contains("/Pods/") ? "run 'pod install'" : "create it, or remove it from the project"
        return Diagnostic(
            .missingProjectFile, .warning, "the build settings file does not exist; \(step)",
            path: reader.relative(path))
    }
}

// MARK: - Configurations

extension XcodeSettings {
    private func configurations(of object: XcodeObject) -> [XcodeObject] {
        objects[object.text("buildConfigurationList")].map { objects.all("buildConfigurations", of: $0) } ?? []
    }

    private func configuration(of target: XcodeObject) -> XcodeObject? {
        choice(among: configurations(of: target), reader.configuration)
    }

    private func projectConfiguration(named name: String) -> XcodeObject? {
        let all = configurations(of: objects.project)
        return all.first { $0.text("name") == name } ?? choice(among: all, reader.configuration)
    }

    private func choice(among all: [XcodeObject], _ requested: String?) -> XcodeObject? {
        let name = BuildSettings.configuration(requested, among: all.map { $0.text("name") ?? "" })
        return all.first { $0.text("name") ?? "" == name }
    }
}
