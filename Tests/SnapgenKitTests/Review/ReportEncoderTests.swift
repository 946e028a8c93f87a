import Foundation
import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenReview

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Texts in the formats of a report, as readers of these formats read them.
@Suite("Texts in reports")
struct ReportEncoderTests {
    private func report(_ text: String) -> ReviewReport {
        let name = text.unicodeScalars.map { $0 == "/" || $0 == "\0" ? "-" : $0 }
        var item = ReportCase(path: "a/\(String(String.UnicodeScalarView(name)))x", status: .changed)
        item.reason = text
        var report = ReviewReport(
            title: text, base: text, head: text, cases: [item, ReportCase(path: "b", status: .new)])
        report.diagnostics = [Diagnostic(.outdatedResults, .warning, text)]
        return report
    }

    @Test("a reader of XML has the texts of JUnit's report", arguments: NastyText.all)
    func xml(text: String) throws {
        let elements = try XMLElements(JUnitReport(report: report(text), folder: "/r").text)
        let suites = Array(repeating: ["testsuite", "testcase", "failure"], count: 2).joined()
        #expect(elements.names == (["testsuites"] + suites).sorted())
        let expected = String(
            String.UnicodeScalarView(text.unicodeScalars.map { Self.isXML($0) ? $0 : "\u{FFFD}" }))
        #expect(elements.attributes["testsuites.name"].map { Array($0.utf8) } == Array(expected.utf8))
        #expect(elements.texts.contains { Array($0.utf8) == Array("differs: \(expected)".utf8) }, "\(elements.texts)")
    }

    /// Production 2 of "Extensible Markup Language (XML) 1.0".
    private static func isXML(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    @Test(
        "Markdown has the same lines for all texts, and no markup of them",
        arguments: NastyText.all.filter { $0.utf8.count < 5000 }
            + ["$x$ $$y$$", ":rocket: :+1::-1: a.swift:8", "GH-12 gh-1 -2", "$:e$-3"])
    func markdown(text: String) throws {
        let (plain, markdown) = (
            MarkdownReport(report: report("plain")).comment, MarkdownReport(report: report(text)).comment
        )
        let lines = markdown.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        let plainLines = plain.components(separatedBy: "\n")
        try #require(lines.count == plainLines.count)
        let visible = VisibleText.escaped(text)
        #expect(decoded(lines[1]) == "## Snapshots: \(visible)")
        let texts = lines.filter { !$0.hasPrefix("<!--") && !$0.hasPrefix("|") }.map(withoutCode).map {
            String($0.unicodeScalars.replacing("<span>$</span>".unicodeScalars, with: "".unicodeScalars))
        }
        #expect(texts.allSatisfy { !$0.unicodeScalars.contains("<") && !$0.unicodeScalars.contains("$") })
        #expect(texts.allSatisfy { $0.firstMatch(of: Self.reference) == nil }, "\(texts)")
        for (line, plain) in zip(lines, plainLines) {
            #expect(line.utf8.count { $0 == UInt8(ascii: "`") } == plain.utf8.count { $0 == UInt8(ascii: "`") })
            #expect(!line.unicodeScalars.contains(where: VisibleText.isHidden))
        }
    }

    /// The names of emoji and numbers of issues that GitHub looks for.
    private static var reference: Regex<Substring> {
        /:[A-Za-z0-9+-]|-[0-9]/.matchingSemantics(.unicodeScalar)
    }

    private func withoutCode(_ line: String) -> String {
        line.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
    }

    /// Replaces the entities of characters.
    private func decoded(_ line: String) -> String {
        let text = line.unicodeScalars.replacing("&#8203;".unicodeScalars, with: "".unicodeScalars)
            .replacing("<span>$</span>".unicodeScalars, with: "$".unicodeScalars)
        let scalars = (33..<127).reduce(text) { text, value in
            guard value != 35, value != 38, let scalar = Unicode.Scalar(value) else { return text }
            return text.replacing("&#\(value);".unicodeScalars, with: [scalar])
        }
        let hash = scalars.replacing("&#35;".unicodeScalars, with: "#".unicodeScalars)
        return String(hash.replacing("&#38;".unicodeScalars, with: "&".unicodeScalars))
    }
}

/// The elements of a document of XML.
private final class XMLElements: NSObject, XMLParserDelegate {
    private(set) var attributes: [String: String] = [:]
    private(set) var texts: [String] = []
    private var all: [String] = []

    /// The names of all elements, sorted.
    var names: [String] { all.sorted() }

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") \(text.debugDescription)")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes values: [String: String]
    ) {
        all.append(name)
        for (key, value) in values { attributes["\(name).\(key)"] = value }
        texts += values.values
    }
}
