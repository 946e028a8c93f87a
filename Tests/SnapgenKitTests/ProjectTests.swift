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

    @Test(
        "the configuration at the root is found from a folder inside, unless --config names another",
        arguments: [
            (["Package.swift": ""], "regular"), (["snapgen.yml": "default_batch: component\n"], "component"),
            (["snapgen.yml": "", "own.yml": "default_batch: extended\n"], "extended"),
        ])
    func configuration(files: [String: String], batch: String) throws {
        let disk = MemoryFileSystem(["/p/Sources/App/A.swift": hotels])
        for (name, text) in files { disk["/p/\(name)"] = text }
        let own = files["own.yml"].map { _ in "/p/own.yml" }
        let project = try Project.open(ProjectRequest(folder: "/p/Sources/App", configurationPath: own), files: disk)
        #expect(project.root.path == "/p")
        #expect(project.configuration.sources.map(\.module) == ["App"])
        #expect(project.configuration.environments.defaultBatch == batch)
    }

    @Test("a configuration that is asked for has to be there")
    func missingConfiguration() {
        let disk = MemoryFileSystem(["/p/Package.swift": ""])
        expectError(.missingConfiguration, "cannot be read", of: "no.yml") {
            _ = try Project.open(ProjectRequest(folder: "/p", configurationPath: "/p/no.yml"), files: disk)
        }
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
        #expect(project.configuration.environments.defaultBatch == "regular")
    }

    @Test("paths in two projects are one project too many")
    func twoProjects() {
        let disk = MemoryFileSystem([
            "/p/Package.swift": "", "/q/Package.swift": "", "/p/A.swift": "", "/q/A.swift": "",
        ])
        expectError(.unreadableInput, "run snapgen once for each project", of: nil) {
            _ = try Project.open(ProjectRequest(folder: "/p", paths: ["/p", "/q"]), files: disk)
        }
    }

    @Test(
        "a whole repository is split into the modules of its packages: the folders in the first folder Sources of a path"
    )
    func wholeRepository() throws {
        let disk = MemoryFileSystem([
            "/App/.git/HEAD": "", "/App/Screens/A.swift": "", "/App/Packages/Kit/Sources/Design/B.swift": "",
            "/App/Packages/Kit/Sources/Net/Sources/C.swift": "", "/App/Packages/Kit/Package.swift": "",
            "/App/Pods/Sources/P/P.swift": "", "/App/Packages/.hidden/Sources/H/H.swift": "",
        ])
        func modules(_ path: String) throws -> [String] {
            let project = try Project.open(ProjectRequest(folder: "/App", paths: [path]), files: disk)
            disk.forgetAccesses()
            let files = project.sourceFiles().files.map { "\($0.module): \($0.path)" }
            #expect(disk.listed.count == Set(disk.listed).count)
            return files
        }
        let net = "Packages/Kit/Sources/Net/Sources/C.swift"
        #expect(try modules("/App/Packages/Kit/Sources/Net") == ["Net: \(net)"])
        #expect(try modules("/App/Packages/Kit/Sources").last == "Net: \(net)")
        #expect(
            try modules("/App") == [
                "App: Packages/Kit/Package.swift", "App: Screens/A.swift",
                "Design: Packages/Kit/Sources/Design/B.swift", "Net: \(net)",
            ])
    }

    @Test(
        "no Swift file at all is an error that says where was looked, and why",
        arguments: [
            (["App/x.md": ""], [], "there is no folder 'Sources' in '/p';"),
            (["App/x.md": ""], ["/p/App"], "no Swift file in 'App'"),
            (["Sources/main.swift": ""], [], "'Sources' contains no folder for a module;"),
            (
                ["Sources/A/A.swift": "", "snapgen.yml": "exclude: ['**']"], [],
                "no Swift file in 'Sources/A' that 'exclude' leaves in;"
            ),
            (["Sources/A/A.swift": "refused"], [], "'Sources' cannot be read: Permission denied;"),
        ] as [([String: String], [String], String)])
    func noSources(files: [String: String], paths: [String], message: String) throws {
        let disk = MemoryFileSystem(["/p/Package.swift": ""])
        for (name, text) in files { disk["/p/\(name)"] = text }
        if files.values.contains("refused") { disk.refuse("/p/Sources", EACCES) }
        let found = try Project.open(ProjectRequest(folder: "/p", paths: paths), files: disk).sourceFiles()
        #expect(found.diagnostics.first?.message.hasPrefix(message) == true, "\(found.diagnostics)")
    }

    @Test(
        "the output of the command line goes before the configured one, also through a link, and names the test target")
    func output() throws {
        let disk = MemoryFileSystem(["/p/snapgen.yml": "tests: { output: Tests/A/Generated }\n"])
        disk.addLink("/link", to: "/p")
        for output in ["/p/Tests/B/Out", "/link/Tests/B/Out"] {
            let project = try Project.open(ProjectRequest(folder: "/p", output: output), files: disk)
            #expect(project.configuration.tests.output.string == "Tests/B/Out")
            #expect(project.configuration.tests.target == "B")
            #expect(project.resolved.origin(of: \.tests.output) == .option("--output"))
        }
    }

    @Test("an output outside of the project is refused", arguments: ["/p", "/", "/q/Out", "/pq"])
    func outputOutside(path: String) {
        expectError(.badValue, "--output takes a folder below '/p', not '\(path)'", of: nil) {
            _ = try Project.open(
                ProjectRequest(folder: "/p", output: path), files: MemoryFileSystem(["/p/Package.swift": ""]))
        }
    }

    @Test("an output folder that a link leads out of the project is not written to, one led elsewhere in it is")
    func outputLedAway() throws {
        func open(target: String) throws {
            let disk = MemoryFileSystem(["/p/snapgen.yml": "tests: { output: Tests/A/Generated }\n"])
            disk.addLink("/p/Tests", to: target)
            let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
            _ = try project.writer(into: project.outputFolder)
        }
        try open(target: "/p/Checks")
        expectError(.foreignFile, "'/elsewhere/A/Generated'", of: "Tests/A/Generated") {
            try open(target: "/elsewhere")
        }
    }

    private func expectError(
        _ id: DiagnosticID, _ message: String, of path: String?, _ body: () throws -> Void
    ) {
        let error = #expect(throws: DiagnosticError.self, performing: body)
        #expect(error?.diagnostics.map(\.id) == [id])
        #expect(error?.diagnostics.map(\.path) == [path])
        #expect(error?.diagnostics.first?.message.contains(message) == true)
    }

    @Test(
        "a configuration under a name that is not read is an error, not silence",
        arguments: ["snapgen.yaml", ".snapgen.yml", ".snapgen.yaml"])
    func namesake(name: String) throws {
        let disk = MemoryFileSystem(["/p/Package.swift": "", "/p/\(name)": "record: never\n"])
        expectError(.missingConfiguration, "rename it to 'snapgen.yml'", of: name) {
            _ = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        }
        let asked = ProjectRequest(folder: "/p", configurationPath: "/p/\(name)")
        #expect(try Project.open(asked, files: disk).configuration.references.record == .never)
    }

    @Test("a configuration that is a link to nothing is not taken for none")
    func brokenLink() {
        let disk = MemoryFileSystem(["/p/Package.swift": ""])
        disk.addLink("/p/snapgen.yml")
        expectError(.missingConfiguration, "repair it, or remove it", of: "snapgen.yml") {
            _ = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        }
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
