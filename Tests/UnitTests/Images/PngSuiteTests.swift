import Foundation
import Testing

@testable import SnapgenReview

/// Willem van Schaik's test images of the forms that are read.
///
/// `Expected.txt` has for each the size and the FNV-1a hash of the pixels as pypng 0.20220715.0 reads
/// them, with 8 bits for each sample, or `refused`.
@Suite("PngSuite")
struct PngSuiteTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PngSuite")

    static let expected: [String] =
        (try? String(contentsOf: folder.appending(path: "Expected.txt"), encoding: .utf8))?
        .split(separator: "\n").map(String.init) ?? []

    @Test("has 91 files, of which 14 are broken")
    func count() {
        #expect(Self.expected.count == 91)
        #expect(Self.expected.filter { $0.hasSuffix(" refused") }.count == 14)
    }

    @Test("is decoded as another decoder does", arguments: expected)
    func decode(expected: String) throws {
        let name = expected.prefix { $0 != " " }
        let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: "\(name)")))
        #expect("\(name) \(Self.summary(bytes))" == expected)
    }

    private static func summary(_ bytes: [UInt8]) -> String {
        guard let picture = try? Picture(png: bytes) else { return "refused" }
        let hash = picture.pixels.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return "\(picture.size.width) \(picture.size.height) " + String(repeating: "0", count: 16 - digits.count)
            + digits
    }
}
