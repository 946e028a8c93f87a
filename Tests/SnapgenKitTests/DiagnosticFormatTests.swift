import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import snapgen

@Suite("The formats of diagnostics")
struct DiagnosticFormatTests {
    private static let files = [
        "/repository/.git/HEAD": "", "/repository/App/snapgen.yml": "# \u{1F600} \u{E9}: x\n",
        "/repository/App/Sources/A.swift": "\u{FEFF}let a = \"\u{E9}\u{1F600}\" // x\nlet b\n",
    ]

    private static let places = DiagnosticPlaces(
        root: ProjectRoot("/repository/App"), files: MemoryFileSystem(files))

    private func text(_ format: DiagnosticFormat, _ diagnostics: Diagnostic...) throws -> String {
        try format.text(of: diagnostics, Self.places)
    }

    @Test(
        "text and annotations are a line for each diagnostic, as the examples of GitHub's documentation",
        arguments: [
            (
                .text, Diagnostic(.badYAML, .error, "m", path: "a.yml", line: 1, column: 2),
                "a.yml:1:2: error: m [bad-yaml]"
            ),
            (
                .github, Diagnostic(.notDrawn, .note, "Missing semicolon", path: "/app.js", line: 1, column: 1),
                "::notice file=/app.js,line=1,col=1,title=not-drawn::Missing semicolon"
            ),
            (
                .github, Diagnostic(.leftOut, .warning, "m", path: "A.swift", line: 7),
                "::warning file=App/A.swift,line=7,title=left-out::m"
            ),
            (.github, Diagnostic(.usage, .error, "m"), "::error title=usage::m"),
        ] as [(DiagnosticFormat, Diagnostic, String)])
    func lines(format: DiagnosticFormat, diagnostic: Diagnostic, line: String) throws {
        #expect(try text(format, diagnostic, diagnostic) == "\(line)\n\(line)\n")
        #expect(try text(format) == "")
    }

    @Test("the runner reads what was written", arguments: NastyText.all + ["a%0Ab", "100 %25", "a,b:c=d;e::f"])
    func annotationEscapes(name: String) throws {
        let diagnostic = Diagnostic(.leftOut, .error, "1\n2\r3 % \(name)", path: "/a \(name) b", line: 3)
        let line = try text(.github, diagnostic)
        #expect(line.unicodeScalars.count { $0 == "\n" || $0 == "\r" } == 1)
        let command = try #require(line.wholeMatch(of: #/::error file=([^,]*),line=3,title=left-out::(.*)\n/#))
        let (path, message) = (Self.unescaped(command.1, [":": "%3A", ",": "%2C"]), Self.unescaped(command.2, [:]))
        let control = path.unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(control.allSatisfy { $0 == "\r" || $0 == "\n" })
        if name.unicodeScalars.allSatisfy({ $0.isASCII && $0.value >= 0x20 && $0.value < 0x7F }), !name.contains("/") {
            #expect(path == "/a \(name) b")
            #expect(message == "1\n2\r3 % \(name)")
        }
    }

    /// Returns a value as the runner reads it, in the same order of steps (`ActionCommand.TryParseV2`).
    private static func unescaped(_ text: Substring, _ others: KeyValuePairs<String, String>) -> String {
        let start = String(text).replacing("%0D", with: "\r").replacing("%0A", with: "\n")
        return others.reduce(start) { $0.replacing($1.value, with: $1.key) }.replacing("%25", with: "%")
    }

    @Test("without a repository, paths are relative to the project")
    func withoutRepository() {
        let alone = DiagnosticPlaces(root: ProjectRoot("/a"), files: MemoryFileSystem(["/a/A.swift": ""]))
        #expect(alone.located([Diagnostic(.leftOut, .warning, "m", path: "A.swift")])[0].path == "A.swift")
    }

    @Test("a log has what GitHub requires, with each id as a rule")
    func log() throws {
        let diagnostics = [
            Diagnostic(.leftOut, .warning, "m", path: "Sources/A.swift", line: 2, column: 3),
            Diagnostic(.leftOut, .note, "\u{7}\n\"", path: "/tmp/a b"),
        ]
        let log = try JSONValue(parsing: DiagnosticFormat.sarif.text(of: diagnostics, Self.places))
        let run = try #require(log["runs"]?[0])
        let texts = [log["version"], log["$schema"], run["columnKind"], run["tool"]?["driver"]?["name"]]
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        #expect(texts == ["2.1.0", schema, "utf16CodeUnits", "snapgen"].map { .text($0) })
        #expect(try run["originalUriBaseIds"] == JSONValue(parsing: #"{"SRCROOT": {"uri": "file:///repository/"}}"#))
        for (index, id) in DiagnosticID.allCases.enumerated() {
            let rule = try #require(run["tool"]?["driver"]?["rules"]?[index])
            #expect(rule["id"] == .text(id.rawValue) && rule["help"]?["text"] != nil)
            #expect(rule["shortDescription"] == .object(["text": .text(id.summary)]))
            #expect(rule["fullDescription"] == rule["shortDescription"])
            #expect(rule["defaultConfiguration"]?["level"] == id.severities.first.map { .text($0.rawValue) })
        }
        let index = try #require(DiagnosticID.allCases.firstIndex(of: .leftOut))
        func result(_ rest: String, at file: String, _ region: String) -> String {
            let place = #"{"physicalLocation": {"artifactLocation": {\#(file)}, "region": {\#(region)}}}"#
            return #"{"ruleId": "left-out", "ruleIndex": \#(index), "locations": [\#(place)], \#(rest)}"#
        }
        let (file, region) = (
            #""uri": "App/Sources/A.swift", "uriBaseId": "SRCROOT""#, #""startLine": 2, "startColumn": 3"#
        )
        let results = [
            result(#""level": "warning", "message": {"text": "m"}"#, at: file, region),
            result(
                #""level": "note", "message": {"text": "\u0007\n\""}"#, at: #""uri": "file:///tmp/a%20b""#,
                #""startLine": 1"#),
        ]
        #expect(try run["results"] == JSONValue(parsing: "[\(results.joined(separator: ","))]"))
    }

    @Test(
        "a path becomes a valid URI",
        arguments: [
            ("A B.swift", "App/A%20B.swift"), ("Gr\u{F6}\u{DF}e.swift", "App/Gr%C3%B6%C3%9Fe.swift"),
            ("a:b?c#d%.swift", "App/a%3Ab%3Fc%23d%25.swift"), ("a\n\"b\".swift", "App/a%0A%22b%22.swift"),
            ("../Kit/A.swift", "Kit/A.swift"),
        ])
    func uri(path: String, uri: String) throws {
        let log = try JSONValue(parsing: text(.sarif, Diagnostic(.leftOut, .warning, "m", path: path)))
        let result = try #require(log["runs"]?[0]?["results"]?[0])
        #expect(result["locations"]?[0]?["physicalLocation"]?["artifactLocation"]?["uri"] == .text(uri))
    }

    @Test("columns are UTF-16 code units, of bytes in Swift and of scalars in YAML")
    func columns() {
        let places = [
            ("A", 1, 1, 1), ("A", 1, 17, 14), ("A", 2, 5, 5), ("snapgen.yml", 1, 5, 6), ("A", 9, 2, nil),
            ("No", 1, 2, nil),
        ]
        for (name, line, column, expected) in places as [(String, Int, Int, Int?)] {
            let path = name.hasSuffix(".yml") ? name : "Sources/\(name).swift"
            let diagnostic = Diagnostic(.leftOut, .note, "m", path: path, line: line, column: column)
            #expect(Self.places.located([diagnostic])[0].column == expected, "\(name):\(line):\(column)")
        }
    }

    @Test("a report replaces a report, in any format, and nothing else", arguments: DiagnosticFormat.allCases)
    func write(format: DiagnosticFormat) throws {
        let places = DiagnosticPlaces(root: ProjectRoot("/a"), files: MemoryFileSystem())
        let found = [Diagnostic(.leftOut, .note, "m", path: "A.swift"), Diagnostic(.syntaxError, .error, "two\nlines")]
        for diagnostics in [found, []] {
            let files = MemoryFileSystem(["/a/old.json": try format.text(of: diagnostics, places)])
            try DiagnosticFormat.write("new", to: "/a/old.json", files)
            #expect(try files.read("/a/old.json") == Array("new".utf8))
        }
        let foreign = [
            #"{"configurations": [{"name": "snapgen"}]}"#, #"{"name":"snapgen","schema":"x"}"#,
            #"{"runs":[],"version":"2.1.0"}"#, #"{"a": {"schema": "snapgen.diagnostics/1"}}"#,
            "::warning file=a.c,title=lint::m\n",
        ]
        for text in ["notes", "{}", "[1]", "a\nA.swift: note: m [left-out]\n", "let a = [0]\n"] + foreign {
            let files = MemoryFileSystem(["/a/mine": text])
            #expect(throws: DiagnosticError.self, "\(text)") { try DiagnosticFormat.write("new", to: "/a/mine", files) }
            #expect(files["/a/mine"] == text)
        }
        let files = MemoryFileSystem(["/a/old.json": "", "/a/folder/x": ""])
        for path in ["/a/old.json", "/a/b/c/new.json"] {
            try DiagnosticFormat.write("new", to: path, files)
            #expect(files[path] == "new")
        }
        #expect(throws: DiagnosticError.self) { try DiagnosticFormat.write("new", to: "/a/folder", files) }
    }
}

extension JSONValue {
    fileprivate subscript(_ index: Int) -> JSONValue? {
        if case .list(let list) = self, list.indices.contains(index) { list[index] } else { nil }
    }
}
