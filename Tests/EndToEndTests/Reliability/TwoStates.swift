import Foundation
import SnapgenTestSupport

/// A project of which every generated file is another in each of two configurations.
struct TwoStates {
    enum State: CaseIterable {
        case light, dark

        fileprivate var configuration: String {
            switch self {
            case .light: "default_batch: regular\n"
            case .dark: "default_batch: component\n"
            }
        }
    }

    let folder: TemporaryFolder
    /// Where runs keep what they have learned.
    let caches: TemporaryFolder
    private static let output = "Tests/SnapshotTests/Generated"

    /// A project of so many modules, each with an entry.
    init(modules: Int) throws {
        folder = try TemporaryFolder(["Package.swift": ""])
        caches = try TemporaryFolder()
        for number in 0..<modules {
            let source = "struct Row\(number)_Previews: PreviewProvider { static var previews: some View { Text() } }\n"
            try folder.write(source, to: "Sources/Module\(number)/Row.swift")
        }
    }

    /// The output folder.
    var output: String { folder.path(Self.output) }

    /// Writes a configuration as an editor does, as a whole.
    func configure(_ state: State) throws {
        try Data(state.configuration.utf8).write(to: URL(filePath: folder.path("snapgen.yml")), options: .atomic)
    }

    /// The variables of a run in which the cache lies beside the project.
    var environment: [String: String] { ["XDG_CACHE_HOME": caches.path] }

    /// Generates to the end.
    func generate(_ arguments: [String] = []) throws -> SnapgenProcess {
        try SnapgenProcess.run(["generate"] + arguments, in: folder.path, environment: environment)
    }

    /// What lies in the output folder, by name.
    func files() throws -> [String: Data] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
        return try names.reduce(into: [:]) { files, name in
            files[name] = try Data(contentsOf: URL(filePath: "\(output)/\(name)"))
        }
    }

    /// What a run without a cache makes of each state.
    func expectations() throws -> [State: [String: Data]] {
        try State.allCases.reduce(into: [:]) { expected, state in
            try configure(state)
            _ = try generate(["--no-cache"])
            expected[state] = try files()
        }
    }

    /// The names in the folders that snapgen writes into, below them as well, that are temporary.
    func temporaryFiles() -> [String] {
        let all = [output, caches.path].flatMap { folder in
            (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        }
        return all.filter { $0.hasSuffix(".tmp") }
    }
}

/// How much of a test that costs minutes is run: a part in every run of the tests, all of it on demand.
func amount(short: Int, long: Int) -> Int {
    ProcessInfo.processInfo.environment["SNAPGEN_LONG_TESTS"] == nil ? short : long
}
