import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenRender

@Suite("Built-in templates")
struct BuiltInTemplatesTests {
    /// The templates that make files, with the schemas of their variables; they include the others.
    private static let files = [
        "xctest": TestsContext.members.schema, "swift-testing": TestsContext.members.schema,
        "support": SupportContext.members.schema,
        "gallery": GalleryContext.members.schema, "sample-tests": SampleTestsContext.members.schema,
    ]

    @Test("use variables, tags and filters that there are", arguments: files.keys.sorted())
    func checked(name: String) throws {
        let schema = try #require(Self.files[name])
        #expect(TemplateChecker.diagnostics(of: name, in: .builtIn, variables: schema) == [])
    }

    @Test("are all included by one that makes a file, or documented for templates of users")
    func included() {
        var names = Set(Self.files.keys).union(["tests-conditions"])
        for _ in TemplateSet.builtIn.list {
            let tags = names.compactMap(TemplateSet.builtIn.template).flatMap { TemplateTag.tags(in: $0.source) }
            names.formUnion(
                tags.filter { $0.contents.hasPrefix("include \"") }.map { String($0.contents.dropFirst(9).dropLast()) })
        }
        #expect(names.sorted() == TemplateSet.builtIn.list.map(\.name))
    }

    @Test("make room for a user's file of their name, which is found by its path as well")
    func replacement() {
        let templates = TemplateSet.builtIn.adding("mine", at: path("Templates/xctest.stencil"))
        #expect(templates.template("xctest") == templates.template("Templates/xctest.stencil"))
        #expect(templates.template("xctest")?.source == "mine")
        #expect(templates.list.count == TemplateSet.builtIn.list.count)
    }
}

@Suite("Documentation of templates")
struct TemplateDocumentationTests {
    @Test("names every variable, also of suites, groups and tests, and no other")
    func variables() throws {
        let lists = TestsContext.members.schema.values.compactMap(\.element)
        let suite = try #require(TestsContext.members.schema["suites"]?.element)
        guard case .object(let members) = suite, let group = members["groups"]?.element,
            case .object(let parts) = group, let condition = parts["conditions"]?.element
        else {
            Issue.record("suites have no groups, or groups no conditions")
            return
        }
        let inner = (lists + [group, condition, .object(TestContext.members.schema)]).flatMap { part -> [String] in
            if case .object(let members) = part { Array(members.keys) } else { [] }
        }
        #expect(try Self.documented() == Set(TestsContext.members.schema.keys).union(inner).sorted())
    }

    @Test("names every tag and filter", arguments: TemplateRules.own.tags + TemplateRules.own.filters)
    func words(word: String) throws {
        #expect(try Self.section().contains("`\(word)`"))
    }

    private static func section() throws -> String {
        let file = Repository.root.appending(path: "Documentation/Templates.md")
        let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
        return try #require(sections.first { $0.hasPrefix("Templates of your own\n") })
    }

    /// The names in the first columns of the section's tables, and those elsewhere in it that only a variable has.
    private static func documented() throws -> [String] {
        let section = try section()
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }
        let cells = rows.compactMap { $0.split(separator: "|").first }
        let elsewhere = names(in: section[...]).filter { $0.contains("_") }
        return Set(cells.flatMap(names) + elsewhere).sorted()
    }

    /// The words that are set as code and may be names of variables.
    private static func names(in text: Substring) -> [String] {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
            .filter { $0.allSatisfy { $0.isLowercase || $0 == "_" } }
    }
}

@Suite("The runtime of generated tests")
struct EmbeddedRuntimeTests {
    @Test("no type of others has members, which would be a redeclaration of a test target's own of the same name")
    func extensions() {
        let lines = SnapgenTemplates.runtime.split(separator: "\n").filter { $0.contains("extension ") }
        let foreign = lines.compactMap { line in
            line.firstMatch(of: /^ *(?:nonisolated )?extension (?!Snapgen)([\w.]+)(?!.*\{\}$)/).map { String($0.1) }
        }
        // A member of `Trait` names a type of the runtime, and one of `UInt8` is used in several modules.
        #expect(Set(foreign) == ["Testing.Trait", "UInt8"])
        // An alias of a view of UIKit or AppKit.
        #expect(!lines.contains { $0.contains("extension SnapgenPlatform") })
    }
}
