import SnapgenConfiguration
import SnapgenKit
package import SnapgenModel
import SnapgenPlan
import SnapgenProject
import SnapgenScan

struct ImportedTestTarget: Sendable {
    var name: String
    var folder: RelativePath?
    /// `nil` for a folder that may be that of a target.
    var target: ProjectTarget?
    var classes: [TestClass] = []
    var problems: [Diagnostic] = []

    /// Returns the classes that have a class among their superclasses, each with those of its superclasses that the
    /// target declares, the nearest first.
    func subclasses(of name: String) -> [[TestClass]] {
        classes.map(chain).filter { $0.last?.inherited.contains(name) == true }
    }

    private func chain(of subclass: TestClass) -> [TestClass] {
        var chain = [subclass]
        while let parent = chain.last?.inherited.first, !chain.contains(where: { $0.name == parent }),
            let declared = classes.first(where: { $0.name == parent && !$0.inherited.isEmpty })
        {
            chain.append(declared)
        }
        return chain
    }
}

extension ConfigurationImport {
    func snapshotPreviews(target: String?) throws(DiagnosticError) -> ImportedConfiguration {
        let tests = try testTarget(target, with: "a subclass of '\(SnapshotPreviewsConversion.superclass)'")
        var draft = ConfigurationDraft()
        draft.set(tests)
        let run = try run(draft.text(from: ""), to: .catalog)
        let modifiers = SnapshotPreviewsConversion.modifiers
        let files = sourceFiles((0..<run.sources.count).map(run.sources.path), containing: Array(modifiers))
        return try checked(
            ImportedConfiguration(
                snapshotPreviews: tests, entries: run.catalog.entries,
                uses: try SyntaxReader.calls(named: modifiers, in: files)), from: nil)
    }

    func suites(target: String?) throws(DiagnosticError) -> ImportedConfiguration {
        let tests = try testTarget(target, with: "a test such as 'HotelList_Previews.test(batch: .regular)'")
        var imported = ImportedConfiguration(suites: tests)
        let plan = try run(imported.text, to: .plan).plan
        let problems = plan.diagnostics.filter { $0.severity == .error }
        let pictures = Set(tests.classes.compactMap(\.path.parent)).flatMap(pictures)
        imported.diagnostics += problems + Self.differences(of: plan.cases.map(\.reference), from: pictures)
        return imported
    }

    /// The names of the test targets with tests that the import converts; none for a tool with a configuration file.
    package func convertibleTargets() throws(DiagnosticError) -> [String] {
        try testsWithClasses().filter(isUsed).map(\.name)
    }

    private func isUsed(_ tests: ImportedTestTarget) -> Bool {
        switch tool {
        case .snapshotPreviews: !tests.subclasses(of: SnapshotPreviewsConversion.superclass).isEmpty
        case .suites: !SuitesConversion.classes(in: tests).isEmpty
        case .prefire, .sourcery: false
        }
    }

    func run(_ configuration: String, to end: Pipeline.Stage) throws(DiagnosticError) -> Run {
        var request = request
        request.configuration = ConfigurationFile(path: ProjectRoot.configurationName, bytes: Array(configuration.utf8))
        return try Pipeline(try Project.open(request, files: files)).run(to: end)
    }

    private func sourceFiles(_ paths: [RelativePath], containing words: [String]) -> [SourceFile] {
        paths.compactMap { path in
            guard let bytes = try? files.read(root.absolute(path)) else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            return words.contains { text.contains($0) } ? SourceFile(path: path, module: "", bytes: bytes) : nil
        }
    }

    // MARK: - Test targets

    private var projectFiles: LocalProjectFiles {
        LocalProjectFiles(root: root, files: files, package: request.packageDescription)
    }

    /// The project with the packages that it refers to; empty if it cannot be read.
    var layout: ProjectLayout {
        (try? ProjectReader(files: projectFiles, root: root.path).layout(at: root.path)) ?? ProjectLayout()
    }

    /// Returns the test targets of a project or, if it has none, the folders that may be some.
    func testTargets(of layout: ProjectLayout) -> [ImportedTestTarget] {
        let targets = layout.targets.filter { $0.kind == .unitTests }
            .map { ImportedTestTarget(name: $0.name, folder: folder(of: $0), target: $0) }
        return targets.isEmpty ? testFolders.map { ImportedTestTarget(name: $0.name, folder: $0) } : targets
    }

    /// Returns the folder with the name of a test target, or else that of its files.
    private func folder(of target: ProjectTarget) -> RelativePath? {
        let project = RelativePath(target.project)?.parent.map { "\($0)/" } ?? ""
        let places = ["", "Tests/"].compactMap { RelativePath("\(project)\($0)\(target.name)") }
        return places.first { files.kind(of: root.absolute($0)) == .folder } ?? target.folder
    }

    private func testsWithClasses() throws(DiagnosticError) -> [ImportedTestTarget] {
        try testTargets(of: layout).map { tests throws(DiagnosticError) in
            let below = tests.folder.map { projectFiles.swiftFiles(below: root.absolute($0)) } ?? []
            let paths = tests.target?.files.compactMap { RelativePath($0) } ?? below.compactMap(root.relative).sorted()
            let words = ["SnapshotTest", "PreviewLayoutTest", "AccessibilityPreviewTest", "SnapshotPreview", ".test("]
            let files = sourceFiles(paths, containing: words + ["assertSnapshot", "verifySnapshot"])
            var tests = tests
            (tests.classes, tests.problems) = try SyntaxReader.testClasses(in: files)
            return tests
        }
    }

    private func testTarget(_ name: String?, with what: String) throws(DiagnosticError) -> ImportedTestTarget {
        let all = try testsWithClasses()
        if let name, !all.contains(where: { $0.name == name }) {
            let hint = Suggestion.phrase(for: name, in: all.map(\.name))
            throw DiagnosticError(.unknownName, "there is no test target \(name.quoted)\(hint)")
        }
        let found = all.filter { (name == nil || $0.name == name) && isUsed($0) }
        if let only = found.first, found.count == 1 { return only }
        let names = (found.isEmpty ? all : found).map { "'\($0.name)'" }.joined(separator: ", ")
        let problem =
            found.isEmpty
            ? "no test target has \(what)\(all.isEmpty ? "" : "; searched: \(names)")"
            : "\(names) have \(what); choose one with --target, each becomes a 'snapgen.yml' or an item of 'tests'"
        throw DiagnosticError(.missingConfiguration, problem)
    }

    // MARK: - References

    private func pictures(beside folder: RelativePath) -> [String] {
        guard let snapshots = folder.appending("__Snapshots__") else { return [] }
        return discovery.folders(in: snapshots).flatMap { folder in
            let names = (try? files.names(in: root.absolute(folder))) ?? []
            return names.filter { $0.hasSuffix(".png") }.map { "\(folder)/\($0)" }
        }
    }

    /// A warning for each picture that no planned test compares, and for each planned one that does not exist.
    private static func differences(of planned: [String], from pictures: [String]) -> [Diagnostic] {
        let open = planned.filter { $0.contains("*") }.map { Glob($0) }
        let (known, present) = (Set(planned), Set(pictures))
        let unmatched = pictures.filter { file in !known.contains(file) && !open.contains { $0.matches(file) } }
        let missing = planned.filter { $0.hasSuffix(".png") && !$0.contains("*") && !present.contains($0) }
        let left = "no converted test compares it; keep the test that does, or remove it"
        let new = "a converted test compares it, and it does not exist; the first run records it"
        return unmatched.sorted().map { Diagnostic(.unmatchedReference, .warning, left, path: $0) }
            + missing.map { Diagnostic(.unmatchedReference, .warning, new, path: $0) }
    }
}
