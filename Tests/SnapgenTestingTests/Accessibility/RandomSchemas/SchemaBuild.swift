#if !canImport(SwiftUI)
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
            try Command(
                arguments: compiler + ["-module-name", "SnapgenAccessibility", "-c", "-o", "\(library).o"] + module
                    + Repository.swiftFiles(in: "Sources/SnapgenAccessibility")
            ).succeed()
            try Command(
                arguments: compiler + options + ["-module-name", "Program", "-I", folder.path, "-o", program]
                    + ["\(library).o", "\(program).swift"]
            ).succeed()
            if self == .stripped { try Command(arguments: ["strip", program]).succeed() }
            return try Command(arguments: [program]).succeed().split(separator: "\n")
        }

        private var compiler: [String] {
            ["swiftc", "-parse-as-library", "-swift-version", "6", "-package-name", "snapgen", "-wmo"]
                + (self == .debug ? [] : ["-O"])
        }
    }
#endif
