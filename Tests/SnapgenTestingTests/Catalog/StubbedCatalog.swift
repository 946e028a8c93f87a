#if !canImport(SwiftUI)
    import Foundation
    import SnapgenTestSupport
    import Testing

    /// `SnapgenCatalog` compiled against a stand-in for SwiftUI, to compile other sources against.
    ///
    /// The stand-in has the signatures of Apple's documentation, so this shows on any machine what an app would see.
    struct StubbedCatalog: Sendable {
        /// The folder of the compiled modules.
        let folder: URL

        /// Compiled once for all tests.
        static let shared = Result { try StubbedCatalog() }

        static let stubs = Repository.root.appending(path: "Tests/Stubs")

        private static let sources = Repository.root.appending(path: "Sources/SnapgenCatalog")

        private init() throws {
            folder = try processFolder()
            try compileModule("SwiftUI", from: Self.stubs.appendingPathComponent("CatalogSwiftUI"))
            try compileModule(
                "SnapgenCatalog", from: Self.sources,
                "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
                "-enable-upcoming-feature", "MemberImportVisibility", "-warnings-as-errors")
        }

        /// What the compiler says about a source; empty where it is content.
        func problems(in source: URL, _ options: [String]) throws -> String {
            try swiftc(["-typecheck", "-warnings-as-errors", "-I", folder.path] + options + [source.path]).output
        }

        /// What a program prints.
        func output(of main: URL) throws -> String {
            let program = folder.appendingPathComponent("program-\(UUID())")
            let objects = ["SwiftUI.o", "SnapgenCatalog.o"].map { folder.appendingPathComponent($0).path }
            let options = ["-swift-version", "6", "-I", folder.path, "-o", program.path]
            let build = try swiftc(options + [main.path] + objects)
            guard build.status == 0 else { return build.output }
            return try run(program, []).output
        }

        static func fixtures(_ folder: String) -> [URL] {
            let folder = stubs.appendingPathComponent("CatalogFixtures/\(folder)")
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return (files ?? []).sorted { $0.path < $1.path }
        }

        private func compileModule(_ name: String, from sources: URL, _ options: String...) throws {
            let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }
            let module = folder.appendingPathComponent("\(name).swiftmodule").path
            let object = folder.appendingPathComponent("\(name).o").path
            let result = try swiftc(
                [
                    "-emit-module", "-emit-module-path", module, "-c", "-wmo", "-o", object, "-parse-as-library",
                    "-module-name", name, "-swift-version", "6", "-I", folder.path,
                ] + options + files.map(\.path).sorted())
            guard result.status == 0 else { throw CompilationError(description: result.output) }
        }

        private func swiftc(_ arguments: [String]) throws -> (status: Int32, output: String) {
            try run(URL(fileURLWithPath: "/usr/bin/env"), ["swiftc"] + arguments)
        }

        private func run(_ program: URL, _ arguments: [String]) throws -> (status: Int32, output: String) {
            let file = folder.appendingPathComponent("output-\(UUID())")
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
            let output = try FileHandle(forWritingTo: file)
            let process = Process()
            process.executableURL = program
            process.arguments = arguments
            process.standardOutput = output
            process.standardError = output
            try process.run()
            process.waitUntilExit()
            try output.close()
            return (process.terminationStatus, String(decoding: try Data(contentsOf: file), as: UTF8.self))
        }
    }

    struct CompilationError: Error, CustomStringConvertible {
        var description: String
    }

    /// How a module may be set up that uses the catalog.
    enum LanguageSetting: String, CaseIterable, Sendable, CustomTestStringConvertible {
        case swift5 = "-swift-version 5"
        case swift5Checked = "-swift-version 5 -strict-concurrency=complete"
        case swift6 = "-swift-version 6"
        #if compiler(>=6.2)
            case swift5MainActor = "-swift-version 5 -default-isolation MainActor"
            case swift6MainActor = "-swift-version 6 -default-isolation MainActor"
        #endif

        var options: [String] { rawValue.split(separator: " ").map(String.init) }

        var testDescription: String { rawValue }
    }
#endif
