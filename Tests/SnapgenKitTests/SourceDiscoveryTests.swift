import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("SourceDiscovery")
struct SourceDiscoveryTests {
    @Test(
        "leaves out what a glob excludes, hidden folders, those of other tools, and links to folders, which may lead back"
    )
    func leftOut() {
        let names = [
            "Generated", "loop", ".build", "Pods", "Carthage", "DerivedData", "node_modules", "A.docc", "Kept",
        ]
        let disk = MemoryFileSystem(["/p/S/C+X.swift": ""])
        for name in names { disk["/p/S/\(name)/A.swift"] = "" }
        disk.addLink("/p/S/loop")
        // A link that the configuration names is followed.
        disk.addLink("/p/S")
        let found = find(disk, ["S"], excluding: ["**/Generated/**", "**/*+X.swift"])
        #expect(found.files.map(\.path.string) == ["S/Kept/A.swift"])
    }

    @Test("takes a file once, for the module that names it first")
    func overlappingModules() {
        let disk = MemoryFileSystem(["/p/S/Inner/A.swift": "", "/p/S/B.swift": ""])
        for paths in [["S/Inner", "S"], ["S/Inner", "S/Inner", "S", "S/Inner/A.swift"]] {
            let found = find(disk, paths)
            #expect(found.files.map { "\($0.module):\($0.path)" } == ["Inner:S/Inner/A.swift", "S:S/B.swift"])
        }
    }

    @Test("says what is missing, is no Swift file or may not be read, and goes on")
    func problems() {
        let disk = MemoryFileSystem([
            "/p/S/A.swift": "", "/p/S/B.swift": "", "/p/S/locked/C.swift": "", "/p/T/A.swift": "", "/p/T/A.md": "",
        ])
        disk.refuse("/p/S/A.swift", EACCES)
        disk.refuse("/p/S/locked", EACCES)
        let found = find(disk, ["Nowhere", "T/A.swift", "T/A.md", "S"])
        #expect(found.files.map(\.path.string) == ["T/A.swift", "S/B.swift"])
        #expect(found.diagnostics.allSatisfy { $0.id == .unreadableInput })
        let texts = [
            "'Nowhere' does not exist", "'T/A.md' is not a Swift file", "Permission denied", "Permission denied",
        ]
        #expect(zip(found.diagnostics, texts).map { $0.message.contains($1) } == [true, true, true, true])
        #expect(found.diagnostics.dropFirst(2).map(\.path) == ["S/A.swift", "S/locked"])
    }

    private func discovery(_ disk: MemoryFileSystem) -> SourceDiscovery {
        SourceDiscovery(root: ProjectRoot("/p"), files: disk)
    }

    private func find(
        _ disk: MemoryFileSystem, _ paths: [String], excluding globs: [String] = []
    ) -> (files: [SourceFile], diagnostics: [Diagnostic]) {
        let modules = paths.map { path in
            SourceModule(path: RelativePath(path), module: path.split(separator: "/").last.map(String.init) ?? path)
        }
        let found = discovery(disk).sources(of: modules, excluding: globs.map { Glob($0) })
        let loaded = found.load()
        return (loaded.files, (found.diagnostics + loaded.diagnostics).sortedByPlace())
    }
}

extension SourceList {
    /// All files, read, by module and path, and what kept others from being read.
    func load() -> (files: [SourceFile], diagnostics: [Diagnostic]) {
        var loaded: (files: [SourceFile], diagnostics: [Diagnostic]) = ([], [])
        for index in 0..<count {
            var bytes: [UInt8] = []
            do throws(DiagnosticError) {
                _ = try read(index, into: &bytes)
                loaded.files.append(SourceFile(path: path(at: index), module: modules[module(at: index)], bytes: bytes))
            } catch {
                loaded.diagnostics += error.diagnostics
            }
        }
        loaded.files.sort { ($0.module, $0.path) < ($1.module, $1.path) }
        return loaded
    }
}

extension Project {
    /// The sources, read, and all that is wrong with them.
    func sourceFiles() -> (files: [SourceFile], diagnostics: [Diagnostic]) {
        let (sources, problems) = sources()
        let loaded = sources.load()
        return (loaded.files, (problems + loaded.diagnostics).sortedByPlace())
    }
}
