import Foundation
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenReview
@testable import SnapgenScan

/// A folder with the input of a golden case and the committed results in `Expected`.
protocol GoldenFolder: CustomTestStringConvertible, Sendable {
    static var kind: String { get }

    var name: String { get }

    init(name: String)

    /// Returns the actual results, by file name below `Expected`.
    func actual() throws -> [String: String]
}

extension GoldenFolder {
    static var folder: URL { URL(filePath: #filePath).deletingLastPathComponent().appending(path: kind) }

    static var all: [Self] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            preconditionFailure("\(folder.path) cannot be read")
        }
        return names.filter { !$0.hasPrefix(".") }.sorted().map(Self.init(name:))
    }

    var testDescription: String { name }
    var root: URL { Self.folder.appending(path: name) }

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
}

/// A folder with views, schemas, UI tests and recorded keys in which accessibility keys are checked.
///
/// `Expected` contains the diagnostics, one per line.
struct KeysCase: GoldenFolder {
    static let kind = "Keys"
    let name: String

    func actual() throws -> [String: String] {
        let diagnostics = try [project()].checkedAccessibilityKeys(in: LocalFileSystem()).diagnostics
        return ["diagnostics.txt": diagnostics.map { "\($0)\n" }.joined()]
    }

    func project() throws -> Project {
        try Project.open(ProjectRequest(folder: root.path), files: LocalFileSystem())
    }
}

/// A folder with accessibility schemas.
///
/// `Expected` contains the diagnostics, one per line, and the schemas for UI tests if there is no error.
struct ScreensCase: GoldenFolder {
    static let kind = "Screens"
    let name: String

    func actual() throws -> [String: String] {
        let project = try project()
        do throws(DiagnosticError) {
            guard let screens = try Screens(project, besides: []) else { return [:] }
            return [screens.file.path.string: screens.file.contents, "diagnostics.txt": text(of: screens.diagnostics)]
        } catch {
            return ["diagnostics.txt": text(of: error.diagnostics)]
        }
    }

    func project() throws -> Project {
        try Project.open(ProjectRequest(folder: root.path), files: LocalFileSystem())
    }

    private func text(of diagnostics: [Diagnostic]) -> String { diagnostics.map { "\($0)\n" }.joined() }
}
