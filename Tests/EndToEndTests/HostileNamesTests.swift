import Foundation
import SnapgenTestSupport
import Testing

/// A project whose names mean something in the languages of what is written about it.
@Suite("Hostile names")
struct HostileNamesTests {
    private static let names = [
        "a\n      - run: evil", "${{ github.token }}", "it's \"q\" `b` $(id) \\", "<!-- --> <b> ]]> & <script>",
        "a: b, c - d # e", "::error::x%0Ay,z=1", "\u{202E}x\u{2066}\u{1B}[31m\u{9B}0m", "- ~",
        "'\u{301}`\u{301}<\u{301}\u{20DD}",
    ]

    /// Returns an app whose test target, folders, files, previews and scheme have a name.
    private func project(_ name: String) throws -> TemporaryFolder {
        let (target, folder) = ("\(name)Tests", name)
        let quoted = { (text: String) in
            text.unicodeScalars.map { scalar in
                switch scalar {
                case "\"", "\\": "\\\(scalar)"
                case "\n": "\\n"
                default: String(scalar)
                }
            }.joined()
        }
        var project = ProjectText()
        project.target(
            "App", settings: "PRODUCT_NAME = App;", more: project.synchronizedFolder(quoted("App \(folder)")))
        project.target(
            quoted(target), "bundle.unit-test", settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\";",
            more: project.synchronizedFolder(quoted(target)))
        let literal = name.debugDescription
        return try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project.text(),
            "App \(folder)/\(name).swift":
                "import SwiftUI\n#Preview(\(literal)) { Text(\"a\") }\nenum V: TestableValue { static let samples = [1] }\n",
            "App \(folder)/broken \(name).swift": "import SwiftUI\n#Preview { Text(\"a\" \n",
            "\(target)/T.swift": "", ".git/x": "",
        ])
    }

    /// The results of the commands, as what is in them.
    private struct Structure: Equatable {
        var statuses: [Int32] = []
        var lines: [Int] = []
        var files: [String: Int] = [:]
        var elements: [[String]] = []
    }

    private func structure(_ name: String) throws -> Structure {
        let folder = try project(name)
        var structure = Structure()
        let runs = [
            ["init", "--yes"], ["init", "--dry-run"], ["doctor"], ["generate"], ["scan"], ["plan"],
            ["explain", "App \(name)"],
            ["status"], ["config", "show"], ["scan", "--diagnostics", "github"], ["project", "--no-packages"],
            ["report"],
            ["shards", "2"],
        ]
        for arguments in runs {
            let run = try SnapgenProcess.run(arguments, in: folder.path)
            structure.statuses.append(run.status)
            for text in [run.output, run.error] {
                structure.lines.append(text.unicodeScalars.count { $0 == "\n" })
                let hidden = text.unicodeScalars.first {
                    // The path of an annotation has to be that of the file.
                    let isTurning = $0.properties.isBidiControl && !arguments.contains("github")
                    return $0 != "\n" && ($0.properties.generalCategory == .control || isTurning)
                }
                #expect(hidden == nil, "\(arguments) \(text)")
            }
        }
        for path in [
            "snapgen.yml", ".gitattributes", ".github/workflows/snapshots.yml", ".build/snapgen/report/comment.md",
        ] {
            let text = try folder.read(path)
            structure.files[path] = text.unicodeScalars.count { $0 == "\n" }
            let isWorkflow = path.hasSuffix("snapshots.yml")
            #expect(!isWorkflow || !text.replacing("${{ '${{' }}", with: "").contains("${{"), "\(text)")
        }
        for arguments in [
            ["scan", "--format", "json"], ["scan", "--diagnostics", "sarif"], ["plan", "--format", "json"],
        ] {
            let run = try SnapgenProcess.run(arguments, in: folder.path)
            let json = arguments.contains("sarif") ? run.error : run.output
            structure.elements.append(Self.counts(try JSONValue(parsing: json)))
        }
        structure.elements.append(Self.counts(try JSONValue(parsing: folder.read(".build/snapgen/report/report.json"))))
        let xml = try XMLDocumentShape(folder.read(".build/snapgen/report/junit.xml"))
        structure.elements.append(xml.names)
        return structure
    }

    /// Returns the keys of an object, with the numbers of items of those that are lists.
    private static func counts(_ value: JSONValue) -> [String] {
        guard case .object(let object) = value else { return [] }
        return object.map { key, value in
            if case .list(let items) = value { "\(key) \(items.count)" } else { key }
        }.sorted()
    }

    @Test(
        "what is written has the structure of a project with plain names",
        arguments: names.prefix(TestTier.properties.count(2, of: names.count)))
    func sameStructure(name: String) throws {
        let (plain, hostile) = (try structure("Plain"), try structure(name))
        #expect(hostile.statuses == plain.statuses)
        #expect(hostile.lines == plain.lines)
        #expect(hostile.files == plain.files)
        #expect(hostile.elements == plain.elements)
    }
}

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The names of the elements of a document of XML.
private final class XMLDocumentShape: NSObject, XMLParserDelegate {
    private(set) var names: [String] = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(text)")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) { names.append(name) }
}
