import Foundation
import SnapgenTestSupport
import Testing

/// The identifiers at run time, which depend on what a build keeps of names and of equal values.
@Suite("Keys in builds for release", .onLinux(TestTier.compile.isOn))
struct SchemaBuildTests {
    enum Build: CaseIterable {
        case release, stripped, withoutReflection
    }

    /// Paths whose identifiers they are, an item for lists, and the identifier where it is another one.
    private static let keys: [(path: String, item: String?, identifier: String?)] = [
        ("CellAccessibility.title", nil, nil), ("CellAccessibility.avatar.image", nil, nil),
        ("SwitchCellAccessibility.title", nil, nil),
        ("UserListAccessibility.footer.title", nil, nil), ("UserListAccessibility.group.name", nil, nil),
        ("UserListAccessibility.OpenGroup.name", nil, nil), ("UserListAccessibility.pair.second", nil, nil),
        ("UserListAccessibility.content.search", nil, "search-field"),
        ("UserListAccessibility.content.users", "a]", nil),
        ("UserListAccessibility.tags", "a", "tags[a]"), ("UserListAccessibility.guests", "a", nil),
        ("TwoListsAccessibility.members", "a", nil), ("TwoListsAccessibility.guests", "a", nil),
    ]

    @Test(
        "identifiers are those of other builds, or errors where arrays are equal; without reflection, all are errors",
        arguments: Build.allCases)
    func identifiers(build: Build) throws {
        let lines = try output(of: build)
        #expect(lines.count == Self.keys.count)
        for (line, key) in zip(lines, Self.keys) {
            let identifier = key.identifier ?? key.path + (key.item.map { "[\($0)]" } ?? "")
            let isError = line.hasPrefix("error: ") && line.contains("'\(key.path)'")
            if build == .withoutReflection {
                #expect(
                    line.contains("'-disable-reflection-metadata'") || line == key.identifier ?? "",
                    "\(key.path): \(line)")
            } else {
                #expect(line == identifier || key.path.hasPrefix("TwoLists") && isError, "\(line)")
            }
        }
    }

    private static let options = ["-package-name", "snapgen", "-O"]

    private func output(of build: Build) throws -> [Substring] {
        let library = try CompiledModule(
            name: "SnapgenAccessibility", files: Repository.swiftFiles(in: "Sources/SnapgenAccessibility"),
            arguments: LanguageMode.upcoming.arguments + Self.options
        ).compiled()
        let lines = Self.keys.map { #"show(\\#($0.path), \#($0.item.map { "\"\($0)\"" } ?? "nil"))"# }
        let main = """
            import SnapgenAccessibility

            @MainActor func show(_ keyPath: AnyKeyPath, _ item: String?) {
                let key = AccessibilityKey(keyPath, item: item)
                print(key.error.map { "error: \\($0)" } ?? key.identifier ?? "nil")
            }
            \(lines.joined(separator: "\n"))
            """
        let files = [
            "\(Repository.root.path)/Tests/SnapgenTestingTests/Accessibility/Schemas.swift",
            library.appending(path: "SnapgenAccessibility.o").path,
        ]
        let options = build == .withoutReflection ? ["-Xfrontend", "-disable-reflection-metadata"] : []
        let program = try CompiledModule.link(
            main, in: processFolder(), mode: .swift6, Self.options + ["-I", library.path] + options + files)
        if build == .stripped { try Command(arguments: ["strip", program]).succeed() }
        return try Command(arguments: [program]).succeed().split(separator: "\n")
    }
}
