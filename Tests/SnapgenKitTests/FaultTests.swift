import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("A disk that fails")
struct FaultTests {
    private static let output = "/p/Tests/SnapshotTests/Generated"
    /// The files of one run, with files of other people beside them, which the next run has to change.
    private static let before: MemoryFileSystem = {
        let disk = project(samples: "[1]", module: "Old")
        _ = run(on: disk)
        disk["\(output)/Old.snapgen.swift"] = generated("Old.snapgen.swift")
        disk["\(output)/Snapgen.runtime.swift"] = nil
        return disk
    }()
    private static let after: MemoryFileSystem = {
        let disk = editedDisk()
        _ = run(on: disk)
        return disk
    }()

    private static let codes = TestTier.reliability.isOn ? [EIO, ENOSPC, EACCES, ENOENT, EINTR] : [EIO]

    /// The distance of the operations that fail with an error: every error at every operation takes minutes.
    ///
    /// The fast tests try one error at every 25th operation; the tier tries it at every one, and others at every tenth.
    private static func step(_ code: Int32) -> Int {
        if RandomSeeds.areMany { return 1 }
        return TestTier.reliability.isOn ? (code == EIO ? 1 : 10) : 25
    }

    @Test(
        "whichever operation fails, or all from it on, each file is old or new, foreign ones stay, and the next run mends all",
        arguments: codes, [false, true])
    func fault(code: Int32, isLasting: Bool) {
        let (before, after) = (Self.files(Self.before), Self.files(Self.after))
        #expect(before != after)
        let disk = Self.editedDisk()
        _ = Self.run(on: disk)
        let operations = disk.operations
        #expect(operations > 30)
        for number in stride(from: 0, to: operations, by: Self.step(code)) {
            let disk = Self.editedDisk()
            disk.fail { $0 == number || isLasting && $0 > number ? code : nil }
            let errors = Self.run(on: disk).filter { $0.severity == .error }
            disk.fail { _ in nil }
            let files = Self.files(disk)
            let isSafe = Set(before.keys).union(after.keys).union(files.keys).allSatisfy { path in
                files[path] == before[path] || files[path] == after[path]
            }
            let isTold = errors.allSatisfy { $0.path != nil || $0.message.contains("'Sources'") }
            let isDone = errors.isEmpty ? files == after : true
            _ = Self.run(on: disk)
            let isMended = Self.files(disk) == after
            #expect([isSafe, isTold, isDone, isMended] == [true, true, true, true], "operation \(number): \(errors)")
        }
    }

    /// Generates, and returns the diagnostics.
    private static func run(on disk: MemoryFileSystem) -> [Diagnostic] {
        do throws(DiagnosticError) {
            let request = ProjectRequest(folder: "/p", scan: ScanOptions(threads: 1))
            return try Pipeline(Project.open(request, files: disk)).run(to: .output).generation.diagnostics
        } catch {
            return error.diagnostics
        }
    }

    /// A project whose run before had another module and other samples.
    private static func editedDisk() -> MemoryFileSystem {
        let disk = before.copy
        let new = project(samples: "[1, 2]", module: "New")
        disk.removeFiles(in: "/p/Sources")
        for (path, text) in new.swiftFiles(in: "/p") { disk[path] = text }
        return disk
    }

    private static func project(samples: String, module: String) -> MemoryFileSystem {
        MemoryFileSystem([
            "/p/Package.swift": "",
            "/p/snapgen.yml": "tests: { template: Templates/own.stencil }\n",
            "/p/Templates/own.stencil": "{% include \"xctest\" %}",
            "/p/Templates/part.stencil": "// a part",
            "/p/Sources/App/A.swift": "struct A: Testable { static let samples = \(samples) }",
            "/p/Sources/App/Deep/B.swift": "extension C: Testable { static let samples = [2] }",
            "/p/Sources/App/C.swift": "struct C {}",
            "/p/Sources/\(module)/D.swift": "enum D: TestableValue { static let samples = [3] }",
            "/p/Tests/SnapshotTests/Own.swift": "class OwnTests {}",
            "\(output)/Person.swift": "let person = 1\n",
        ])
    }

    private static func files(_ disk: MemoryFileSystem) -> [String: String] { disk.swiftFiles(in: "/p/Tests") }
}
