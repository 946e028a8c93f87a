import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenReview
@testable import SnapgenScan
@testable import SnapgenSetup

/// A folder with the input of a golden case and the committed results in `Expected`.
struct GoldenFolder: CustomTestStringConvertible, Sendable {
    enum Kind: String, CaseIterable {
        /// Sources with a configuration; the results are the catalog, the references and diagnostics with one per line,
        /// and the generated files.
        case cases = "Cases"
        /// A project of another tool's users, whose name begins with that of the tool; the results are the
        /// configuration, the report, and the references that are planned with the configuration.
        case imports = "Imports"
        /// Accessibility schemas; the results are the diagnostics, and the schemas for UI tests if there is no error.
        case screens = "Screens"
        /// Views, schemas, UI tests and recorded keys, which are checked; the results are the diagnostics.
        case keys = "Keys"
    }

    let kind: Kind
    let name: String

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    static func all(_ kind: Kind) -> [GoldenFolder] {
        let folder = folder.appending(path: kind.rawValue).path
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            preconditionFailure("\(folder) cannot be read")
        }
        return names.filter { !$0.hasPrefix(".") }.sorted().map { GoldenFolder(kind: kind, name: $0) }
    }

    var testDescription: String { name }
    private var root: URL { Self.folder.appending(path: "\(kind.rawValue)/\(name)") }
    private var expected: URL { root.appending(path: "Expected") }

    /// Returns the committed results, by file name.
    func read() throws -> [String: String] {
        let paths = FileManager.default.enumerator(atPath: expected.path)?.allObjects as? [String] ?? []
        return try paths.reduce(into: [:]) { files, path in
            let file = expected.appending(path: path)
            guard !file.hasDirectoryPath, path.contains(".") else { return }
            files[path] = try String(contentsOf: file, encoding: .utf8)
        }
    }

    func record(_ files: [String: String]) throws {
        try? FileManager.default.removeItem(at: expected)
        for (path, contents) in files {
            let file = expected.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// Returns a folder with changed copies of the input.
    func copy(changed change: (String) -> String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for path in FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
        where path.contains(".") && !path.hasPrefix("Expected") {
            try folder.write(change(String(contentsOf: root.appending(path: path), encoding: .utf8)), to: path)
        }
        return folder
    }

    func project() throws -> Project { try Project.open(request, files: LocalFileSystem()) }

    private var request: ProjectRequest { ProjectRequest(folder: root.path) }

    /// Returns the actual results, by file name below `Expected`.
    func actual() throws -> [String: String] {
        switch kind {
        case .cases: try generated()
        case .imports: try imported()
        case .screens: try screens()
        case .keys:
            ["diagnostics.txt": lines(try project().checkedAccessibilityKeys().diagnostics)]
        }
    }

    private func lines(_ values: [some Any]) -> String { values.map { "\($0)\n" }.joined() }

    private func screens() throws -> [String: String] {
        let project = try project()
        do throws(DiagnosticError) {
            guard let screens = try Screens(project, besides: []) else { return [:] }
            return [screens.file.path.string: screens.file.contents, "diagnostics.txt": lines(screens.diagnostics)]
        } catch {
            return ["diagnostics.txt": lines(error.diagnostics)]
        }
    }
}

extension GoldenFolder {
    private func generated() throws -> [String: String] {
        let run = try Pipeline(Project.open(request, files: LocalFileSystem())).run(to: .files)
        let catalog = try JSONValue(parsing: CommandJSON.text(of: run.catalog))
        #expect(try JSONSchema(published: "catalog-1", isClosed: true).problems(of: catalog) == [])
        var files = [
            "catalog.txt": CatalogText.text(of: catalog),
            "references.txt": lines(run.plan.cases.map(\.reference)),
            "diagnostics.txt": lines(run.plan.diagnostics),
        ]
        // The settings are the same in most cases, so they are compared only in cases that test them.
        for file in run.files where name.hasPrefix("support-") || file.path.string != GeneratedFileName.runtime {
            files["Generated/\(file.path)"] = Self.own(file)
        }
        for folder in run.uiTests {
            for file in folder.files { files["\(folder.path)/\(file.path)"] = Self.own(file) }
        }
        return files
    }

    /// Returns the lines of a file that depend on its case: without the runtime, the reader and the digest.
    private static func own(_ file: RenderedFile) -> String {
        let digested = file.contents.replacing(SnapgenTemplates.runtime, with: "").replacing(
            SnapgenTemplates.reader, with: "")
        return digested == file.contents
            ? digested : digested.replacing(/(?<start>\/\/ File .*, digest ).*/) { "\($0.start)..." }
    }

    private func imported() throws -> [String: String] {
        let imported = try configuration()
        var request = request
        request.configuration = ConfigurationFile(path: "snapgen.yml", bytes: Array(imported.text.utf8))
        let run = try Pipeline(Project.open(request, files: LocalFileSystem())).run(to: .files)
        let settings = imported.settings.map { setting in
            "\(setting.outcome.rawValue) \(setting.path):\(setting.line ?? 0) \(setting.name): \(setting.result)"
        }
        var files = [
            "snapgen.yml": imported.text,
            "report.txt": lines(settings) + lines(imported.diagnostics),
            "references.txt": lines(run.plan.cases.map(\.reference)),
        ]
        for file in run.files where name.hasPrefix("sourcery") && file.path.string.hasSuffix(".support.swift") {
            files["Generated/\(file.path)"] = file.contents
        }
        return files
    }

    private func configuration() throws -> ImportedConfiguration {
        let tool = ConfigurationImport.Tool.allCases.first { name.hasPrefix($0.rawValue) }
        return try ConfigurationImport(of: try #require(tool), request, files: LocalFileSystem()).configuration()
    }
}
