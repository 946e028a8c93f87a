import SnapgenConfiguration
import SnapgenModel
import Testing

@Suite("Damaged configuration files")
struct ConfigurationFuzzTests {
    @Test("Whatever is damaged, each mistake lies inside the file", arguments: [designExample, unusualExample])
    func placesMistakesInside(yaml: String) {
        var random = SplitMix64(state: 2026)
        for _ in 0..<1000 {
            let bytes = random.damaged(Array(yaml.utf8))
            let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
            for diagnostic in diagnostics(of: bytes) {
                #expect(diagnostic.path == "snapgen.yml")
                // libyaml places a missing end on the line behind the last.
                #expect((1...lines + 1).contains(diagnostic.line ?? 1), "\(diagnostic)")
                #expect(!diagnostic.message.contains("\n"))
            }
        }
    }

    private func diagnostics(of bytes: [UInt8]) -> [Diagnostic] {
        do throws(DiagnosticError) {
            _ = try read(bytes: bytes)
            return []
        } catch {
            return error.diagnostics
        }
    }
}

/// Random numbers that are the same in every run (Steele, Lea and Flood, 2014).
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// `bytes` with a few of them taken out, put in, or exchanged for ones that mean something in YAML.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
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
