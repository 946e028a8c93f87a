import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("Project")
struct ProjectTests {
    private let hotels = "struct Hotels_Previews: Testable { static let samples = [1] }\n"

    @Test("without a configuration the folders in Sources are its modules")
    func defaults() throws {
        let disk = MemoryFileSystem(["/p/Package.swift": "", "/p/Sources/App/A.swift": hotels])
        let project = try Project.open(ProjectRequest(folder: "/p/Sources"), files: disk)
        #expect(project.root.path == "/p")
        #expect(project.configuration.sources.map(\.module) == ["App"])
        #expect(project.configuration.defaultBatch == "regular")
    }

    @Test("the configuration at the root is found from a folder inside")
    func configuration() throws {
        let disk = MemoryFileSystem(["/p/snapgen.yml": "default_batch: component\n", "/p/a/b/A.swift": ""])
        let project = try Project.open(ProjectRequest(folder: "/p/a/b"), files: disk)
        #expect(project.configuration.defaultBatch == "component")
    }

    @Test("--config names another file, and the root stays")
    func otherConfiguration() throws {
        let disk = MemoryFileSystem([
            "/p/snapgen.yml": "", "/p/Tests/T/snapgen.yml": "default_batch: extended\n", "/p/Sources/App/A.swift": "",
        ])
        let request = ProjectRequest(folder: "/p", configurationPath: "/p/Tests/T/snapgen.yml")
        let project = try Project.open(request, files: disk)
        #expect(project.root.path == "/p")
        #expect(project.configuration.defaultBatch == "extended")
    }

    @Test("a configuration that is asked for has to be there")
    func missingConfiguration() {
        let request = ProjectRequest(folder: "/p", configurationPath: "/p/no.yml")
        let error = #expect(throws: DiagnosticError.self) {
            try Project.open(request, files: MemoryFileSystem(["/p/Package.swift": ""]))
        }
        #expect(error?.diagnostics.map(\.id) == [.missingConfiguration])
        #expect(error?.diagnostics.map(\.path) == ["no.yml"])
    }

    @Test("paths on the command line take the place of the configured sources")
    func paths() throws {
        let disk = MemoryFileSystem([
            "/p/snapgen.yml": "sources: [{ path: Sources/Core }]\n", "/p/App/A.swift": hotels,
            "/p/Sources/Core/B.swift": "",
        ])
        let project = try Project.open(ProjectRequest(folder: "/p", paths: ["/p/App"]), files: disk)
        #expect(project.sourceFiles().files.map(\.path.string) == ["App/A.swift"])
    }

    @Test("paths are refused where the configuration names sources, whose tests they would remove")
    func refusedPaths() throws {
        func refusal(_ configuration: String, paths: [String]) throws -> Diagnostic? {
            let disk = MemoryFileSystem([
                "/p/snapgen.yml": configuration, "/p/App/A.swift": hotels, "/p/Sources/Core/B.swift": "",
            ])
            return try Project.open(ProjectRequest(folder: "/p", paths: paths), files: disk).refusalOfPaths
        }
        let sources = "sources: [{ path: Sources/Core }]\n"
        let refused = try refusal(sources, paths: ["/p/App"])
        #expect(refused?.id == .refusedPaths && refused?.severity == .error)
        #expect(refused?.path == "snapgen.yml")
        #expect(try refusal(sources, paths: []) == nil)
        #expect(try refusal("precision: 0.9\n", paths: ["/p/App"]) == nil)
    }

    @Test("a path in another project is read with that project's root and configuration")
    func otherProject() throws {
        let disk = MemoryFileSystem([
            "/p/snapgen.yml": "default_batch: extended\n", "/q/Package.swift": "", "/q/Sources/App/A.swift": hotels,
        ])
        let project = try Project.open(ProjectRequest(folder: "/p", paths: ["/q/Sources/App"]), files: disk)
        #expect(project.root.path == "/q")
        #expect(project.configuration.defaultBatch == "regular")
    }

    @Test("paths in two projects are one project too many")
    func twoProjects() {
        let disk = MemoryFileSystem([
            "/p/Package.swift": "", "/q/Package.swift": "", "/p/A.swift": "", "/q/A.swift": "",
        ])
        let error = #expect(throws: DiagnosticError.self) {
            try Project.open(ProjectRequest(folder: "/p", paths: ["/p", "/q"]), files: disk)
        }
        #expect(error?.diagnostics.first?.message.contains("run snapgen once for each project") == true)
    }

    @Test("a whole repository is split into the modules of its packages")
    func wholeRepository() throws {
        let disk = MemoryFileSystem([
            "/App/.git/HEAD": "", "/App/Screens/A.swift": "", "/App/Packages/Kit/Sources/Design/B.swift": "",
            "/App/Packages/Kit/Sources/Net/C.swift": "", "/App/Packages/Kit/Package.swift": "",
        ])
        let project = try Project.open(ProjectRequest(folder: "/App", paths: ["/App"]), files: disk)
        let files = project.sourceFiles().files.map { "\($0.module): \($0.path)" }
        #expect(
            files == [
                "App: Packages/Kit/Package.swift", "App: Screens/A.swift",
                "Design: Packages/Kit/Sources/Design/B.swift", "Net: Packages/Kit/Sources/Net/C.swift",
            ])
    }

    @Test("the folders of a path are listed once")
    func oneWalk() throws {
        let disk = MemoryFileSystem(["/App/Screens/A.swift": "", "/App/Kit/Sources/Design/Views/B.swift": ""])
        let project = try Project.open(ProjectRequest(folder: "/App", paths: ["/App"]), files: disk)
        disk.forgetAccesses()
        #expect(project.sources().sources.count == 2)
        #expect(disk.listed.count == Set(disk.listed).count)
        #expect(disk.listed.contains("/App/Kit/Sources/Design/Views"))
    }

    @Test("a folder in the first folder Sources of a path is a module, in random projects", arguments: 0..<UInt64(100))
    func targets(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let names = ["Sources", "Sources", "Kit", "App", "Tests", "my-views", ".hidden", "Pods"]
        let paths = (0..<12).map { number in
            let folders = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
                names[Int.random(in: 0..<names.count, using: &random)]
            }
            return ["p"] + folders + ["F\(number).swift"]
        }
        let some = paths[Int.random(in: 0..<paths.count, using: &random)]
        let scanned = Array(some.prefix(Int.random(in: 1...some.count, using: &random)))
        let disk = MemoryFileSystem(["/p/Package.swift": ""])
        for path in paths { disk["/" + path.joined(separator: "/")] = "" }
        let request = ProjectRequest(folder: "/p", paths: ["/" + scanned.joined(separator: "/")])
        let found = try Project.open(request, files: disk).sourceFiles().files
        let wanted = (paths + [["p", "Package.swift"]]).filter { path in
            path.starts(with: scanned) && !path.dropFirst(scanned.count).contains { $0 == ".hidden" || $0 == "Pods" }
        }
        let modules = wanted.map { "\(module(of: $0, below: scanned)): \($0.dropFirst().joined(separator: "/"))" }
        #expect(Set(found.map { "\($0.module): \($0.path)" }) == Set(modules))
    }

    /// The module of a file, both paths with the project's folder.
    private func module(of file: [String], below scanned: [String]) -> String {
        let folders = file.dropLast()
        let sources = folders[max(1, scanned.count - 1)...].firstIndex(of: "Sources")
        if let sources, sources + 1 < folders.endIndex { return ModuleNamer.module(named: folders[sources + 1]) }
        return RelativePath(scanned.dropFirst().joined(separator: "/")).map { ModuleNamer.module(of: $0) } ?? "p"
    }

    @Test("no Swift file at all is an error that says where was looked")
    func noSources() throws {
        let disk = MemoryFileSystem(["/p/Package.swift": "", "/p/App/x.md": ""])
        let nowhere = try Project.open(ProjectRequest(folder: "/p"), files: disk).sourceFiles()
        #expect(nowhere.diagnostics.first?.message.hasPrefix("there is no folder 'Sources' in '/p';") == true)
        let app = try Project.open(ProjectRequest(folder: "/p", paths: ["/p/App"]), files: disk).sourceFiles()
        #expect(app.diagnostics.first?.message.hasPrefix("no Swift file in 'App'") == true)
    }

    @Test("no Swift file because of 'exclude', or of what 'Sources' is, says so")
    func noSourcesBut() throws {
        #expect(try problem(["/p/Sources/main.swift": ""]).hasPrefix("'Sources' contains no folder for a module;"))
        #expect(
            try problem(["/p/Sources/A/A.swift": "", "/p/snapgen.yml": "exclude: ['**']"])
                .hasPrefix("no Swift file in 'Sources/A' that 'exclude' leaves in;"))
        #expect(
            try problem(["/p/Sources/A/A.swift": ""], refusing: "/p/Sources")
                .hasPrefix("'Sources' cannot be read: Permission denied;"))
    }

    private func problem(_ files: [String: String], refusing path: String? = nil) throws -> String {
        let disk = MemoryFileSystem(files.merging(["/p/Package.swift": ""]) { $1 })
        if let path { disk.refuse(path, EACCES) }
        let found = try Project.open(ProjectRequest(folder: "/p"), files: disk).sourceFiles()
        return try #require(found.diagnostics.first).message
    }

    @Test("the output of the command line goes before the configured one, and names the test target")
    func output() throws {
        let disk = MemoryFileSystem(["/p/snapgen.yml": "tests: { output: Tests/A/Generated }\n"])
        let project = try Project.open(ProjectRequest(folder: "/p", output: "/p/Tests/B/Out"), files: disk)
        #expect(project.configuration.tests.output.string == "Tests/B/Out")
        #expect(project.configuration.tests.target == "B")
        #expect(project.resolved.origin(of: \.tests.output) == .option("--output"))
    }

    @Test("an output that is typed through a link to the project is the same folder")
    func outputThroughLink() throws {
        let disk = MemoryFileSystem(["/p/Package.swift": ""])
        disk.addLink("/link", to: "/p")
        let project = try Project.open(ProjectRequest(folder: "/p", output: "/link/Tests/B/Out"), files: disk)
        #expect(project.configuration.tests.output.string == "Tests/B/Out")
    }

    @Test("an output outside of the project is refused", arguments: ["/p", "/", "/q/Out", "/pq"])
    func outputOutside(path: String) {
        let disk = MemoryFileSystem(["/p/Package.swift": ""])
        let error = #expect(throws: DiagnosticError.self) {
            try Project.open(ProjectRequest(folder: "/p", output: path), files: disk)
        }
        #expect(
            error?.diagnostics.first?.message.hasPrefix("--output takes a folder below '/p', not '\(path)'") == true)
    }

    @Test("an output folder that a link leads out of the project is not written to")
    func outputLedAway() throws {
        let disk = MemoryFileSystem(["/p/snapgen.yml": "tests: { output: Tests/A/Generated }\n"])
        disk.addLink("/p/Tests", to: "/elsewhere")
        let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        let error = #expect(throws: DiagnosticError.self) { try project.writer() }
        #expect(error?.diagnostics.map(\.id) == [.foreignFile])
        #expect(error?.diagnostics.map(\.path) == ["Tests/A/Generated"])
        #expect(error?.diagnostics.first?.message.contains("'/elsewhere/A/Generated'") == true)
    }

    @Test("an output folder that a link leads elsewhere in the project is fine")
    func outputLedInside() throws {
        let disk = MemoryFileSystem(["/p/snapgen.yml": "tests: { output: Tests/A/Generated }\n"])
        disk.addLink("/p/Tests", to: "/p/Checks")
        _ = try Project.open(ProjectRequest(folder: "/p"), files: disk).writer()
    }

    @Test(
        "a configuration under a name that is not read is an error, not silence",
        arguments: ["snapgen.yaml", ".snapgen.yml", ".snapgen.yaml"])
    func namesake(name: String) throws {
        let disk = MemoryFileSystem(["/p/Package.swift": "", "/p/\(name)": "record: never\n"])
        let error = #expect(throws: DiagnosticError.self) {
            try Project.open(ProjectRequest(folder: "/p"), files: disk)
        }
        #expect(error?.diagnostics.map(\.path) == [name])
        #expect(error?.diagnostics.first?.message.contains("rename it to 'snapgen.yml'") == true)
        let asked = ProjectRequest(folder: "/p", configurationPath: "/p/\(name)")
        #expect(try Project.open(asked, files: disk).configuration.record == .never)
    }

    @Test("a configuration that is a link to nothing is not taken for none")
    func brokenLink() {
        let disk = MemoryFileSystem(["/p/Package.swift": ""])
        disk.addLink("/p/snapgen.yml")
        let error = #expect(throws: DiagnosticError.self) {
            try Project.open(ProjectRequest(folder: "/p"), files: disk)
        }
        #expect(error?.diagnostics.first?.message.contains("repair it, or remove it") == true)
    }

    @Test("a template of one's own brings those beside it along")
    func templates() throws {
        let disk = MemoryFileSystem([
            "/p/snapgen.yml": "tests: { template: Mine/a.stencil }\n", "/p/Mine/a.stencil": "a",
            "/p/Mine/b.stencil": "b",
        ])
        let templates = try Project.open(ProjectRequest(folder: "/p"), files: disk).templates()
        #expect(templates.source(of: "a") == "a")
        #expect(templates.source(of: "b") == "b")
        #expect(templates.template("xctest")?.file == nil)
    }

    @Test("the pipeline leads from sources to files, and reports what it could not read")
    func pipeline() throws {
        let disk = MemoryFileSystem([
            "/p/snapgen.yml": "sources: [{ path: Sources/App }, { path: Gone }]\n", "/p/Sources/App/A.swift": hotels,
        ])
        let broken = try Pipeline(Project.open(ProjectRequest(folder: "/p"), files: disk)).run(to: .files)
        #expect(broken.plan.cases.count == 2)
        #expect(broken.plan.diagnostics.map(\.id) == [.unreadableInput])
        #expect(broken.files.isEmpty)
        disk["/p/Gone/B.swift"] = ""
        let run = try Pipeline(Project.open(ProjectRequest(folder: "/p"), files: disk)).run(to: .files)
        #expect(run.files.map(\.path.string) == ["Snapgen.tests.swift", "Snapgen.runtime.swift"])
        #expect(run.files.allSatisfy { $0.contents.hasPrefix(RenderedFile.mark) })
        #expect(disk.touched.isEmpty)
    }

    @Test("progress ends with every file")
    func progress() throws {
        let disk = MemoryFileSystem(["/p/Sources/App/A.swift": hotels, "/p/Sources/App/B.swift": "", "/p/.git/x": ""])
        let counted = Counter()
        let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        _ = try Pipeline(project).run(to: .catalog) { done, all in counted.add("\(done)/\(all)") }
        #expect(counted.texts.last == "2/2")
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var added: [String] = []

    var texts: [String] { lock.withLock { added } }

    func add(_ text: String) { lock.withLock { added.append(text) } }
}
