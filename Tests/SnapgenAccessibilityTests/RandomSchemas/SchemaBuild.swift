#if !canImport(SwiftUI)
    import Foundation
    import SnapgenTestSupport

    /// A way to build a program with random schemas.
    enum SchemaBuild: String, CaseIterable, Sendable {
        case debug, release, stripped

        /// Returns the lines that a program prints.
        ///
        /// - Parameters:
        ///   - source: The program.
        ///   - options: More options of the compiler.
        func output(of source: String, _ options: [String] = []) throws -> [Substring] {
            let folder = try TemporaryFolder(["Program.swift": source])
            let (library, program) = (folder.path("SnapgenAccessibility"), folder.path("Program"))
            let module = ["-emit-module", "-emit-module-path", "\(library).swiftmodule"]
            try run(
                compiler + ["-module-name", "SnapgenAccessibility", "-c", "-o", "\(library).o"] + module + libraryFiles)
            try run(
                compiler + options + ["-module-name", "Program", "-I", folder.path, "-o", program]
                    + ["\(library).o", "\(program).swift"])
            if self == .stripped { try run(["strip", program]) }
            return try run([program]).split(separator: "\n")
        }

        private var compiler: [String] {
            ["swiftc", "-parse-as-library", "-swift-version", "6", "-package-name", "snapgen", "-wmo"]
                + (self == .debug ? [] : ["-O"])
        }

        private var libraryFiles: [String] {
            let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Sources/SnapgenAccessibility").resolvingSymlinksInPath()
            let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            return (files?.allObjects as? [URL] ?? []).map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
        }

        /// Runs a command and returns what it prints.
        @discardableResult
        private func run(_ command: [String]) throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = command
            let output = Pipe()
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw BuildError(description: "\(command[0])\n\(text)") }
            return text
        }
    }

    private struct BuildError: Error, CustomStringConvertible {
        var description: String
    }
#endif
