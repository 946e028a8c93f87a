import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("A disk that fails")
struct FaultTests {
    private static let output = "/p/Tests/SnapshotTests/Generated"
    /// What one run has written and the next has to change, with files of other people beside it.
    private static let before: MemoryFileSystem = {
        let disk = run(on: project(samples: "[1]", module: "Old"), .never).disk
        disk["\(output)/Old.snapgen.swift"] = generated("Old.snapgen.swift")
        disk["\(output)/Snapgen.runtime.swift"] = nil
        return disk
    }()
    private static let after = run(on: disk(before), .never).disk

    private static let codes = TestTier.reliability.isOn ? [EIO, ENOSPC, EACCES, ENOENT, EINTR] : [EIO]
    private static let isLong = ProcessInfo.processInfo.environment["SNAPGEN_LONG_TESTS"] != nil

    /// The distance of the operations that fail with an error: every error at every operation takes minutes.
    ///
    /// The fast tests try one error at every 25th operation; the tier tries it at every one, and others at every tenth.
    private static func step(_ code: Int32) -> Int {
        if isLong { return 1 }
        return TestTier.reliability.isOn ? (code == EIO ? 1 : 10) : 25
    }

    @Test("a run without a fault changes, creates and removes files")
    func noFault() {
        let (before, after) = (Self.files(Self.before), Self.files(Self.after))
        let tests = "\(Self.output)/Snapgen.tests.swift"
        #expect(before[tests] != nil && after[tests] != nil && before[tests] != after[tests])
        #expect(after.keys.contains("\(Self.output)/Snapgen.runtime.swift"))
        #expect(before.keys.contains("\(Self.output)/Old.snapgen.swift"))
        #expect(!after.keys.contains("\(Self.output)/Old.snapgen.swift"))
    }

    @Test(
        "whichever operation fails, each file is old or new, foreign ones stay, and the next run mends all",
        arguments: codes)
    func once(code: Int32) {
        let operations = Self.run(on: Self.disk(Self.before), .never).operations
        #expect(operations > 30)
        for number in stride(from: 0, to: operations, by: Self.step(code)) { expectSafety(.once(number), code) }
    }

    @Test("where everything fails from some operation on, the same holds", arguments: codes)
    func fromThenOn(code: Int32) {
        let operations = Self.run(on: Self.disk(Self.before), .never).operations
        for number in stride(from: 0, to: operations, by: Self.step(code)) { expectSafety(.from(number), code) }
    }

    private func expectSafety(_ fault: FaultyFileSystem.Fault, _ code: Int32) {
        let (before, after) = (Self.files(Self.before), Self.files(Self.after))
        let run = Self.run(on: Self.disk(Self.before), fault, code)
        let files = Self.files(run.disk)
        let isSafe = Set(before.keys).union(after.keys).union(files.keys).allSatisfy { path in
            files[path] == before[path] || files[path] == after[path]
        }
        let isTold = run.errors.allSatisfy { $0.path != nil || $0.message.contains("'Sources'") }
        let isDone = run.errors.isEmpty ? files == after : true
        let isMended = Self.files(Self.run(on: run.disk, .never).disk) == after
        #expect(
            [isSafe, isTold, isDone, isMended] == [true, true, true, true],
            "\(fault), error \(code), \(run.failed ?? ""): \(run.errors)")
    }
}

extension FaultTests {
    private struct Run {
        var disk: MemoryFileSystem
        var errors: [Diagnostic]
        var operations: Int
        var failed: String?
    }

    /// Generates, and tells what went wrong.
    private static func run(
        on disk: MemoryFileSystem, _ fault: FaultyFileSystem.Fault, _ code: Int32 = EIO
    ) -> Run {
        let faulty = FaultyFileSystem(disk, fault, code)
        var diagnostics: [Diagnostic] = []
        do throws(DiagnosticError) {
            let request = ProjectRequest(folder: "/p", scan: ScanOptions(threads: 1), cache: .file("/cache/c"))
            diagnostics = try Pipeline(Project.open(request, files: faulty)).run(to: .output).generation.diagnostics
        } catch {
            diagnostics = error.diagnostics
        }
        return Run(
            disk: disk, errors: diagnostics.filter { $0.severity == .error }, operations: faulty.operations,
            failed: faulty.failed)
    }

    /// A project whose run before had another module and other samples.
    private static func disk(_ before: MemoryFileSystem) -> MemoryFileSystem {
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

    /// What lies where snapgen writes, and what it must not touch.
    private static func files(_ disk: MemoryFileSystem) -> [String: String] {
        disk.swiftFiles(in: "/p/Tests")
    }
}
