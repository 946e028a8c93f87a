import Foundation
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenTestSupport

/// A random app, compiled with the tests that are generated for it.
struct RandomAppCheck: Sendable {
    let app: RandomApp
    /// The compiler's errors for the app itself; empty if the app is valid.
    private(set) var ownErrors = ""
    /// The catalog of a valid app.
    private(set) var entries: [CatalogEntry] = []
    /// The errors of scanning a valid app and generating its tests.
    private(set) var diagnostics: [Diagnostic] = []
    /// The compiler's errors for the tests of a valid app.
    private(set) var testErrors: [LanguageMode: String] = [:]

    private let root: URL
    private let search: [String]

    /// Compiles an app, and the tests that are generated for it if it is valid.
    init(_ app: RandomApp) throws {
        self.app = app
        search = try Stubs.shared.get().search
        root = try processFolder()
        try compileModules()
        guard isValid else {
            try delete()
            return
        }
        let tests = try generate()
        for mode in Self.modes { try check(tests, in: mode) }
        hasFailed ? try keep() : try delete()
    }

    /// A Boolean value that indicates whether the app itself compiles.
    var isValid: Bool { ownErrors.isEmpty }
    /// A Boolean value that indicates whether the app compiles and its tests do not.
    var hasFailed: Bool { isValid && (!testErrors.isEmpty || !diagnostics.isEmpty || entries.count != app.entryCount) }

    /// The failure with the command to repeat it.
    var report: String {
        let errors = testErrors.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue):\n\($0.value)" }
        return """
            \(kept.path)
            SNAPGEN_RANDOM_APPS=\(app.seed)..<\(app.seed + 1) Scripts/test compile
            \(entries.count) entries of \(app.entryCount)
            \((diagnostics.map { "\($0)" } + errors).joined(separator: "\n"))
            """
    }

    /// The folder with the sources and the generated tests of an app that fails.
    private var kept: URL { Repository.root.appending(path: ".build/random-apps/\(app.seed)") }

    static let modes: [LanguageMode] = [.swift5, .swift6, .mainActor]
}

extension RandomAppCheck {
    private static let options = ["-parse-as-library", "-enable-testing", "-package-name", "random", "-D", "DEBUG"]

    private var folder: URL { root.appending(path: "Modules") }

    private mutating func compileModules() throws {
        try write("", to: "Package.swift")
        try write("default_batch: component\n", to: "snapgen.yml")
        for module in app.modules where isValid {
            let isApp = module.name == app.modules.last?.name
            var files = isApp ? [try write(RandomPreview.prelude, to: "Expanded/Prelude.swift")] : []
            for file in module.files {
                try write(file.text, to: "Sources/\(module.name)/\(file.name).swift")
                files.append(try write(file.expandedText, to: "Expanded/\(module.name)/\(file.name).swift"))
            }
            let output = ["-emit-module", "-o", try folder(for: module.name), "-module-name", module.name]
            ownErrors = try compile(output + module.mode.arguments + files)
        }
    }

    private func folder(for module: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "\(module).swiftmodule").path
    }

    /// Generates the tests and returns the paths of their files.
    private mutating func generate() throws -> [String] {
        var request = ProjectRequest(folder: root.path)
        request.options.set(\.tests.runtime, to: .library, by: "RandomAppCheck")
        let run = try Pipeline(try Project.open(request, files: LocalFileSystem())).run(to: .files)
        entries = run.catalog.entries
        diagnostics = run.generation.diagnostics.filter { $0.severity == .error }
        return try run.files.map { try write($0.contents, to: "Tests/\($0.path)") }
    }

    private mutating func check(_ tests: [String], in mode: LanguageMode) throws {
        let errors = try compile(["-typecheck", "-module-name", "AppTests"] + mode.arguments + tests)
        if !errors.isEmpty { testErrors[mode] = errors }
    }

    /// Returns the errors of the compiler; empty if it has none.
    private func compile(_ arguments: [String]) throws -> String {
        let options = ["swiftc", "-frontend", "-suppress-warnings", "-I", folder.path] + Self.options
        let output = try Command(arguments: options + search + arguments).run()
        return output.status == 0 ? "" : output.text.isEmpty ? "status \(output.status)" : output.text
    }

    @discardableResult
    private func write(_ text: String, to path: String) throws -> String {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    private func keep() throws {
        try? FileManager.default.removeItem(at: kept)
        try FileManager.default.createDirectory(
            at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: root, to: kept)
    }

    /// Deletes the files, of which 2,000 apps have many.
    private func delete() throws { try FileManager.default.removeItem(at: root) }
}

extension RandomAppCheck {
    /// The forms of the declarations that previews use.
    func usedForms(of previews: [CatalogEntry]) -> [String] {
        let all = app.modules.flatMap(\.files).flatMap(\.previews)
        let bodies = Set(previews.compactMap { $0.preview?.statements.filter { !$0.isWhitespace } })
        return all.filter { bodies.contains($0.body.filter { !$0.isWhitespace }) }.flatMap { Set($0.forms) }
    }
}
