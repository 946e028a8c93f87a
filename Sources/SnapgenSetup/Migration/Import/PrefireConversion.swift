import SnapgenConfiguration
import SnapgenModel
import SnapgenProject
import SnapgenScan

struct PrefireConversion {
    let settings: PrefireSettings
    let project: ImportedProject
    let file: String
    var draft = ConfigurationDraft()

    mutating func convert() {
        convertSources()
        convertCatalog()
        convertTests()
        convertReferences()
        convertDevices()
        reportTemplate()
        reportSwitches()
        for unknown in settings.unknown { report(unknown) }
    }

    private mutating func warn(_ message: String, of key: PrefireKey) { warn(message, line: settings.line(of: key)) }

    private mutating func warn(_ message: String, line: Int?, _ id: DiagnosticID = .notConverted) {
        draft.diagnostics.append(Diagnostic(id, .warning, message, path: file, line: line))
    }

    private mutating func convertSources() {
        if let name = targetName, !name.isModule {
            warn("\(name.quoted) is no module's name; list the modules in 'sources'", of: .target)
        }
        guard let module = moduleName else { return }
        let written = settings.items(.sources)
        let sources = written.isEmpty ? foundSources(module) : written.compactMap { source($0, of: module) }
        draft.set(sources: Array(sources.prefix(max(1, written.count))))
        guard written.isEmpty, sources.isEmpty else { return }
        let origin = targetName == nil ? ", which follows from the name of the test target," : ""
        let problem = "the target '\(module)'\(origin) is in none of the searched folders; list its folder in 'sources'"
        warn(problem, of: .target)
    }

    /// The target of the project, which has exactly the files that Prefire's plugin scans, or else the folder of a
    /// module.
    private func foundSources(_ module: String) -> [SourceModule] {
        let target = project.targets.first { ModuleNamer.module(named: $0) == module }
        return target.map { [SourceModule(target: $0)] } ?? project.modules.filter { $0.module == module }
    }

    /// The module that Prefire tests: the configured one, else that of the test target's name, or of the first target.
    private var moduleName: String? {
        let named = testName?.replacing("Tests", with: "")
        let isFound = named.map { !foundSources($0).isEmpty } ?? true
        let name = targetName ?? (isFound ? nil : project.targets.first.map(ModuleNamer.module)) ?? named
        return name.flatMap { $0.isModule ? $0 : nil }
    }

    private var targetName: String? { settings.text(.target).map(paths.expanded) }

    private func items(_ key: PrefireKey) -> [(text: String, line: Int)] {
        settings.items(key).map { (paths.expanded($0.text), $0.line) }
    }

    private mutating func source(_ item: (text: String, line: Int), of module: String) -> SourceModule? {
        let place = paths.place(of: item.text)
        if place.isRoot || place.path != nil { return project.source(at: place.path, of: module) }
        let isUnset = paths.expanded(item.text).contains("${")
        let reason = isUnset ? "holds a variable that is not set" : "lies outside of the project"
        warn("the path \(item.text.quoted) \(reason); name the folder in 'sources'", line: item.line)
        return nil
    }

    /// Prefire takes types that conform to its own protocol, whatever it does with macros.
    private mutating func convertCatalog() {
        draft.set("catalog.protocols", "{ PrefireProvider: previews }")
        let entries = project.entries(draft.text(from: "")) ?? []
        let isUsed = entries.contains { $0.declaration.catalogName == "PrefireProvider" }
        // A protocol that no type conforms to would be a warning; without entries, the sources may not be known.
        if !isUsed, !entries.isEmpty { draft.set("catalog.protocols", "{}") }
        let isIncluded = settings.flag(.defaultEnabled)
        draft.set("catalog.default", isIncluded.map { $0 ? "include" : "exclude" })
        guard isIncluded == false else { return }
        let modules = Set(entries.map(\.module) + [moduleName].compactMap { $0 }).sorted()
        draft.set(rules: modules.map { Rule(match: Glob("\($0).*"), settings: Directives(skip: false)) })
        guard modules.isEmpty else { return }
        warn(
            "'preview_default_enabled' leaves out macros only; add a rule with 'skip: false' for the types",
            of: .defaultEnabled)
    }

    private mutating func convertTests() {
        draft.set("tests.imports", modules(.imports))
        draft.set("tests.testable_imports", modules(.testableImports))
        draft.set("tests.output", text: output?.string)
        draft.set("tests.target", text: testName)
        set("tests.simulator_device", .simulatorDevice) { YAMLScalar(text: $0, isPlain: true).deviceModel != nil }
        set("tests.required_os", .requiredOS) { SystemVersion($0) != nil }
        let written = settings.text(.testTargetPath)
        guard testFolder == nil || written != nil && written.flatMap(paths.path) == nil else { return }
        let advice =
            testFolder.map { ", so '\($0)' takes its place; name another target in 'tests.target'" }
            ?? "; name the folder of the generated files in 'tests.output', and that of Prefire's references in 'references'"
        warn("the folder of the test target is not known\(advice)", of: .testTargetPath)
    }

    private mutating func modules(_ key: PrefireKey) -> String? {
        let names = items(key).filter { item in
            if YAMLScalar(text: item.text, isPlain: true).module != nil { return true }
            warn("\(item.text.quoted) is no module's name; it is left out", line: item.line)
            return false
        }
        return names.isEmpty ? nil : YAMLFlow.texts(names.map(\.text))
    }

    /// The folder of the file that Prefire writes, or one in the folder of the test target, which has other files too.
    ///
    /// Prefire takes the path of a file for that of a folder.
    private var output: RelativePath? {
        let path = settings.text(.testFilePath).flatMap(paths.path)
        let folder = path.flatMap { $0.name.hasSuffix(".swift") ? $0.parent : $0 } ?? testFolder
        return folder == testFolder ? folder?.appending("Generated") : folder
    }

    private mutating func set(_ path: String, _ prefireKey: PrefireKey, isValid: (String) -> Bool) {
        guard let value = settings.text(prefireKey), let key = ConfigurationKey(path) else { return }
        if isValid(paths.expanded(value)) { return draft.set(path, YAMLFlow.scalar(value)) }
        warn("'\(prefireKey.rawValue)' is not \(key.expected); set '\(path)'", of: prefireKey)
    }

    private var testFolder: RelativePath? { settings.text(.testTargetPath).flatMap(paths.path) ?? foundTests?.folder }

    private var testName: String? { project.tests.first { $0.folder == testFolder }?.name ?? testFolder?.name }

    /// The test target in the file's folder, or else the one with Prefire's plugin, with the name of the target, with
    /// pictures, or the only one.
    private var foundTests: ImportedTestTarget? {
        let tests = project.tests.filter { $0.folder != nil }
        let name = settings.text(.target).map { "\($0)Tests" }
        let choices = [
            tests.filter { $0.folder == project.folder },
            tests.filter { $0.target?.plugins.contains("PrefireTestsPlugin") == true },
            tests.filter { $0.name == name }, tests.filter(hasPictures), tests,
        ]
        return choices.first { $0.count == 1 }?.first
    }

    private func hasPictures(_ tests: ImportedTestTarget) -> Bool {
        let snapshots = tests.folder?.appending("__Snapshots__")
        return snapshots.map(project.files)?.contains { $0.name.hasSuffix(".png") } ?? false
    }

    /// Prefire's variables beside the environment's; a plugin's working folder is the root.
    private var paths: ImportedProject {
        var paths = project
        paths.folder = nil
        paths.environment["PROJECT_DIR"] = project.root
        paths.environment["PACKAGE_DIR"] = project.root
        if let folder = foundTests?.folder { paths.environment["TARGET_DIR"] = "\(project.root)/\(folder)" }
        return paths
    }

    private var isSplit: Bool { settings.flag(.splitDirectories) == true && settings.flag(.groupedSnapshots) == false }

    private mutating func convertReferences() {
        draft.set("naming", (isSplit ? ReferenceNaming.prefireSplit : .prefire).rawValue)
        let snapshots = testFolder?.appending("__Snapshots__")
        draft.set("references", text: (isSplit ? snapshots : snapshots?.appending("PreviewTests.generated"))?.string)
    }

    private mutating func convertDevices() {
        var devices = items(.snapshotDevices).compactMap { device($0) }
        if settings.items(.snapshotDevices).isEmpty { devices = [unnamedDevice()] }
        guard !devices.isEmpty else { return }
        draft.set("devices", lines: devices.map { "\(YAMLFlow.text($0.name)): \(Device.shape.flow($0))" })
        let product = EnvironmentProduct(layouts: devices.map { .device(screen: $0) })
        draft.set("batches", lines: ["prefire: \(EnvironmentProduct.shape.flow(product))"])
        draft.set("default_batch", "prefire")
    }

    private mutating func device(_ item: (text: String, line: Int)) -> Device? {
        if let device = PrefireDevices.device(named: item.text) { return device }
        let advice =
            item.text.hasPrefix("#")
            ? ", which does not support comments; remove the line"
            : Suggestion.phrase(for: item.text, in: PrefireDevices.names)
        let message = "\(item.text.quoted) is no device of Prefire's\(advice)"
        draft.diagnostics.append(Diagnostic(.unknownName, .error, message, path: file, line: item.line))
        return nil
    }

    private mutating func unnamedDevice() -> Device {
        let scale = settings.text(.simulatorDevice).flatMap(PrefireDevices.scale)
        if scale == nil {
            warn(
                "without 'snapshot_devices' Prefire draws in the scale of the simulator, which is taken for 3; "
                    + "set 'devices.prefire.scale' if it is not", line: nil)
        }
        return PrefireDevices.unnamed(scale: scale ?? 3)
    }

    private mutating func reportTemplate() {
        guard let written = settings.text(.template) else { return }
        let path = paths.path(of: "\(testFolder.map { "\($0)/" } ?? "")\(written)")
        let missing = path.flatMap(project.read) == nil ? " and was not found" : ""
        let trial = path.map { ", or try it as 'tests.template: \($0)'" } ?? ""
        warn(
            "the template \(written.quoted) was written for Prefire\(missing); "
                + "start from 'snapgen config template xctest'\(trial)", of: .template)
    }

    private mutating func reportSwitches() {
        draft.set("draw", settings.flag(.drawsInKeyWindow).map { ($0 ? Drawing.window : .layer).rawValue })
        if settings.flag(.splitDirectories) == true, !isSplit {
            warn(
                "Prefire ignores 'split_snapshot_directories' without 'use_grouped_snapshots: false'",
                of: .splitDirectories)
        }
        if isSplit {
            warn(
                "Prefire compares the previews of every type once in each file's folder; snapgen does so once, in the "
                    + "folder of the type's own file", line: settings.line(of: .splitDirectories), .unmatchedReference)
        }
    }

    private mutating func report(_ unknown: PrefireSettings.Unknown) {
        if unknown.name == PrefireSettings.playbookSection, unknown.isOutside {
            let advice = "keep Prefire's plugin and this section for it if you use one"
            return warn("snapgen does not generate a playbook; \(advice)", line: unknown.line)
        }
        let sections = [PrefireSettings.section, PrefireSettings.playbookSection]
        let keys = PrefireKey.allCases.map(\.rawValue)
        let name = unknown.name.quoted
        if let reason = PrefireKey.later[unknown.name], !unknown.isOutside {
            return warn("\(name), of versions after 5.6.1, \(reason)", line: unknown.line)
        }
        let isSection = !Suggestion.nearest(to: unknown.name, in: sections).isEmpty
        var message = "unknown key \(name)" + Suggestion.phrase(for: unknown.name, in: keys)
        if isSection || unknown.isOutside && !keys.contains(unknown.name) {
            let phrase = Suggestion.phrase(for: unknown.name, in: sections)
            message = "Prefire ignores \(name), which is not a section of its configuration\(phrase)"
        } else if unknown.isOutside {
            let section = PrefireSettings.section.quoted
            message = "Prefire ignores \(name), which is outside of all sections; move it below \(section)"
        }
        warn(message, line: unknown.line, .unknownKey)
    }
}

extension ImportedConfiguration {
    /// Converts a configuration of Prefire (5.6.1), whose references keep their names and folder.
    init(prefire file: ConfigurationFile, of project: ImportedProject) throws(DiagnosticError) {
        let settings = try PrefireSettings(file)
        var conversion = PrefireConversion(settings: settings, project: project, file: file.path)
        conversion.convert()
        guard !conversion.draft.diagnostics.hasErrors else {
            throw DiagnosticError(conversion.draft.diagnostics.sortedByPlace())
        }
        conversion.draft.add(Self.keys(in: settings), of: file.path) { PrefireKey(rawValue: $0)?.counterpart }
        self = conversion.draft.imported(by: .prefire, from: file.path)
    }

    private static func keys(in settings: PrefireSettings) -> [(name: String, line: Int)] {
        let tests = settings.entries.map { ($0.key.rawValue, $0.value.place.line) }
        return tests + settings.unknown.map { ($0.name, $0.line) }
    }
}
