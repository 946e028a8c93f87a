import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan
@testable import SnapgenSetup

@Suite("Generation")
struct GenerationTests {
    private let disk = MemoryFileSystem([
        "/p/Package.swift": "", "/p/Sources/App/A.swift": "struct A: Testable { static let samples = [1] }",
        "/p/Sources/App/B.swift": "struct B {}", "/p/Tests/SnapshotTests/T.swift": "struct T {}",
    ])
    private let output = "/p/Tests/SnapshotTests/Generated/Snapgen.tests.swift"

    init() {
        for path in ["Package.swift", "Sources/App/A.swift", "Sources/App/B.swift", "Tests/SnapshotTests/T.swift"] {
            disk.stamp("/p/\(path)", at: 1_000_000_001)
        }
    }

    @Test("what has not changed is neither read nor written again")
    func unchanged() throws {
        let first = try generate()
        #expect(first.outcomes.map(\.action) == [.created, .created])
        _ = try generate()
        disk.forgetAccesses()
        let second = try generate()
        #expect(second.outcomes.map(\.action) == [.unchanged, .unchanged])
        #expect(second.outcomes.map(\.path) == first.outcomes.map(\.path))
        #expect(second.diagnostics == first.diagnostics)
        #expect(disk.touched.isEmpty)
        #expect(Set(disk.opened).isSubset(of: ["/cache", "/p/snapgen.yml"]))
    }

    @Test("an output that another program changes right after it was renamed into place is written by the next run")
    func overwritten() throws {
        disk.replacing(output) { "\($0)// more\n" }
        _ = try generate()
        #expect(disk[output]?.hasSuffix("// more\n") == true)
        #expect(try generate().outcomes.contains { $0.action == .updated })
        #expect(disk[output]?.hasSuffix("// more\n") == false)
    }

    @Test("a change that says nothing else keeps the tests as they are, and the next run reads nothing")
    func touched() throws {
        _ = try generate()
        write("struct B { func f() {} }", to: "/p/Sources/App/B.swift")
        disk.forgetAccesses()
        #expect(try generate().outcomes.map(\.action) == [.unchanged, .unchanged])
        #expect(disk.touched == ["/cache"])
        disk.forgetAccesses()
        _ = try generate()
        #expect(disk.opened.allSatisfy { !$0.hasSuffix(".swift") })
    }

    @Test("a file that snapgen generated for another target names no type of a person")
    func otherTarget() throws {
        _ = try generate()
        let tests = try #require(disk[output])
        write("\u{FEFF}\(tests)", to: "/p/Tests/SnapshotTests/Mac/Generated/Snapgen.tests.swift")
        #expect(try generate().outcomes.map(\.action) == [.unchanged, .unchanged])
        #expect(disk[output]?.contains("class AppSnapshotTests:") == true)
    }

    @Test("an error is told again, and nothing is written")
    func errors() throws {
        disk.refuse("/p/Sources/App/B.swift", EACCES)
        for _ in 0..<2 {
            let generation = try generate()
            #expect(generation.diagnostics.map(\.id) == [.unreadableInput])
            #expect(generation.outcomes.isEmpty)
        }
    }

    @Test(
        "a cache is kept in a new file, an empty one or one that holds a cache of any version",
        arguments: [nil, "", "snapgen cache 1\nof an older version", "snapgen cache 4\ndamaged"])
    func cacheFiles(text: String?) throws {
        disk["/caches/c"] = text
        for _ in 0..<2 { _ = try generate(.file("/caches/c")) }
        #expect(disk["/caches/c"]?.hasPrefix("snapgen cache 8\n") == true)
        disk.forgetAccesses()
        #expect(try generate(.file("/caches/c")).outcomes.map(\.action) == [.unchanged, .unchanged])
        #expect(disk.opened.allSatisfy { !$0.hasSuffix(".swift") })
    }

    @Test(
        "whatever else is named as the cache is refused, and nothing is read or written",
        arguments: ["/p/snapgen.yml", "/p/Sources/App/A.swift", "/p/Sources", "/p", "/note", "/link", "/dangling"])
    func noCacheFiles(path: String) throws {
        disk["/p/snapgen.yml"] = "precision: 1\n"
        disk["/note"] = "snapgen cache of notes"
        disk["/caches/c"] = "snapgen cache 4\n"
        disk["/link"] = "snapgen cache 4\n"
        disk.addLink("/link", to: "/caches/c")
        for link in ["/link", "/dangling"] { disk.addLink(link) }
        disk.forgetAccesses()
        let problems = messages { try generate(.file(path)) }
        let place = "\(ProjectRoot("/p").display(path)): error: "
        #expect(
            problems.map { $0.hasPrefix(place) && $0.contains("--cache-path") && $0.hasSuffix("[foreign-file]") } == [
                true
            ])
        #expect(disk.touched.isEmpty)
    }

    @Test("what lies at the standard place and is no cache stays, and the run has none")
    func standardPlace() throws {
        let path = try #require(CacheChoice.standard.path(of: ["nil"], in: "/p", ["HOME": "/h"]))
        disk[path] = "somebody's"
        for _ in 0..<2 { _ = try generate(.standard) }
        #expect(disk[path] == "somebody's")
        #expect(!disk.touched.contains(path))
    }

    @Test("caches lie where the system wants them, one for each folder and list of arguments")
    func places() {
        #expect(CacheChoice.none.path(of: [], in: "/p", ["HOME": "/h"]) == nil)
        #expect(CacheChoice.file("/c").path(of: [], in: "/p", [:]) == "/c")
        #expect(CacheChoice.standard.path(of: [], in: "/p", [:]) == nil)
        func path(_ arguments: String..., in folder: String = "/p", more: [String: String] = [:]) -> String? {
            CacheChoice.standard.path(of: arguments, in: folder, ["HOME": "/h"].merging(more) { $1 })
        }
        let (own, asked) = (path("generate"), path("generate", more: ["XDG_CACHE_HOME": "/x"]))
        #expect([own, asked].map { $0?.hasSuffix(".cache") } == [true, true])
        #expect(own?.hasPrefix("/h/") == true && asked?.hasPrefix("/x/snapgen/") == true)
        #expect(own != path("generate", in: "/q") && own != path("generate", "-q"))
    }

    private func generate(_ cache: CacheChoice = .file("/cache")) throws -> Generation {
        let request = ProjectRequest(folder: "/p", environment: ["HOME": "/h"])
        return try generation(of: request, cache: cache, in: disk).generation
    }

    private func write(_ text: String, to path: String) {
        disk[path] = text
        disk.stamp(path, at: 3_000_000_001)
    }
}
