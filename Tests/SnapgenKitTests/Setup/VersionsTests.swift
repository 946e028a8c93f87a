import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenSetup

@Suite("Versions in pages and workflows")
struct VersionsTests {
    private static let files =
        ["README.md", "Examples/TravelProject/README.md", "Scripts/check-mac"]
        + ["Documentation", "Documentation/Workflows", ".github/workflows"].flatMap { folder in
            let path = Repository.root.appendingPathComponent(folder).path
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.filter { $0.hasSuffix(".md") || $0.hasSuffix(".yml") }.sorted().map { "\(folder)/\($0)" }
        }

    @Test(
        "are those of the table",
        arguments: [
            (#"runs-on: (macos-\d+)"#, Versions.image), (#"Xcode_([\d.]+)\.app"#, Versions.xcode),
            (#"Simulator,name=[^'"]*,OS=([\d.]+)"#, Versions.system),
            (#"iOS Simulator,name=([^,'"$]+)"#, Versions.simulator("iOS", with: nil)),
            (#"swift-snapshot-testing", from: "([\d.]+)""#, Versions.library),
        ])
    func pages(pattern: String, version: String) throws {
        let regex = try Regex(pattern, as: (Substring, Substring).self)
        var found = 0
        for file in Self.files {
            let url = Repository.root.appendingPathComponent(file)
            for match in try String(contentsOf: url, encoding: .utf8).matches(of: regex) {
                #expect(match.1 == version, "\(file): \(match.0)")
                found += 1
            }
        }
        #expect(found > 0)
    }
}
