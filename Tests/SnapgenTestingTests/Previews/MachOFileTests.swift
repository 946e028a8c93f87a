import Foundation
import Testing

@testable import SnapgenPreviews

/// The conformances of images of macOS, which were made on Linux.
@Suite("Images of macOS")
struct MachOFileTests {
    @Test(
        "types of all kinds of access are found by their module and name; of an archive, only what is linked",
        arguments: ["arm64", "x86_64"],
        [
            ("App", ["App.Inner", "App.Preview", "App.Private"]), ("Archive", ["Other.Own"]),
            ("AllOfArchive", ["App.Inner", "App.Preview", "App.Private", "Other.Own"]),
        ])
    func conformances(architecture: String, image: (name: String, types: [String])) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = try Data(contentsOf: folder.appending(path: "Images/\(image.name)-\(architecture).dylib"))
        let section = try sectionOffsets(in: file)
        file.withUnsafeBytes { bytes in
            let conformances = ConformanceRecords.conformances(in: UnsafeRawBufferPointer(rebasing: bytes[section]))
            let types = conformances.compactMap(ConformanceRecords.typeDescriptor).map(ContextDescriptor.init)
            #expect(types.map { "\($0.module?.name ?? "-").\($0.name)" }.sorted() == image.types)
        }
    }

    /// Returns the place of the section `__swift5_proto` by its header, which has the size and the offset behind two names
    /// of 16 bytes and an address (mach-o/loader.h).
    private func sectionOffsets(in file: Data) throws -> Range<Int> {
        let header = try #require(file.range(of: Data("__swift5_proto\0\0__TEXT".utf8))).lowerBound
        let numbers = file.withUnsafeBytes { bytes in
            (
                size: bytes.loadUnaligned(fromByteOffset: header + 40, as: UInt64.self),
                offset: bytes.loadUnaligned(fromByteOffset: header + 48, as: UInt32.self)
            )
        }
        return Int(numbers.offset)..<Int(numbers.offset) + Int(numbers.size)
    }
}
