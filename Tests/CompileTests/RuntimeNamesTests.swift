import Foundation
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenRender
import SnapgenTestSupport
import Testing

/// The naming of samples at run time, of which generated tests contain a copy.
@Suite("Names at run time", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"))
struct RuntimeNamesTests {
    @Test("the copy in generated tests has the same name as the plan for every label")
    func labels() throws {
        let texts = NastyText.all
        let alike = [
            ["a", "A"], ["é", "e\u{301}"], ["ς", "σ"], ["straße", "STRASSE"], ["a\u{200D}", "a"], ["q" + marks],
        ]
        let all = texts.map { [$0] } + zip(texts, texts.reversed()).map { [$0, $1] } + alike
        let output = try namesAtRunTime(of: all)
        let planned = all.map { labels in
            LabelNames.names(for: labels).enumerated().map { $1 ?? "\($0 + 1)" }.joined(separator: " ")
        }
        #expect(output == planned)
    }

    private let marks = String(repeating: "\u{301}", count: 200)

    /// Compiles and runs the naming code of the support file, and returns its names for each list of labels.
    private func namesAtRunTime(of labels: [[String]]) throws -> [String] {
        let literals = labels.map { "    [\($0.map(SwiftLiteral.string).joined(separator: ", "))],\n" }.joined()
        let source = """
            import Foundation

            \(try supportCode())
            let all: [[String]] = [
            \(literals)]
            for labels in all { print(SnapgenName.names(for: labels).joined(separator: " ")) }
            """
        let folder = try processFolder()
        let (file, program) = (folder.appendingPathComponent("main.swift"), folder.appendingPathComponent("main"))
        try Data(source.utf8).write(to: file)
        try Command(arguments: ["swiftc", "-swift-version", "6", "-o", program.path, file.path]).succeed()
        return try Command(arguments: [program.path]).succeed().split(separator: "\n").map(String.init)
    }

    /// Returns the part of the support file that names samples.
    private func supportCode() throws -> String {
        let plan = TravelCatalog.plan(for: TravelCatalog.entries)
        let options = RenderOptions(TravelCatalog.configuration, version: "1.2.3")
        let files = try TestRenderer(templates: .builtIn, options: options).render(plan)
        let support = try #require(files.first { $0.path.string == "Snapgen.support.swift" }).contents
        let start = try #require(support.range(of: "private enum SnapgenName {")).lowerBound
        let end = try #require(support[start...].range(of: "\n}\n")).upperBound
        return String(support[start..<end])
    }
}
