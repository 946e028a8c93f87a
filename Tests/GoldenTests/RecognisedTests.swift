import Foundation
import SnapgenTestSupport
import Testing

/// The table of recognised declarations, in which a golden case proves each row.
@Suite("Documentation/Recognised.md")
struct RecognisedTests {
    /// The targets of the links that lead out of the documentation.
    private static let links = Result {
        let page = folder.appending(path: "Recognised.md")
        let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "](").dropFirst()
        return Set(parts.compactMap { $0.split(separator: ")").first.map(String.init) }.filter { $0.hasPrefix("../") })
    }

    private static let folder = Repository.root.appending(path: "Documentation")

    @Test("every link leads to a golden case")
    func links() throws {
        let cases = Set(GoldenCase.all.map { GoldenCase.folder.appending(path: $0.name).standardizedFileURL.path })
        let links = try Self.links.get()
        #expect(links.filter { !cases.contains(Self.folder.appending(path: $0).standardizedFileURL.path) } == [])
    }

    @Test("every golden case is linked")
    func cases() throws {
        let names = try Set(Self.links.get().compactMap { $0.split(separator: "/").last.map(String.init) })
        #expect(GoldenCase.all.map(\.name).filter { !names.contains($0) } == [])
    }
}
