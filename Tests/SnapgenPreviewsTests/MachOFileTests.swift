import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenPreviews

/// The conformances of images of macOS, which were made on Linux.
@Suite("Images of macOS")
struct MachOFileTests {
    private static let architectures = ["x86_64"]

    private func file(_ architecture: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return Array(try Data(contentsOf: folder.appending(path: "Images/App-\(architecture).dylib")))
    }

    @Test("types of all kinds of access are found, by their module and name", arguments: architectures)
    func conformances(architecture: String) throws {
        try file(architecture).withUnsafeBytes { bytes in
            let section = try #require(MachOFile(bytes: bytes).conformanceSection)
            let types = ConformanceRecords.conformances(in: section).compactMap(ConformanceRecords.typeDescriptor)
            let descriptors = types.map(ContextDescriptor.init)
            #expect(descriptors.map(\.name).sorted() == ["Inner", "Preview", "Private"])
            #expect(Set(descriptors.map(\.module?.name)) == ["App"])
        }
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
