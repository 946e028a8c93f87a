import Foundation
import SnapgenTestSupport
import Testing

/// The requests of the runtime to the system, in order, when it makes a window, shows a view, captures it, and removes it.
@Suite("The order of a picture", .serialized, .onLinux(TestTier.compile.isOn))
struct PictureOrderTests {
    /// A run of the program in `Fixtures/Pictures`.
    private struct Picture {
        var rule: String
        var arguments: [String]
        var platforms: [Platform]
        var environment: [String: String]

        init(
            _ rule: String, _ arguments: String..., on platform: Platform? = nil, _ environment: [String: String] = [:]
        ) {
            (self.rule, self.arguments, self.environment) = (rule, arguments, environment)
            platforms = platform.map { [$0] } ?? Platform.allCases
        }
    }

    private static let pictures = [
        Picture("a view appears once, with the size, theme, scale and safe area of its environment", "view"),
        Picture("a view without a size is measured after it has settled", "ideal"),
        Picture("a view that needs time is measured after it", "delay"),
        Picture("a view of a fixed size has no safe area", "fixed"),
        Picture("a window is drawn where the tests have a host, and fails on macOS", "window"),
        Picture("a window without a host fails", "window", on: .uiKit, ["STUB_SCENE": "none"]),
        Picture("a picture without anything in it fails", "empty"),
        Picture("glass that a layer does not draw fails", "glass", on: .uiKit),
        Picture("a view without space fails with this reason", "no size"),
        Picture("a large window fails before any image is made", "large", "390", "3000", "window", on: .uiKit),
        Picture("a high window of macOS fails", "large", "390", "10001", on: .appKit),
        Picture("a large image of macOS fails", "large", "10000", "10000", on: .appKit),
        Picture("a window in the background fails", "window", on: .uiKit, ["STUB_SCENE": "background"]),
        Picture("a picture waits until the app is active", "view", on: .uiKit, ["STUB_SCENE": "late"]),
        Picture("a scene may stay inactive", "view", on: .uiKit, ["STUB_SCENE": "foregroundInactive"]),
        Picture("one sample may be blank, and another has advice for the likely reasons first", "blank samples"),
        Picture("a high contrast keeps the theme on macOS, where only SwiftUI has it", "contrast"),
        Picture("a controller is shown in a window of its own for every environment", "controller"),
        Picture("a controller loads its view in the theme of the first environment", "themed"),
        Picture("a theme that a view prefers is that of all of it", "preference"),
        Picture("a view of the platform has one controller, and its own size in every environment", "platform view"),
        Picture("a view of UIKit that sets its own size fails", "own size", on: .uiKit),
        // 7 are the standard options, 2 is the size of the content, and 9 are the smallest and the preferred size.
        Picture("hosting views and controllers have their own sizing options afterwards", "hosting views", on: .appKit),
    ]

    /// `SNAPGEN_RECORD_GOLDENS=1 SNAPGEN_TESTS=compile swift test --filter PictureOrderTests` records and fails.
    @Test("pictures are taken in the recorded order", arguments: Platform.allCases)
    func order(platform: Platform) throws {
        let program = try platform == .uiKit ? Self.program.get() : JournalProgram(of: "Pictures", on: platform)
        let runs = try Self.pictures.filter { $0.platforms.contains(platform) }.map { picture in
            let run = try program.run(picture.arguments, environment: picture.environment)
            return "# \(picture.rule)\n\(run)\n"
        }
        try expectRecorded(runs.joined(), at: "Tests/CompileTests/Fixtures/Pictures/\(platform.rawValue).txt")
    }

    private static let program = Result { try JournalProgram(of: "Pictures", on: .uiKit) }

    @Test(
        "samples, views and formatters have the time zone of pictures when they are made and shown, and not afterwards",
        arguments: [
            ("UTC", "Asia/Tokyo", "[9, 9, 9] 21 09 9 Asia/Tokyo Asia/Tokyo", "[0, 0, 0] 12 12 0 UTC none"),
            (
                "Europe/Paris", "GMT-3", "[-3, -3, -3] 09 09 -3 <GMT-0300>3:0:0 GMT-0300",
                "[1, 1, 1] 13 01 1 Europe/Paris none"
            ),
            // A process that has the zone is not changed.
            ("Asia/Tokyo", "Asia/Tokyo", "[9, 9, 9] 21 09 9 Asia/Tokyo none", "[9, 9, 9] 21 09 9 Asia/Tokyo none"),
        ])
    func timeZone(variable: String, zone: String, inPicture: String, after: String) throws {
        let run = try Self.program.get().run(["zone"], environment: ["TZ": variable, "PICTURE_ZONE": zone])
        #expect(run.output == [inPicture, inPicture, inPicture, after])
    }

    @Test("each offset is the same to Foundation and to C, which counts in the other direction")
    func offsets() throws { #expect(try Self.program.get().run(["offsets"]).output == ["105 []"]) }
}

/// A program that takes pictures, compiled with the stubs of one platform, which write a journal.
struct JournalProgram: Sendable {
    private let program: URL

    /// A run, whose text has a line for each line of the output, each failure, and each effect but requests for layouts.
    struct Run: CustomStringConvertible {
        var output: [String]
        fileprivate var failures: [String]
        fileprivate var events: [[String: String]]

        var description: String {
            let events = events.filter { $0["event"]?.hasPrefix("needs") == false }.map { event in
                let details = event.filter { !["event", "object"].contains($0.key) }.sorted { $0.key < $1.key }
                return ([event["event"] ?? "", event["object"] ?? ""] + details.map { "\($0)=\($1)" }).joined(
                    separator: " ")
            }
            let lines = output.map { "> \($0)" } + failures.map { "failure: \($0)" } + events
            let different = zip([""] + lines, lines).filter { $0 != $1 }.map { "\($1)\n" }
            return different.joined()
        }
    }

    init(of folder: String, on platform: Platform) throws {
        let stubs = try Stubs.compiled(platform, .newest)
        program = try processFolder().appending(path: "program")
        let files = try Repository.swiftFiles(in: "Tests/CompileTests/Fixtures/\(folder)")
        let options = ["-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-o", program.path]
        try Command(arguments: ["swiftc"] + options + stubs.search + files + stubs.objects).succeed()
    }

    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
        let folder = try processFolder()
        let journal = folder.appending(path: "journal")
        try write("", to: journal)
        let own = [
            "STUB_JOURNAL": journal.path, "SNAPGEN_PACKAGE_ROOT": folder.path, "SNAPGEN_RESULTS": folder.path,
        ]
        let output = try Command(
            arguments: [program.path] + arguments, environment: environment.merging(own) { _, own in own }
        ).succeed()
        return Run(
            output: output.split(separator: "\n").map(String.init),
            failures: try TestResult.all(in: folder).compactMap(\.reason), events: try jsonLines(of: journal))
    }
}
