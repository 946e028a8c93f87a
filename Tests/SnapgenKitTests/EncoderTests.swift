import Foundation
import SnapgenNames
import SnapgenTestSupport
import Testing
import Yams

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenRender
@testable import SnapgenSetup

/// Texts in other languages, as the readers of these languages read them.
@Suite("Encoders")
struct EncoderTests {
    // Foundation takes a mark of the byte order off the beginning of a text, libyaml takes keys of up to 1,024 bytes,
    // and the reader of configurations keeps a character for itself.
    private static let texts = NastyText.all.filter { text in
        text.unicodeScalars.first != "\u{FEFF}" && text.utf8.count < 1000 && !text.unicodeScalars.contains("\u{E000}")
    }
    /// The texts that the name of a file, an argument or a variable can be.
    private static let names = texts.filter { !$0.utf8.contains(0) }

    // MARK: - Shell

    @Test("a shell reads a word as its text, and no character of the word is hidden")
    func shellWords() throws {
        let script = Self.names.map { "printf '%s\\0' \(ShellWord.quoted($0))\n" }.joined()
        let folder = try TemporaryFolder(["script": script])
        let output = try Command(arguments: ["sh", folder.path("script")]).succeed()
        let read = output.utf8.split(separator: 0, omittingEmptySubsequences: false)
        #expect(read.count == Self.names.count + 1)
        for (text, bytes) in zip(Self.names, read) {
            #expect(Array(text.utf8) == Array(bytes), "\(text.debugDescription)")
        }
        for text in Self.names {
            let end = text.unicodeScalars.reversed().prefix { $0 == "\n" }.count
            let hidden = ShellWord.quoted(text).unicodeScalars.filter(VisibleText.isHidden)
            #expect(hidden.count == end && hidden.allSatisfy { $0 == "\n" }, "\(text.debugDescription)")
        }
    }

    // MARK: - YAML

    @Test("YAML has a scalar in all places as its text", arguments: texts)
    func scalars(text: String) throws {
        let scalar = YAMLFlow.scalar(text)
        let yaml = """
            \(YAMLFlow.comment(text))
            value: \(scalar)  \(YAMLFlow.comment(text))
            list:
              - \(scalar)
              - \(scalar): 1
            flow: [\(scalar), { value: \(scalar), \(scalar): 1 }]
            mapping:
              \(scalar): { b: 1 }
            end: true

            """
        let root = try #require(try Yams.load(yaml: yaml) as? [String: Any])
        #expect(root.keys.sorted() == ["end", "flow", "list", "mapping", "value"])
        let (list, flow) = (try #require(root["list"] as? [Any]), try #require(root["flow"] as? [Any]))
        let inFlow = try #require(flow.last as? [AnyHashable: Any])
        let mapping = try #require(root["mapping"] as? [AnyHashable: Any])
        let found = [root["value"], list.first, flow.first, inFlow["value"]]
        let keys = [(list.last as? [AnyHashable: Any])?.keys.first, mapping.keys.first]
        for value in found + keys { #expect(bytes(value) == Array(text.utf8)) }
        #expect(inFlow.keys.contains { bytes($0) == Array(text.utf8) })
    }

    @Test("a configuration has a text as it is, without variables")
    func configuration() throws {
        let lines = Self.texts.enumerated().map { "    k\($0): \(YAMLFlow.text($1))\n" }.joined()
        let file = ConfigurationFile(path: "a", bytes: Array("tests:\n  arguments:\n\(lines)".utf8))
        let resolved = try ConfigurationResolver(environment: ["x": "1", "X": "2"]).resolve(file)
        let arguments = resolved.configuration.tests.template.arguments
        for (index, text) in Self.texts.enumerated() {
            guard case .text(let value) = arguments["k\(index)"] else {
                Issue.record("\(text.debugDescription) is no text")
                continue
            }
            #expect(Array(value.utf8) == Array(text.utf8))
        }
    }

    /// Replaces expressions that are literals; the end of an expression is searched for as the runner does
    /// (`TemplateReader.ParseScalar`).
    private static func evaluated(_ text: String) -> String {
        let (units, open) = (Array(text.utf16), Array("${{".utf16))
        var (result, index): ([UInt16], Int) = ([], 0)
        while index < units.count {
            guard units[index...].starts(with: open) else {
                result.append(units[index])
                index += 1
                continue
            }
            var (end, isText) = (index + 3, false)
            while end < units.count, isText || units[end] != 125 || units[end - 1] != 125 {
                if units[end] == 39 { isText.toggle() }
                end += 1
            }
            let expression = String(decoding: units[min(index + 3, end)..<max(end - 1, index + 3)], as: UTF16.self)
            let literal = expression.trimmingCharacters(in: .whitespaces)
            let isLiteral = literal.hasPrefix("'") && literal.hasSuffix("'") && literal.count > 1
            result += Array((isLiteral ? String(literal.dropFirst().dropLast()) : "<evaluated>").utf16)
            index = end + 1
        }
        return String(decoding: result, as: UTF16.self)
    }

    // MARK: - Files of a set-up

    private static let plain = "Name"

    /// The findings in an app, for all names.
    private static let app = Result { () throws(DiagnosticError) in
        let app = AppOnDisk()
        return try Setup(app.request, files: app.disk).findings()
    }

    private func text(_ name: String, kind: SetupFindings.Kind = .xcode, exists: Bool = true) throws -> SetupPlanner {
        var findings = try Self.app.get()
        findings.project.kind = kind
        findings.project.projects = ["\(name).xcodeproj"]
        findings.tests.project = "\(name).xcodeproj"
        findings.tests.scheme = name
        findings.sources = [name]
        (findings.tests.target, findings.tests.host, findings.tests.output) = (name, name, name)
        findings.tests.state.exists = exists
        findings.counts.start = nil
        return planner(findings, name)
    }

    @Test("the files of a set-up have the same structure for all names")
    func setupFiles() throws {
        let plain = try text(Self.plain)
        let script = try steps(plain.workflow).first { $0["name"] as? String == "Test" }?["run"] as? String
        let lines = plain.attributes.unicodeScalars.count { $0 == "\n" }
        for name in Self.names where !name.isEmpty {
            let text = try text(name)
            let steps = try steps(text.workflow)
            #expect(steps.count == 5)
            let test = try #require(steps.first { $0["name"] as? String == "Test" })
            #expect(test["run"] as? String == script)
            let values = (test["env"] as? [String: Any] ?? [:]).mapValues { Self.evaluated("\($0)") }
            #expect(values["TEST_SCHEME"] == name && values["TEST_TARGET"] == name, "\(name.debugDescription)")
            #expect(values["TEST_PROJECT"] == "\(name).xcodeproj")
            #expect(text.attributes.unicodeScalars.count { $0 == "\n" } == lines)
            try check(try self.text(name, exists: false).configuration, has: name)
            let yaml = try self.text(name, kind: .xcodegen).specification
            let specification = try Yams.load(yaml: yaml) as? [String: Any]
            #expect(specification?.count == 1)
            let targets = try #require(specification?["targets"] as? [AnyHashable: Any])
            #expect(targets.count == 1)
            #expect(bytes(targets.keys.first) == Array(name.utf8))
        }
    }

    private func steps(_ workflow: String) throws -> [[String: Any]] {
        let root = try #require(try Yams.load(yaml: workflow) as? [AnyHashable: Any])
        let jobs = try #require(root["jobs"] as? [String: [String: Any]])
        #expect(jobs.count == 1)
        return try #require(jobs["snapshots"]?["steps"] as? [[String: Any]])
    }

    private func check(_ configuration: String, has name: String) throws {
        let root = try #require(try Yams.load(yaml: configuration) as? [String: Any])
        #expect(root.keys.sorted() == ["draw", "sources", "tests"])
        let escaped = String(name.unicodeScalars.replacing("${".unicodeScalars, with: "$${".unicodeScalars))
        #expect(bytes((root["tests"] as? [String: Any])?["target"]) == Array(escaped.utf8))
    }

    @Test("the steps of a set-up have the same lines for all names, and no hidden character")
    func setupSteps() throws {
        for kind in SetupFindings.Kind.allCases {
            let plain = try steps(Self.plain, kind)
            for name in Self.names where !name.isEmpty {
                let steps = try steps(name, kind)
                let lines = { (step: String) in step.unicodeScalars.split(separator: "\n").count }
                #expect(steps.map(lines) == plain.map(lines), "\(name.debugDescription)")
                let hidden = steps.joined().unicodeScalars.filter { $0 != "\n" && VisibleText.isHidden($0) }
                #expect(hidden.isEmpty, "\(name.debugDescription)")
            }
        }
    }

    private func steps(_ name: String, _ kind: SetupFindings.Kind) throws -> [String] {
        var findings = try text(name, kind: kind, exists: false).findings
        findings.tests.state.linksSnapshotTesting = false
        return planner(findings, name).steps
    }

    private func planner(_ findings: SetupFindings, _ name: String) -> SetupPlanner {
        var planner = SetupPlanner(findings, SetupChoices()) { _ in nil }
        planner.packageKey = name
        return planner
    }

    @Test("Git takes the pattern of a folder for the folder")
    func gitAttributes() throws {
        let folder = try TemporaryFolder()
        try Command(arguments: ["git", "init", "-q", folder.path]).succeed()
        var known: Set<[UInt8]> = []
        let names = Self.names.filter { !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: "/")) && $0.utf8.count < 200 }
            .filter { ![".", "..", ".git"].contains($0) && known.insert(Array($0.utf8)).inserted }
        let lines = names.enumerated().map { "\(SetupPlanner.pattern($1))/** a\($0)\n" }
        try folder.write(lines.joined(), to: ".gitattributes")
        let command = ["git", "-C", folder.path, "check-attr", "-z", "--all", "--", "of another name/x.swift"]
        let output = try Command(arguments: command + names.map { "\($0)/x.swift" }).succeed()
        let fields = output.utf8.split(separator: 0)
        // A character that is hidden is any character in a pattern, so that a folder may also have the patterns of others.
        let found = Set(stride(from: 0, to: fields.count, by: 3).map { Array(fields[$0..<$0 + 2].joined()) })
        for (index, name) in names.enumerated() {
            #expect(found.contains(Array("\(name)/x.swifta\(index)".utf8)), "\(name.debugDescription)")
        }
        #expect(!found.contains { $0.starts(with: Array("of another name/".utf8)) })
    }

    // MARK: - JSON and Swift

    @Test("a test plan of Xcode has a text as it is")
    func xcodeTestPlan() throws {
        for text in Self.texts {
            let names = ["name": text, "identifier": text, "containerPath": "container:"]
            let target = JSONValue.object(["target": .object(names.mapValues { .text($0) })])
            #expect(try JSONValue(parsing: XcodeTestPlan(target: text).text)["testTargets"] == .list([target]))
        }
    }

    @Test("a comment and a literal of Swift are one line without a hidden character", arguments: texts)
    func swift(text: String) {
        for code in [SwiftLiteral.comment(text), SwiftLiteral.string(text), VisibleText.escaped(text)] {
            #expect(!code.unicodeScalars.contains(where: VisibleText.isHidden))
            #expect(VisibleText.escaped(code) == code)
        }
    }

    private func bytes(_ value: Any?) -> [UInt8]? { (value as? String).map { Array($0.utf8) } }
}
