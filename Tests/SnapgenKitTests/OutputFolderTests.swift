import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan

/// Random output folders, with files of snapgen's and of others.
@Suite("Files of others in the output folder")
struct OutputFolderTests {
    private static let names = ["App", "Core", "Old", "Mine", "Snapgen"].flatMap {
        ["\($0).snapgen.swift", "\($0).swift", "\($0).support.swift"]
    }

    /// The ways in which a file can have come to lie there.
    private enum Kind: CaseIterable {
        case generated, carriageReturns, byteOrderMark, withoutDigest
        case edited, renamed, truncated, otherVersion, marked
        case foreign, otherTool, empty, noText

        /// Returns whether a file is exactly as it was generated under its name.
        func isRemoved(_ name: String) -> Bool {
            switch self {
            case .generated, .carriageReturns, .byteOrderMark: true
            case .withoutDigest: name.hasSuffix(".snapgen.swift")
            default: false
            }
        }

        /// Indicates whether a file begins with the mark.
        var hasMark: Bool { ![.foreign, .otherTool, .empty, .noText].contains(self) }
    }

    private static let count: UInt64 =
        ProcessInfo.processInfo.environment["SNAPGEN_LONG_TESTS"] == nil ? 300 : 20_000

    @Test("stay byte for byte unless they are planned, and what is left over goes")
    func random() throws {
        for seed in 0..<Self.count { try check(seed) }
    }

    private func check(_ seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        var kinds: [String: Kind] = [:]
        let disk = MemoryFileSystem()
        for name in Self.names where Bool.random(using: &random) {
            let kind = try #require(Kind.allCases.randomElement(using: &random))
            kinds[name] = kind
            disk["/root/Out/\(name)"] = Self.text(kind, name, &random)
        }
        let planned = Self.names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        let files = planned.map { generated($0, "let planned = 1\n") }
        let before = disk.swiftFiles(in: "/root/Out")
        let writer = OutputWriter(folder: "/root/Out", root: ProjectRoot("/root"), files: disk)
        let rendered = try zip(planned, files).map { RenderedFile(path: try #require(RelativePath($0)), contents: $1) }

        let obstacles = planned.filter { kinds[$0].map { !$0.hasMark } ?? false }
        guard obstacles.isEmpty else {
            let error = #expect(throws: DiagnosticError.self) { try writer.write(rendered) }
            #expect(error?.diagnostics.compactMap(\.path).sorted() == obstacles.map { "Out/\($0)" }.sorted())
            #expect(disk.swiftFiles(in: "/root/Out") == before, "seed \(seed)")
            return
        }
        let (_, warnings) = try writer.write(rendered)
        var expected = before.filter { file in
            let name = String(file.key.dropFirst("/root/Out/".count))
            return kinds[name].map { !$0.isRemoved(name) } ?? true
        }
        for (name, text) in zip(planned, files) { expected["/root/Out/\(name)"] = text }
        #expect(disk.swiftFiles(in: "/root/Out") == expected, "seed \(seed)")
        let kept = kinds.filter { name, kind in kind.hasMark && !kind.isRemoved(name) && !planned.contains(name) }
        #expect(warnings.compactMap(\.path) == kept.keys.map { "Out/\($0)" }.sorted(), "seed \(seed)")
        #expect(warnings.allSatisfy { $0.id == .keptFile && $0.severity == .warning })

        disk.forgetAccesses()
        let again = try writer.write(rendered)
        #expect(again.outcomes.allSatisfy { $0.action == .unchanged })
        #expect(again.diagnostics == warnings)
        #expect(disk.touched == [])
    }

    private static func text(_ kind: Kind, _ name: String, _ random: inout SplitMix64) -> String {
        let text = generated(name, "let number = \(random.next())\n")
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        switch kind {
        case .generated: return text
        case .carriageReturns: return lines.joined(separator: "\r\n")
        case .byteOrderMark: return "\u{FEFF}\(text)"
        case .withoutDigest:
            lines.remove(at: 1)
            return lines.joined(separator: "\n")
        case .edited:
            let index = Int.random(in: 1..<lines.count, using: &random)
            lines.insert("// a person's", at: index)
            return lines.joined(separator: "\n")
        case .renamed: return generated("Other.snapgen.swift", "let number = 1\n")
        case .truncated:
            let shortest = RenderedFile.mark.count + 1
            return String(text.prefix(Int.random(in: shortest..<text.count, using: &random)))
        case .otherVersion: return text.replacing("snapgen 0.1.", with: "snapgen 0.3.")
        case .marked: return "\(RenderedFile.mark) by hand\n"
        case .foreign: return "// a person's\n\(text)"
        case .otherTool: return "\(RenderedFile.mark)erator 1.0\n"
        case .empty: return ""
        case .noText: return "\u{FFFD}\0\(text)"
        }
    }
}
