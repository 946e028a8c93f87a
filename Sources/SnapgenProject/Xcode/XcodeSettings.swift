package import SnapgenModel

/// The build settings of the targets of a project in one configuration.
struct XcodeSettings {
    private let objects: XcodeObjects
    private let paths: XcodePaths
    private let files: any ProjectFiles
    private let display: (String) -> String
    /// The configuration to read; `nil` for the one that tests usually use.
    private let requested: String?
    /// The folder of the project, absolute, and its name.
    private let folder: String
    private let projectName: String
    /// The assignments of configuration settings files, by path.
    private var settingsFiles: [String: [SettingAssignment]] = [:]
    /// The problems of configuration settings files.
    private(set) var diagnostics: [Diagnostic] = []

    init(
        _ objects: XcodeObjects, _ paths: XcodePaths, project: String, configuration: String?,
        files: any ProjectFiles, display: @escaping (String) -> String
    ) {
        self.objects = objects
        self.paths = paths
        self.files = files
        self.display = display
        self.requested = configuration
        self.folder = project.folder
        self.projectName = project.stem
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
        let name = target.text("name") ?? ""
        return [
            SettingAssignment("TARGET_NAME", name),
            SettingAssignment("TARGETNAME", name),
            SettingAssignment("PROJECT_NAME", projectName),
            SettingAssignment("CONFIGURATION", configuration),
            SettingAssignment("SRCROOT", folder),
            SettingAssignment("PROJECT_DIR", folder),
            SettingAssignment("SDKROOT", "macosx"),
            SettingAssignment("PRODUCT_NAME", "$(TARGET_NAME)"),
            SettingAssignment("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
        ]
    }

    private mutating func append(_ configuration: XcodeObject?, to settings: inout BuildSettings) {
        guard let configuration else { return }
        if let path = settingsFile(of: configuration) { settings.append(assignments(in: path)) }
        settings.append([SettingAssignment](buildSettings: configuration.table("buildSettings")))
    }

    /// Returns the configuration settings file of a configuration: a reference, or a path in a synchronized folder.
    private func settingsFile(of configuration: XcodeObject) -> String? {
        if let path = paths[configuration.text("baseConfigurationReference")] { return path }
        guard let anchor = paths[configuration.text("baseConfigurationReferenceAnchor")],
            let path = configuration.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return AbsolutePath.resolve(path, from: anchor)
    }

    private mutating func assignments(in path: String) -> [SettingAssignment] {
        if let known = settingsFiles[path] { return known }
        let file = files.hasFile(path) ? SettingsFile(path, in: files, display: display) : nil
        diagnostics += file?.diagnostics ?? [missing(path)]
        settingsFiles[path] = file?.assignments ?? []
        return file?.assignments ?? []
    }

    private func missing(_ path: String) -> Diagnostic {
        let step = path.contains("/Pods/") ? "run 'pod install'" : "create it, or remove it from the project"
        return Diagnostic(
            .missingProjectFile, .warning, "the build settings file does not exist; \(step)", path: display(path))
    }
}

// MARK: - Configurations

extension XcodeSettings {
    private func configurations(of object: XcodeObject) -> [XcodeObject] {
        objects[object.text("buildConfigurationList")].map { objects.all("buildConfigurations", of: $0) } ?? []
    }

    private func configuration(of target: XcodeObject) -> XcodeObject? {
        Self.choice(among: configurations(of: target), requested)
    }

    private func projectConfiguration(named name: String) -> XcodeObject? {
        let all = configurations(of: objects.project)
        return all.first { $0.text("name") == name } ?? Self.choice(among: all, requested)
    }

    /// Returns the requested configuration, or else the first of: `Debug`, one with "debug" in its name, any.
    private static func choice(among all: [XcodeObject], _ requested: String?) -> XcodeObject? {
        let named = all.map { (name: $0.text("name") ?? "", object: $0) }
        let found =
            named.first { $0.name == requested } ?? named.first { $0.name == "Debug" }
            ?? named.first { $0.name.lowercased().contains("debug") } ?? named.first
        return found?.object
    }
}

// MARK: - Meaning

extension BuildSettings {
    /// The platforms: those in `SUPPORTED_PLATFORMS`, or else that of `SDKROOT`.
    var platforms: [ProjectPlatform] {
        let supported = words(of: "SUPPORTED_PLATFORMS").compactMap { ProjectPlatform(sdk: $0) }
        let names = supported.isEmpty ? words(of: "SDKROOT").compactMap { ProjectPlatform(sdk: $0) } : supported
        return Set(names).sorted()
    }

    /// The conditions of `#if` that are true: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D` in `OTHER_SWIFT_FLAGS`.
    var compilationConditions: [String] {
        let flags = words(of: "OTHER_SWIFT_FLAGS")
        let defined = zip([""] + flags, flags).compactMap { previous, flag in
            previous == "-D" ? flag : flag.hasPrefix("-D") && flag != "-D" ? String(flag.dropFirst(2)) : nil
        }
        return Set(words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined).sorted()
    }

    /// The language mode: `SWIFT_VERSION` without its minor version.
    var languageMode: String? {
        let version = self["SWIFT_VERSION"].prefix { $0.isNumber }
        return version.isEmpty ? nil : String(version)
    }
}
