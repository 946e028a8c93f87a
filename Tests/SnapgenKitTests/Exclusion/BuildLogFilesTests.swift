import Foundation
import Testing

@testable import SnapgenKit

/// The logs in `Tests/Logs`, of builds that fail with the same errors.
@Suite("Logs of builds")
struct BuildLogFilesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Logs").standardizedFileURL

    static func names(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: folder).path)
        return (names ?? []).filter { $0.hasSuffix(".txt") }.sorted()
    }

    /// Returns the errors of a log in the generated file, sorted by line.
    private func errors(_ path: String) throws -> [CompilerError] {
        let bytes = try Data(contentsOf: Self.folder.appending(path: path))
        let errors = BuildLog(Array(bytes)).errors.filter { $0.place != nil }
        let paths = Set(errors.compactMap(\.place?.path))
        #expect(paths.count == 1)
        #expect(paths.allSatisfy { $0.hasPrefix("/") && $0.hasSuffix("/Tests/AppTests/App+Row.snapgen.swift") })
        return errors.sorted { ($0.place?.line ?? 0) < ($1.place?.line ?? 0) }
    }

    /// The errors of the previews' functions, with their places.
    private static let expected = [
        "6:27: cannot convert value of type 'String' to specified type 'Int'", "7:27: cannot find 'missing' in scope",
        "13:20: argument passed to call that takes no arguments", "14:14: value of type 'Row' has no member 'padding'",
    ]
    private static let expansion = "cannot convert value of type 'String' to expected element type 'Int'"

    private func check(_ path: String, expansions: Int) throws {
        let errors = try errors(path)
        let own = errors.filter { $0.message != Self.expansion }
        #expect(own.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0): \($0.message)" } == Self.expected)
        let expanded = errors.filter { $0.message == Self.expansion }
        #expect(expanded.count == expansions)
        // The compiler names the beginning or the end of the function with the macro, depending on its style.
        #expect(expanded.allSatisfy { [9, 11].contains($0.place?.line) })
    }

    @Test("outputs of 'swift build' have the same errors with their places", arguments: names(in: "swift-build"))
    func swiftBuild(name: String) throws {
        try check("swift-build/\(name)", expansions: 1)
    }

    @Test("outputs of 'xcodebuild' and its formatters do as well", arguments: names(in: "xcodebuild"))
    func xcodebuild(name: String) throws {
        // Formatters leave out the notes that have the places of expanded macros.
        let isFormatted = ["xcpretty", "xcbeautify", "fastlane"].contains { name.hasPrefix($0) }
        try check("xcodebuild/\(name)", expansions: isFormatted ? 0 : 1)
    }

    @Test("there are at least five logs of each kind")
    func counts() {
        #expect(Self.names(in: "swift-build").count >= 5)
        #expect(Self.names(in: "xcodebuild").count >= 5)
    }
}
