import Foundation
import SnapgenNames
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Golden cases")
struct GoldenTests {
    /// `SNAPGEN_RECORD_GOLDENS=1 swift test --filter GoldenTests` records the results and fails.
    private static let isRecording = ProcessInfo.processInfo.environment["SNAPGEN_RECORD_GOLDENS"] == "1"

    @Test("every case has the committed results", arguments: GoldenCase.all)
    func matches(golden: GoldenCase) throws {
        try Self.compare(golden.actual(), with: golden.expected, of: golden.name)
    }

    @Test("every import has the committed results", arguments: ImportCase.all)
    func matches(imported: ImportCase) throws {
        try Self.compare(imported.actual(), with: imported.expected, of: imported.name)
    }

    @Test("every folder of schemas has the committed results", arguments: ScreensCase.all)
    func matches(screens: ScreensCase) throws {
        try Self.compare(screens.actual(), with: screens.expected, of: screens.name)
    }

    @Test("every folder with accessibility keys has the committed findings", arguments: KeysCase.all)
    func matches(keys: KeysCase) throws {
        try Self.compare(keys.actual(), with: keys.expected, of: keys.name)
    }

    @Test("a scan for schemas finds the schemas and errors of a complete scan in every folder")
    func schemasAlone() throws {
        for project in try ScreensCase.all.map({ try $0.project() }) + KeysCase.all.map({ try $0.project() }) {
            let complete = try project.checkedAccessibilityKeys()
            let alone = try project.checkedAccessibilitySchemas()
            #expect(alone.schemas == complete.schemas)
            #expect(alone.diagnostics == complete.diagnostics.filter { $0.severity == .error })
        }
    }

    private static func compare(_ actual: [String: String], with golden: GoldenFiles, of name: String) throws {
        if isRecording {
            try golden.write(actual)
            Issue.record("recorded \(name); look at the change, then run again without the switch")
            return
        }
        let expected = try golden.read()
        #expect(actual.keys.sorted() == expected.keys.sorted())
        for (file, contents) in actual {
            let diff = UnifiedDiff(from: expected[file] ?? "", to: contents)
            // The output of `#expect` would contain both files completely.
            if !diff.isEmpty { Issue.record("\(diff.text(old: "\(name)/Expected/\(file)", new: "now"))") }
        }
    }
}
