import SnapgenModel

struct XcodeSettings {
    private let objects: XcodeObjects
    private let reader: ProjectReader
    private let project: String
    private var settingsFiles: [String: [SettingAssignment]] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ objects: XcodeObjects, project: String, _ reader: ProjectReader) {
        self.objects = objects
        self.project = project
        self.reader = reader
    }

    /// Returns the settings of a target, evaluated for unit tests: in a simulator, on Apple silicon.
    mutating func settings(of target: XcodeObject) -> BuildSettings {
        let configuration = configuration(of: target, named: nil)
        let name = configuration?.text("name") ?? ""
        var settings = BuildSettings(
            target: target.text("name") ?? "", product: "$(TARGET_NAME)", project: project.stem, folder: project.folder,
            configuration: name)
        settings.append([SettingAssignment("SDKROOT", "macosx")])
        append(self.configuration(of: objects.project, named: name), to: &settings)
        append(configuration, to: &settings)
        settings.parameters["sdk"] = settings.platforms.first?.testSDK
        return settings
    }

    /// Returns the build configuration of a target or project: the one with a name, or else the requested one.
    private func configuration(of object: XcodeObject, named name: String?) -> XcodeObject? {
        let list = objects[object.text("buildConfigurationList")]
        let all = list.map { objects.all("buildConfigurations", of: $0) } ?? []
        if let name, let found = all.first(where: { $0.text("name") == name }) { return found }
        let chosen = BuildSettings.configuration(reader.configuration, among: all.map { $0.text("name") ?? "" })
        return all.first { $0.text("name") ?? "" == chosen }
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
