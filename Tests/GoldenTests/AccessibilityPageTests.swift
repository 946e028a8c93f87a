import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

/// The code on the page, and its results on the page.
@Suite("Documentation/Accessibility.md")
struct AccessibilityPageTests {
    private let page: DocumentationPage

    init() throws {
        page = try DocumentationPage("Accessibility.md")
    }

    @Test("'keys check' finds the mistakes of the first example")
    func mistakes() throws {
        let example = page.block(with: "ForEach(names")
        let folder = try TemporaryFolder(["Sources/App/UserList.swift": example])
        let findings = try project(in: folder).checkedAccessibilityKeys().diagnostics
        #expect(findings.map { "\($0)\n" }.joined() == page.block("", with: "[unset-key]") && findings.count == 3)
    }

    @Test("'keys' lists the keys of the schemas with their places")
    func keys() throws {
        let views = page.block(with: "UserCell(user).accessibilityKey(")
        let folder = try TemporaryFolder([schemasPath: schemas, "Sources/App/UserList.swift": views])
        let catalog = try project(in: folder).accessibilityKeys()
        let listed = page.block("", with: "$ snapgen keys")
        #expect(catalog.keys.count == 5)
        for key in catalog.keys {
            let place = key.places.isEmpty ? "not set" : "\(key.places.count) place"
            let line = listed.split(separator: "\n").first { $0.hasPrefix("  \(key.identifier)") }
            #expect(line?.contains("  \(place)  ") == true, "\(key.identifier)")
            #expect(line?.hasSuffix("\(schemasPath):\(key.location.line)") == true, "\(key.identifier)")
        }
    }

    @Test("the schemas for UI tests contain the one on the page")
    func screens() throws {
        let settings = page.block("yaml", with: "screens:")
        let folder = try TemporaryFolder([schemasPath: schemas, "snapgen.yml": settings])
        let screens = try #require(try Screens(project(in: folder), besides: []))
        let generated = page.blocks("swift").first { $0.hasPrefix("final class UserListAccessibility") } ?? ""
        #expect(!generated.isEmpty && screens.file.contents.contains(generated))
    }

    private let schemasPath = "Sources/App/Accessibility.swift"

    private var schemas: String { page.block(with: "SelectableAccessibility {") }

    private func project(in folder: TemporaryFolder) throws -> Project {
        try Project.open(ProjectRequest(folder: folder.path), files: LocalFileSystem())
    }
}
