#if !canImport(SwiftUI)
    import SnapgenTestSupport
    import Testing

    /// Random schemas, in programs of 200.
    ///
    /// `SNAPGEN_LONG_TESTS=1` makes ten programs of 1,000 for each build, otherwise there is one;
    /// `SNAPGEN_RANDOM_SCHEMAS=3..<5` makes those of the seeds 3 and 4, of the size that the other variable selects.
    @Suite("Random schemas", .enabled(if: TestTier.modes.isOn, "Scripts/test modes"))
    struct RandomSchemaTests {
        private static let seeds = RandomSeeds.chosen(by: "SNAPGEN_RANDOM_SCHEMAS", few: 1, many: 10)
        private static let count = RandomSeeds.areMany ? 1_000 : 200

        @Test(
            "identifiers at run time are the planned ones, and paths are unique, in every build",
            arguments: SchemaBuild.allCases, seeds)
        func identifiers(build: SchemaBuild, seed: UInt64) throws {
            let schemas = RandomSchemas.make(Self.count, seed: seed)
            let keys = Self.keys(of: schemas, seed: seed)
            let lines = try build.output(of: SchemaProgram(schemas: schemas, keys: keys).source)
            try #require(lines.count == keys.count)
            let errors = zip(lines, keys).filter { $0 != $1.identifier }
            for (line, key) in errors where !key.isIndistinguishable(line) {
                Issue.record("\(key.path): \(line), not \(key.identifier)")
            }
            #expect(errors.count * 100 < keys.count)
            let paths = keys.filter(\.isPath).map(\.identifier)
            #expect(Set(paths).count == paths.count)
            print("\(build), seed \(seed): \(schemas.count) schemas, \(keys.count) keys, \(errors.count) errors")
        }

        @Test(
            "generated schemas have the planned identifiers",
            arguments: [SchemaBuild.debug, .stripped], seeds)
        func generated(build: SchemaBuild, seed: UInt64) throws {
            let schemas = RandomSchemas.make(Self.count, seed: seed)
            let keys = Self.keys(of: schemas, seed: seed)
            let source = try SchemaProgram(schemas: schemas, keys: keys).sourceWithGeneratedSchemas()
            let lines = try build.output(of: source)
            try #require(lines.count == keys.count)
            for (line, key) in zip(lines, keys) where line != key.identifier && !key.isIndistinguishable(line) {
                Issue.record("\(key.path): \(line), not \(key.identifier)")
            }
            print("\(build), generated, seed \(seed): \(schemas.count) schemas, \(keys.count) keys")
        }

        @Test("without names of properties, every key is an error with that reason", arguments: SchemaBuild.allCases)
        func noReflection(build: SchemaBuild) throws {
            let schemas = RandomSchemas.make(20, seed: 1)
            let keys = Self.keys(of: schemas, seed: 1).filter(\.isPath)
            let program = SchemaProgram(schemas: schemas, keys: keys)
            let lines = try build.output(of: program.source, ["-Xfrontend", "-disable-reflection-metadata"])
            #expect(lines.count == keys.count)
            #expect(lines.allSatisfy { $0.hasPrefix("error: ") })
            #expect(lines.contains { $0.contains("'-disable-reflection-metadata'") })
        }

        /// Returns all keys near each schema, and a few of those that are farther away.
        private static func keys(of schemas: [SchemaDescription], seed: UInt64) -> [PlannedKey] {
            var random = SplitMix64(state: seed)
            return schemas.flatMap { $0.plannedKeys().shuffled(using: &random).prefix(6) }
        }
    }

    enum SchemaBuild: String, CaseIterable, Sendable {
        case debug, release, stripped

        /// Returns the lines that a program prints.
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

    extension PlannedKey {
        fileprivate var path: String { "\(schema).\(labels.joined(separator: "."))" }

        /// Returns a Boolean value that indicates whether a line is the error for one of several equal empty arrays.
        fileprivate func isIndistinguishable(_ line: Substring) -> Bool {
            isArray && line.hasPrefix("error: ") && line.contains("'\(path)'") && line.contains("indistinguishable")
        }
    }
#endif
