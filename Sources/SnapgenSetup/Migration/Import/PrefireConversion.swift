package import SnapgenConfiguration
package import SnapgenModel
import SnapgenNames

struct PrefireConversion {
    let settings: PrefireSettings
    let project: ImportedProject
    let keepsNames: Bool
    private let file: String
    var draft = ConfigurationDraft()
    private(set) var diagnostics: [Diagnostic] = []

    init(_ readings: PrefireReadings, of file: String, project: ImportedProject, keepsNames: Bool) {
        self.settings = readings.settings
        self.file = file
        self.project = project
        self.keepsNames = keepsNames
    }

    mutating func convert() {
        convertSources()
        convertCatalog()
        convertTests()
        convertReferences()
        convertDevices()
        reportTemplate()
        reportSwitches()
        reportPlaybook()
        reportNames()
        reportVariables()
    }

    private mutating func warn(_ message: String, line: Int? = nil) {
        report(.notConverted, .warning, message, line: line)
    }

    private mutating func report(
        _ id: DiagnosticID, _ severity: Diagnostic.Severity = .warning, _ message: String, line: Int? = nil
    ) {
        diagnostics.append(Diagnostic(id, severity, message, path: file, line: line))
    }
}

extension PrefireConversion {
    private mutating func convertSources() {
        if let target = targetName, !target.isModule {
            warn(
                "\(target.quoted) is no module's name; list the modules in 'sources'",
                line: settings[.target]?.line)
        }
        guard let target = moduleName else { return }
        let written = settings.items(.sources)
        var sources: [SourceModule] = []
        for item in written { source(item, of: target).map { sources.append($0) } }
        if written.isEmpty { sources = foundSources(target) }
        draft.set("sources", lines: sources.prefix(max(1, written.count)).map { "- \(SourceModule.shape.flow($0))" })
        guard written.isEmpty, sources.isEmpty else { return }
        warn(
            "the target '\(target)' is in none of the searched folders; list its folder in 'sources'",
            line: settings[.target]?.line)
    }

    /// The target of the project, which has exactly the files that Prefire's plugin scans, or else the folder of a module.
    private func foundSources(_ module: String) -> [SourceModule] {
        let target = project.targets.first { ModuleNamer.module(named: $0) == module }
        return target.map { [SourceModule(target: $0)] } ?? project.modules.filter { $0.module == module }
    }

    /// The module that Prefire tests: the configured one, else that of the test target's name.
    private var moduleName: String? {
        let name = targetName ?? testFolder?.name.replacing("Tests", with: "")
        return name.flatMap { $0.isModule ? $0 : nil }
    }

    private var targetName: String? { settings.text(.target).map(paths.expanded) }

    /// A list without the variables that are known, each item with its line.
    private func items(_ key: PrefireKey) -> [(text: String, line: Int)] {
        settings.items(key).map { (paths.expanded($0.text), $0.line) }
    }

    private mutating func source(_ item: (text: String, line: Int), of target: String) -> SourceModule? {
        switch paths.place(of: item.text) {
        case .root: return SourceModule(path: nil, module: target)
        case .below(let path): return source(at: path, of: target)
        case .elsewhere:
            warn(elsewhere(item.text, "name the folder in 'sources'"), line: item.line)
            return nil
        }
    }

    /// A folder of one module, or one whose modules snapgen determines: in a project by the targets of the files, in a package
    /// by the folders of modules in it.
    private func source(at path: RelativePath, of target: String) -> SourceModule {
        let hasModules = project.modules.contains { $0.path?.string.hasPrefix("\(path)/") == true }
        if hasModules || !project.targets.isEmpty { return SourceModule(pattern: Glob(Glob.escaped(path.string))) }
        return SourceModule(path: path, module: project.modules.first { $0.path == path }?.module ?? target)
    }

    private func elsewhere(_ text: String, _ advice: String) -> String {
        let reason =
            paths.expanded(text).contains("${") ? "holds a variable that is not set" : "lies outside of the project"
        return "the path \(text.quoted) \(reason); \(advice)"
    }

    /// Prefire takes types that conform to its own protocol, whatever it does with macros.
    private mutating func convertCatalog() {
        draft.set("catalog.protocols", "{ PrefireProvider: previews }")
        guard settings.flag(.defaultEnabled) == false else { return }
        draft.set("catalog.default", "exclude")
        if let module = moduleName {
            let rule = Rule(match: Glob("\(module).*"), settings: Directives(skip: false))
            draft.set("rules", lines: ["- \(Rule.shape.flow(rule))"])
        } else {
            warn(
                "'preview_default_enabled' leaves out macros only; add a rule with 'skip: false' for the types",
                line: settings[.defaultEnabled]?.line)
        }
    }
}

extension PrefireConversion {
    private mutating func convertTests() {
        draft.set("tests.imports", modules(.imports))
        draft.set("tests.testable_imports", modules(.testableImports))
        draft.set("tests.output", output.map { YAMLFlow.text($0.string) })
        draft.set("tests.target", testFolder.map { YAMLFlow.text($0.name) })
        convertSimulator()
        if testFolder == nil {
            warn(
                "the folder of the test target is not known; name the folder of the generated files in "
                    + "'tests.output', and that of Prefire's references in 'references'",
                line: settings[.testTargetPath]?.line)
        }
    }

    private mutating func modules(_ key: PrefireKey) -> String? {
        let names = items(key).filter { item in
            if YAMLScalar(text: item.text, isPlain: true).module != nil { return true }
            warn("\(item.text.quoted) is no module's name; it is left out", line: item.line)
            return false
        }
        return names.isEmpty ? nil : YAMLFlow.texts(names.map(\.text))
    }

    /// Prefire takes the path of a file for that of a folder.
    private var output: RelativePath? {
        guard let path = settings.text(.testFilePath).flatMap(paths.path) else {
            return testFolder?.appending("Generated")
        }
        return path.name.hasSuffix(".swift") ? path.parent : path
    }

    private mutating func convertSimulator() {
        if let device = settings.text(.simulatorDevice) {
            let isModel = YAMLScalar(text: paths.expanded(device), isPlain: true).deviceModel != nil
            set("tests.simulator_device", isModel ? device : nil, of: .simulatorDevice)
        }
        if let version = settings.text(.requiredOS) {
            let isVersion = SystemVersion(paths.expanded(version)) != nil
            set("tests.required_os", isVersion ? version : nil, of: .requiredOS)
        }
    }

    private mutating func set(_ path: String, _ value: String?, of prefireKey: PrefireKey) {
        draft.set(path, value.map(YAMLFlow.scalar))
        guard value == nil, let key = ConfigurationKey(path) else { return }
        warn(
            "'\(prefireKey.rawValue)' is not \(key.expected); set '\(key.path)'", line: settings[prefireKey]?.line)
    }
}

extension PrefireConversion {
    /// The folder of the test target, which the folder of the references lies in.
    private var testFolder: RelativePath? {
        if let written = settings.text(.testTargetPath) { return paths.path(of: written) }
        return foundTestFolder
    }

    /// The folder of the test target as Prefire's plugin would find it.
    private var foundTestFolder: RelativePath? {
        if let folder = project.folder, project.testFolders.contains(folder) { return folder }
        let named = project.testFolders.first { $0.name == settings.text(.target).map { "\($0)Tests" } }
        return named ?? (project.testFolders.count == 1 ? project.testFolders.first : nil)
    }

    /// Prefire's variables beside the environment's; a plugin's working folder is the root.
    private var paths: ImportedPath {
        var variables = project.environment
        variables["PROJECT_DIR"] = project.root
        variables["PACKAGE_DIR"] = project.root
        if let folder = foundTestFolder { variables["TARGET_DIR"] = "\(project.root)/\(folder)" }
        return ImportedPath(root: project.root, folder: nil, variables: variables)
    }

    private var isSplit: Bool {
        settings.flag(.splitDirectories) == true && settings.flag(.groupedSnapshots) == false
    }

    private mutating func convertReferences() {
        guard keepsNames else { return }
        draft.set("naming", (isSplit ? ReferenceNaming.prefireSplit : .prefire).rawValue)
        guard let snapshots = testFolder?.appending("__Snapshots__") else { return }
        let folder = isSplit ? snapshots : snapshots.appending("PreviewTests.generated")
        draft.set("references", folder.map { YAMLFlow.text($0.string) })
    }
}

extension PrefireConversion {
    private static let batch = "prefire"

    private mutating func convertDevices() {
        var devices: [Device] = []
        for item in items(.snapshotDevices) { device(item).map { devices.append($0) } }
        if settings.items(.snapshotDevices).isEmpty { devices = [unnamedDevice()] }
        guard !devices.isEmpty else { return }
        draft.set("devices", lines: devices.map { "\(YAMLFlow.text($0.name)): \(Device.shape.flow($0))" })
        let product = EnvironmentProduct(layouts: devices.map { .device($0) })
        draft.set("batches", lines: ["\(Self.batch): \(EnvironmentProduct.shape.flow(product))"])
        draft.set("default_batch", Self.batch)
    }

    private mutating func device(_ item: (text: String, line: Int)) -> Device? {
        if let device = PrefireDevices.device(named: item.text) { return device }
        let advice =
            item.text.hasPrefix("#")
            ? ", which does not support comments; remove the line"
            : Suggestion.phrase(for: item.text, in: PrefireDevices.names)
        report(.unknownName, .error, "\(item.text.quoted) is no device of Prefire's\(advice)", line: item.line)
        return nil
    }

    private mutating func unnamedDevice() -> Device {
        let scale = settings.text(.simulatorDevice).flatMap(PrefireDevices.scale)
        if scale == nil {
            warn(
                "without 'snapshot_devices' Prefire draws in the scale of the simulator, which is taken for 3; "
                    + "set 'devices.prefire.scale' if it is not")
        }
        return PrefireDevices.unnamed(scale: scale ?? 3)
    }
}

extension PrefireConversion {
    private mutating func reportTemplate() {
        guard let written = settings.text(.template) else { return }
        let path = paths.path(of: "\(testFolder.map { "\($0)/" } ?? "")\(written)")
        let text = path.flatMap(project.read)
        let found = text.map { ForeignTemplate(text: $0).keys } ?? []
        let keys = found.isEmpty ? "" : "; it asks for \(found.map(\.quoted).listed(with: "and"))"
        let missing = text == nil ? " and was not found" : ""
        let advice = path.map { "start from 'snapgen config template xctest', or try it as 'tests.template: \($0)'" }
        warn(
            "the template \(written.quoted) was written for Prefire\(missing)\(keys); "
                + (advice ?? "start from 'snapgen config template xctest'"),
            line: settings[.template]?.line)
    }

    private mutating func reportSwitches() {
        if let isInWindow = settings.flag(.drawsInKeyWindow) {
            draft.set("draw", (isInWindow ? Drawing.window : .layer).rawValue)
        }
        if settings.flag(.splitDirectories) == true, !isSplit {
            report(
                .readsDifferently, .warning,
                "Prefire ignores 'split_snapshot_directories' without 'use_grouped_snapshots: false'",
                line: settings[.splitDirectories]?.line)
        }
        if settings.flag(.groupedSnapshots) == false {
            report(
                .notConverted, .note, "snapgen writes one file of tests for each module, not one for each source file",
                line: settings[.groupedSnapshots]?.line)
        }
        if isSplit {
            warn(
                "Prefire compares the previews of every type once in each file's folder; snapgen does so once, in the "
                    + "folder of the type's own file",
                line: settings[.splitDirectories]?.line)
        }
    }

    private mutating func reportPlaybook() {
        let lines = settings.values.filter { $0.key.section == .playbook }.map(\.value.line)
        guard let line = lines.min() else { return }
        warn(
            "snapgen does not generate a playbook; keep Prefire's plugin and this section for it if you use one",
            line: line)
    }

    private mutating func reportNames() {
        for unknown in settings.unknown { reportUnknown(unknown) }
        guard let first = settings.firstTarget, let target = settings.text(.target),
            first.text.replacing("\"", with: "") != target
        else { return }
        report(
            .readsDifferently, .warning,
            "Prefire's plugin takes the first line with 'target:' for the tested target, here \(first.text.quoted); "
                + "the tests take \(target.quoted)",
            line: first.line)
    }

    /// Prefire replaces the last variable of a value and leaves the others as they are.
    private mutating func reportVariables() {
        for key in PrefireKey.allCases {
            let texts = settings.text(key).map { [(text: $0, line: settings[key]?.line ?? 1)] } ?? settings.items(key)
            for text in texts where text.text.ranges(of: "${").count > 1 {
                report(
                    .readsDifferently, .warning,
                    "of several variables in a value, here \(text.text.quoted), Prefire replaces the last only; snapgen "
                        + "replaces each",
                    line: text.line)
            }
        }
    }

    private mutating func reportUnknown(_ unknown: PrefireSettings.Unknown) {
        let sections = PrefireSection.allCases.map(\.rawValue)
        let keys = (unknown.section ?? .tests).keys.map(\.rawValue)
        if let reason = PrefireKey.later[unknown.name], unknown.section == .tests {
            return warn("\(unknown.name.quoted), of versions after 5.6.1, \(reason)", line: unknown.line)
        }
        let isSection = !Suggestion.nearest(to: unknown.name, in: sections).isEmpty
        if isSection || unknown.section == nil && !keys.contains(unknown.name) {
            report(
                .unknownKey, .warning,
                "Prefire ignores \(unknown.name.quoted), which is not a section of its configuration"
                    + Suggestion.phrase(for: unknown.name, in: sections),
                line: unknown.line)
        } else if unknown.section == nil {
            report(
                .unknownKey, .warning,
                "Prefire ignores \(unknown.name.quoted), which is outside of all sections; move it below "
                    + PrefireSection.tests.rawValue.quoted,
                line: unknown.line)
        } else {
            report(
                .unknownKey, .warning,
                "unknown key \(unknown.name.quoted)" + Suggestion.phrase(for: unknown.name, in: keys),
                line: unknown.line)
        }
    }
}

extension ImportedConfiguration {
    /// Converts a configuration of Prefire (5.6.1).
    ///
    ///     try ImportedConfiguration(prefire: file, of: project).text  // "sources:\n  - { path: ..."
    ///
    /// - Parameter keepsNames: whether references keep their names and their folder; else snapgen names them.
    /// - Throws: where the file is no text, or draws on a device that Prefire does not have.
    package init(
        prefire file: ConfigurationFile, of project: ImportedProject, keepsNames: Bool = true
    ) throws(DiagnosticError) {
        let readings = try PrefireReadings(file)
        var conversion = PrefireConversion(readings, of: file.path, project: project, keepsNames: keepsNames)
        conversion.convert()
        diagnostics = (readings.diagnostics + conversion.diagnostics).sortedByPlace()
        guard !diagnostics.hasErrors else { throw DiagnosticError(diagnostics) }
        settings = Self.settings(of: readings.settings, in: file.path, diagnostics)
        text = conversion.draft.text(from: "Made by 'snapgen import prefire' from \(file.path).")
    }
    private static func settings(
        of settings: PrefireSettings, in path: String, _ diagnostics: [Diagnostic]
    ) -> [ImportedSetting] {
        let tests = settings.values.filter { $0.key.section == .tests }
        let playbook = settings.values.filter { $0.key.section == .playbook }.map(\.value.line).min()
        let keys = tests.map { (name: $0.key.key.rawValue, line: $0.value.line) }
        let unknown = settings.unknown.filter { $0.section != .playbook }.map { (name: $0.name, line: $0.line) }
        let section = playbook.map { [(name: PrefireSection.playbook.rawValue, line: $0)] } ?? []
        return [ImportedSetting](keys + unknown + section, of: path, diagnostics) {
            PrefireKey(rawValue: $0)?.counterpart
        }
    }
}
