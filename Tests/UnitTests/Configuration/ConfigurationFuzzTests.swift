import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("Damaged configuration files")
struct ConfigurationFuzzTests {
    @Test("Whatever is damaged, each mistake lies inside the file")
    func placesMistakesInside() {
        var random = SplitMix64(state: 2026)
        let misplaced = (0..<TestTier.properties.count(100, of: 1000)).flatMap { _ in
            let bytes = random.damaged(Array(unusualExample.utf8))
            return diagnostics(of: bytes).filter { !lies($0, inside: bytes) }
        }
        // One expectation for all: thousands of them take a third of the time.
        #expect(misplaced.isEmpty)
    }

    private func lies(_ diagnostic: Diagnostic, inside bytes: [UInt8]) -> Bool {
        let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
        // libyaml places a missing end on the line behind the last.
        let isInside = (1...lines + 1).contains(diagnostic.line ?? 1)
        return isInside && diagnostic.path == "snapgen.yml" && !diagnostic.message.contains("\n")
    }

    private func diagnostics(of bytes: [UInt8]) -> [Diagnostic] {
        do throws(DiagnosticError) {
            _ = try resolve(bytes: bytes)
            return []
        } catch {
            return error.diagnostics
        }
    }
}

extension SplitMix64 {
    /// `bytes` with a few of them taken out, put in, or exchanged for ones that mean something in YAML.
    fileprivate mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        let telling = Array("{}[]:,-#&*!|>'\"%@`?<~$\t\n \u{E000}".utf8) + [0, 0xFF, 0xC3]
        var bytes = bytes
        for _ in 0...Int.random(in: 0...4, using: &self) {
            let index = bytes.indices.randomElement(using: &self) ?? 0
            let byte = telling.randomElement(using: &self) ?? 0
            switch Int.random(in: 0...3, using: &self) {
            case 0: bytes.remove(at: index)
            case 1: bytes.insert(byte, at: index)
            case 2: bytes[index] = byte
            default: bytes.removeSubrange(index..<min(index + 20, bytes.count))
            }
        }
        return bytes
    }
}
