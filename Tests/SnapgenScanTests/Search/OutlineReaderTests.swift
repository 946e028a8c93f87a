import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenScan

@Suite("The search in sources")
struct OutlineReaderTests {
    @Test(
        "misses no heading of the sources of this package, and cuts out nothing that matters",
        arguments: TestTier.properties.isOn ? ["Sources", "Tests", "Examples", "Plugins"] : ["Plugins"])
    func sound(folder: String) throws {
        let root = Repository.root.appending(path: folder)
        let paths = try #require(FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String])
        for path in paths where path.hasSuffix(".swift") && !path.contains(".build") {
            let bytes = Array(try Data(contentsOf: root.appending(path: path)))
            let file = SourceFile(path: SnapgenTestSupport.path(path), module: "M", bytes: bytes)
            let words = Set(Self.names(in: bytes))
            let scanned = scan([file])[0]
            let whole = scan([file], by: SyntaxReader(settings: CatalogSettings(), parsesBodies: true))[0]
            #expect(scanned == whole, "\(path)")
            // `[Row]` and `Row?` have no name to be found by, and generic types become no entries.
            let sugared = ["Array", "Dictionary", "Optional"]
            for declaration in scanned.declarations where !sugared.contains(declaration.name) {
                let missing = Self.words(of: declaration).subtracting(words)
                #expect(missing.isEmpty, "\(declaration.name) in \(path)")
            }
        }
    }

    private static func words(of declaration: ScannedDeclaration) -> Set<HeadingName> {
        let role: HeadingName.Role = declaration.kind == .extension ? .extended : .declared
        let own = declaration.name.split(separator: ".").suffix(role == .extended ? .max : 1)
        let above = declaration.inherited.flatMap { $0.split(separator: ".") }
        return Set(own.map { HeadingName($0, role) } + above.map { HeadingName($0, .refined) })
    }

    private static func names(in bytes: [UInt8]) -> [HeadingName] {
        bytes.withUnsafeBufferPointer { OutlineReader.names(in: $0) }
    }

    @Test("a search for bytes finds what a slow one finds, in a thousand random texts")
    func random() {
        var random = SplitMix64(state: 6)
        for _ in 0..<1000 {
            let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                UInt8.random(in: 97..<100, using: &random)
            }
            let sought = (0..<Int.random(in: 1..<4, using: &random)).map { _ in
                UInt8.random(in: 97..<100, using: &random)
            }
            let start = Int.random(in: 0...text.count, using: &random)
            let slow = (start..<max(start, text.count - sought.count + 1)).first { text[$0...].starts(with: sought) }
            let search = ByteSearch(for: String(decoding: sought, as: UTF8.self))
            #expect(text.withUnsafeBufferPointer { search.first(in: $0, from: start) } == slow)
        }
    }
}
