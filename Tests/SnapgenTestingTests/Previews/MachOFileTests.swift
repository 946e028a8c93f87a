import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenPreviews

/// The conformances of images of macOS, which were made on Linux.
@Suite("Images of macOS")
struct MachOFileTests {
    private static let architectures = ["arm64", "x86_64"]

    private func file(_ architecture: String, of name: String = "App") throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return Array(try Data(contentsOf: folder.appending(path: "Images/\(name)-\(architecture).dylib")))
    }

    /// Returns the names of the types that conform to a protocol, with their modules.
    private func types(_ architecture: String, of name: String = "App") throws -> [String] {
        try file(architecture, of: name).withUnsafeBytes { bytes in
            let section = try #require(MachOFile(bytes: bytes).conformanceSection)
            let types = ConformanceRecords.conformances(in: section).compactMap(ConformanceRecords.typeDescriptor)
            return types.map(ContextDescriptor.init).map { "\($0.module?.name ?? "-").\($0.name)" }.sorted()
        }
    }

    @Test("types of all kinds of access are found, by their module and name", arguments: architectures)
    func conformances(architecture: String) throws {
        #expect(try types(architecture) == ["App.Inner", "App.Preview", "App.Private"])
    }

    @Test("of an archive, only what is linked is found", arguments: architectures)
    func archives(architecture: String) throws {
        #expect(try types(architecture, of: "Archive") == ["Other.Own"])
        #expect(
            try types(architecture, of: "AllOfArchive") == ["App.Inner", "App.Preview", "App.Private", "Other.Own"])
    }

    @Test("a protocol of the same image is there, one of another comes through a pointer", arguments: architectures)
    func protocols(architecture: String) throws {
        try file(architecture).withUnsafeBytes { bytes in
            let section = try #require(MachOFile(bytes: bytes).conformanceSection)
            let isIndirect = ConformanceRecords.conformances(in: section).map { conformance in
                let type = ConformanceRecords.typeDescriptor(of: conformance).map {
                    ContextDescriptor(address: $0).name
                }
                return (type ?? "", conformance.loadUnaligned(as: Int32.self) & 1 != 0)
            }
            #expect(Dictionary(uniqueKeysWithValues: isIndirect) == ["Inner": true, "Preview": true, "Private": false])
        }
    }

    @Test("a file that ends early leads to no read behind its end", arguments: architectures)
    func truncated(architecture: String) throws {
        let file = try file(architecture)
        for count in stride(from: 0, to: file.count, by: 37) { try read(Array(file.prefix(count))) }
    }

    @Test("a file with wrong bytes leads to no read behind its end", arguments: architectures)
    func hostile(architecture: String) throws {
        var generator = SplitMix64(state: 1)
        let file = try file(architecture)
        for _ in 0..<500 {
            var bytes = file
            for _ in 0..<8 {
                bytes[Int.random(in: 0..<2_000, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            try read(bytes)
        }
    }

    /// Reads the entries of a file; what they lead to is not read.
    private func read(_ file: [UInt8]) throws {
        let guarded = try #require(GuardedBytes(count: file.count))
        guarded.bytes.copyBytes(from: file)
        guard let section = MachOFile(bytes: UnsafeRawBufferPointer(guarded.bytes)).conformanceSection else { return }
        #expect(ConformanceRecords.conformances(in: section).count <= section.count / 4)
    }
}
