import SnapgenModel

/// A reader of the targets of an Xcode project, with the problems that it found so far.
struct XcodeTargetReader {
    private let objects: XcodeObjects
    private let folders: [SynchronizedFolder]
    private let reader: ProjectReader
    /// The project, absolute.
    private let path: String
    private var settingsFiles: [String: [SettingAssignment]] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ objects: XcodeObjects, at path: String, _ reader: ProjectReader) {
        self.objects = objects
        self.path = path
        self.reader = reader
        folders = objects.all(isa: "PBXFileSystemSynchronizedRootGroup").compactMap {
            SynchronizedFolder($0, objects, reader.files)
        }
    }

    /// Returns a target; `nil` for one of an unknown class.
    mutating func target(_ object: XcodeObject) -> XcodeTarget? {
        let project = reader.relative(path)
        guard ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"].contains(object.isa) else {
            let name = object.text("name") ?? object.id
            let message = "target '\(name)' has the unknown class '\(object.isa)' and is not read"
            diagnostics.append(Diagnostic(.badProject, .warning, message, path: project))
            return nil
        }
        let settings = settings(of: object)
        let kind = TargetKind(object, settings.platforms)
        let sources = sources(of: object)
        var target = ProjectTarget(name: object.text("name") ?? "", kind: kind, project: project, id: object.id)
        target.build = settings.build(of: kind)
        let products = products(of: object)
        target.packages = products.filter { !$0.hasPrefix("plugin:") }.sorted()
        target.plugins = products.filter { $0.hasPrefix("plugin:") }.map { String($0.dropFirst(7)) }.sorted()
        let file = { [path, reader] (setting: String) in
            settings[setting].nonEmpty.map { reader.relative(AbsolutePath.resolve($0, from: path.folder)) }
        }
        target.entitlements = file("CODE_SIGN_ENTITLEMENTS")
        target.infoPlist = file("INFOPLIST_FILE")
        let filters = settings.filters(of: sources.existing).merging(filters(of: object)) { $0.intersection($1) }
        diagnostics += reader.setFiles(of: &target, sources.existing, missing: sources.missing, filters)
        target.sources.folders = sources.folders.map(reader.relative).sorted()
        let host = RelativePath.components(of: settings["TEST_HOST"]).map(String.init)
        return XcodeTarget(
            target: target, dependencies: dependencies(of: object),
            // The names of linked libraries without their extension, which may be products of other targets.
            products: frameworkFiles(of: object).compactMap { objects[$0.text("fileRef")]?.text("path")?.stem },
            hostApp: host.first { $0.pathExtension == "app" }?.stem,
            hostTarget: hostTarget(of: object, settings))
    }

    // MARK: - Settings

    /// Returns the settings of a target, evaluated for unit tests: in a simulator, on Apple silicon.
    private mutating func settings(of target: XcodeObject) -> BuildSettings {
        let configuration = configuration(of: target, named: nil)
        let name = configuration?.text("name") ?? ""
        var settings = BuildSettings(
            target: target.text("name") ?? "", product: "$(TARGET_NAME)", project: path.stem, folder: path.folder,
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
        settingsFiles[path] = file?.assignments ?? []
        if let file {
            diagnostics += file.diagnostics
        } else {
            let step = path.contains("/Pods/") ? "run 'pod install'" : "create it, perhaps from a template beside it"
            let problem = "the build settings file does not exist; \(step)"
            diagnostics.append(Diagnostic(.missingProjectFile, .warning, problem, path: reader.relative(path)))
        }
        return file?.assignments ?? []
    }

    // MARK: - Files

    /// Returns the Swift files of a target, and the synchronized folders that it lists and that have some of them.
    private func sources(of target: XcodeObject) -> (existing: Set<String>, missing: Set<String>, folders: [String]) {
        let phases = objects.sourcePhases(of: target)
        let listed = Set(phases.flatMap { objects.all("files", of: $0) }.flatMap(swiftFiles))
        let existing = listed.filter(reader.files.hasFile)
        let synchronized = folders.map { ($0, files: $0.files(of: target, sourcePhases: phases.map(\.id))) }
        return (
            existing.union(synchronized.flatMap(\.files)), listed.subtracting(existing),
            synchronized.filter { !$1.isEmpty && $0.isListed(by: target) }.map(\.0.path)
        )
    }

    /// Returns the platforms of the files that have filters.
    private func filters(of target: XcodeObject) -> [String: Set<ProjectPlatform>] {
        let listed = objects.sourcePhases(of: target).flatMap { objects.all("files", of: $0) }.flatMap { file in
            swiftFiles(file).map { ($0, file.fields["platformFilters"] ?? file.fields["platformFilter"]) }
        }
        let all = listed + folders.flatMap { $0.filters[target.id] ?? [] }
        let filters = all.compactMap { path, names in ProjectPlatform.filter(names).map { (path, $0) } }
        return Dictionary(filters) { $0.union($1) }
    }

    /// Returns the Swift files of a build file, which may refer to a group of localized variants.
    private func swiftFiles(_ buildFile: XcodeObject) -> [String] {
        guard let reference = objects[buildFile.text("fileRef")] else { return [] }
        let references = [reference] + objects.all("children", of: reference)
        return references.filter { reference in
            guard reference.isa == "PBXFileReference" else { return false }
            if let type = reference.text("explicitFileType") { return type == "sourcecode.swift" }
            return (reference.text("path") ?? "").pathExtension == "swift"
        }.compactMap { objects.path(of: $0.id) }
    }

    // MARK: - Links

    /// Returns the products of packages that a target depends on, those that are plugins with the prefix `plugin:`.
    private func products(of target: XcodeObject) -> Set<String> {
        let listed = objects.all("packageProductDependencies", of: target)
        let built = objects.all("dependencies", of: target) + frameworkFiles(of: target)
        let products = listed + built.compactMap { objects[$0.text("productRef")] }
        return Set(products.compactMap { $0.text("productName") })
    }

    private func frameworkFiles(of target: XcodeObject) -> [XcodeObject] {
        objects.all("buildPhases", of: target).filter { $0.isa == "PBXFrameworksBuildPhase" }
            .flatMap { objects.all("files", of: $0) }
    }

    private func dependencies(of target: XcodeObject) -> [String] {
        objects.all("dependencies", of: target).compactMap { dependency in
            objects[dependency.text("target")]?.text("name")
                ?? objects[dependency.text("targetProxy")]?.text("remoteInfo")
        }
    }

    /// Returns the target in which UI tests run, or that Xcode notes for tests.
    private func hostTarget(of target: XcodeObject, _ settings: BuildSettings) -> String? {
        let named = settings["TEST_TARGET_NAME"]
        if !named.isEmpty { return named }
        guard !settings["TEST_HOST"].isEmpty else { return nil }
        let attributes = objects.project.fields["attributes"]?["TargetAttributes"]?[target.id]
        return objects[attributes?["TestTargetID"]?.text]?.text("name")
    }
}
