import Foundation
import SnapgenModel
import SnapgenTestSupport
import Testing

@testable import SnapgenSource

@Suite("ValueOutline")
struct ValueOutlineTests {
    @Test(
        "reads the names of values at the top level",
        arguments: [
            ("func price(_ a: Int) {}", ["price"]), ("let a = 1\nvar b: Int { 2 }", ["a", "b"]),
            ("@MainActor public private(set) var a = 1", ["a"]), ("@A.B<C> var a: Int { 1 }", ["a"]),
            ("@available(iOS 17, *) func `b`<T>(_ t: T) {}", ["b"]),
            ("func a() {\n    let b = 1\n}\nlet c = 1", ["a", "c"]), ("func == (a: A, b: A) {}", ["=="]),
            ("prefix func +++(a: A) {}", ["+++"]),
            ("struct S {\n    let a = 1\n}", []), ("// let a = 1\nprint(let)", []), ("", []), ("func", []),
            ("let ", []),
        ])
    func topLevel(text: String, names: [String]) {
        #expect(outline(of: text) == Set(names.map { HeadingName(NameHash($0), .value) }))
    }

    @Test(
        "reads the names of members of extensions",
        arguments: [
            (
                "extension A {\n    static let a = 1\n    func b() {\n        let c = 1\n    }\n}\nlet d = 1",
                ["a", "b"]
            ),
            ("public extension A {\n  var a: Int { 1 }\n}", ["a"]),
            ("extension A {\n\tfunc a() {}\n\t\tlet b = 1\n}", ["a"]),
            ("extension A {\n    init(hex: Int) {}\n    public init?(_ b: Int) {}\n}", ["init(hex", "init?(_"]),
            (
                "extension A {\n    public subscript(a i: Int) -> Int { 1 }\n    subscript<T>(t: T) -> T { t }\n}",
                ["subscript"]
            ),
        ])
    func members(text: String, names: [String]) {
        let members = names.map { HeadingName(NameHash(member: $0), .value) }
        #expect(outline(of: text).subtracting([HeadingName(NameHash("d"), .value)]) == Set(members))
    }

    @Test(
        "misses no value of the sources of this package",
        arguments: TestTier.properties.isOn ? ["Sources", "Plugins"] : ["Plugins"])
    func sound(folder: String) throws {
        let root = URL(filePath: #filePath).appending(path: "../../../../\(folder)").standardized
        let paths = try #require(FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String])
        // The embedded sources are not indented.
        for path in paths where path.hasSuffix(".swift") && !path.contains("Embedded") {
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            // Branches of an `#if` may be indented, and the outline does not read them.
            if text.contains("#if ") { continue }
            let found = outline(of: text)
            for value in scan(text).values where value.kind != .`init` {
                let name = value.owner == nil ? NameHash(value.name) : NameHash(member: value.name)
                #expect(found.contains(HeadingName(name, .value)), "\(value.name) in \(path)")
            }
        }
    }

    private func outline(of text: String) -> Set<HeadingName> {
        Set(Array(text.utf8).withUnsafeBufferPointer { ValueOutline($0).names })
    }
}
