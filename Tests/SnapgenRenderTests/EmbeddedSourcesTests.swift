import Foundation
import Testing

/// The text that the tool carries, compared with the files that it is made of.
@Suite("Embedded sources")
struct EmbeddedSourcesTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("are those of the templates and of SnapgenTesting")
    func current() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = Self.root.appending(path: "Scripts/embed-sources")
        process.arguments = ["--check"]
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
