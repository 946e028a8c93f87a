import Testing

@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct SampleListReaderTests {
    private func samples(_ declaration: String) -> [Sample]? {
        catalog("struct A: Testable {\n\(declaration)\n}").only?.samples
    }

    @Test(
        "the elements of an array literal are counted",
        arguments: [
            "static let samples = [V(), V()]",
            "static var samples: [V] { [V(), V()] }",
            "static var samples: [V] { return [V(), V(),] }",
            "static var samples: [V] { get { [V(), V()] } }",
            "@MainActor static var samples: [V] = [V(), V()]",
            "public class var samples: [V] { [V(), V()] }",
            "static let samples = [V(), V()] as [V]",
            "static let samples: Array<V> = [V { [1, 2, 3] }, .init([4])]",
            "static let other = 1, samples = [V(), V()]",
            "static var samples: [V] { get { [V(), V()] } set {} }",
            "static var samples: [V] { // two\n[V(), V()] }",
        ])
    func arrays(declaration: String) {
        #expect(samples(declaration)?.map(\.number) == [1, 2])
    }

    @Test(
        "the samples that a function returns are counted, if it returns nothing else",
        arguments: [
            "static func samples() async throws -> [V] { [V(), V()] }",
            "static func samples() async -> [V] { return [await V(), V()] }",
            "class func samples() -> [V] { return [V(), V()] }",
            "static func samples() async throws -> [V] { let m = M(); try await m.load(); return [V(), V(m)] }",
            "static func samples() async throws -> [V] { guard x else { throw E() }\nreturn try await [V(), V()] }",
        ])
    func functions(declaration: String) {
        #expect(samples(declaration)?.map(\.number) == [1, 2])
    }

    @Test("the labels that a function returns have the order of its type")
    func functionLabels() {
        let pairs = """
            static func samples() async -> [(String, V)] {
                let m = M()
                return [("b", V()), ("a", V(m))]
            }
            """
        #expect(samples(pairs)?.map(\.label) == ["b", "a"])
        #expect(samples(pairs)?.map(\.line) == [4, 4])
        let ordered = "static func samples() async -> KeyValuePairs<String, V> { [\"b\": V(), \"a\": V()] }"
        #expect(samples(ordered)?.map(\.label) == ["b", "a"])
        let dictionary = "static func samples() -> [String: V] { [\"b\": V(), \"a\": V()] }"
        #expect(samples(dictionary)?.map(\.label) == ["a", "b"])
    }

    @Test(
        "what only running tells is unknown",
        arguments: [
            "static let samples = makeSamples()",
            "static let samples = [V()] + [V()]",
            "static let samples = [1, 2].map(V.init)",
            "static var samples: [V] { let v = V(); return [v] }",
            "static func samples() -> [V] { if x { return [] }\nreturn [V()] }",
            "static func samples() -> [V] { let v = [V()]\nreturn v }",
            "static func samples(count: Int) -> [V] { [V()] }",
            "static func samples() -> Set<V> { [V()] }",
            "func samples() -> [V] { [V()] }",
            "static var samples: [V] { if x { [V()] } else { [] } }",
            "static let samples = { [V()] }()",
            "static let samples = other",
            "static let samples: Set<V> = [V(), V()]",
            "static let samples = [V()] as? [V]",
            "static let samples = [V()] as Set",
            "static let samples: [V]",
            "static let samples = Array(Self.allCases)",
        ])
    func unknown(declaration: String) {
        #expect(catalog("struct A: Testable { \(declaration) }").only != nil)
        #expect(samples(declaration) == nil)
    }

    @Test("an empty array and an empty dictionary have no samples, which is known", arguments: ["[]", "[:]"])
    func empty(literal: String) {
        #expect(samples("static let samples: X = \(literal)") == [])
    }

    @Test("an instance property, a local one and one of another name are not the samples")
    func otherProperties() {
        #expect(samples("let samples = [1]") == nil)
        #expect(samples("static let sample = [1]") == nil)
        #expect(samples("static func f() { let samples = [1] }") == nil)
    }

    @Test("each element has the line on which it begins")
    func lines() {
        let source = """
            static let samples = [
                V(),
                // a comment
                V(
                    1
                ), V(),
            ]
            """
        #expect(samples(source).lines == [3, 5, 7])
    }

    @Test("a pair's text is the label")
    func tuples() {
        let source = #"static let samples = [("empty", V()), (name: "a \"b\" \u{e9}", view: V()), V(), ("\(x)", V())]"#
        #expect(samples(source).labels == ["empty", "a \"b\" \u{e9}", "-", "-"])
    }

    @Test("an enum member has no label of its own")
    func members() {
        #expect(samples("static let samples: [Self] = [.loading, .loaded(1), Phase.failed]").labels == ["-", "-", "-"])
    }

    @Test("a dictionary's samples are labelled by its keys and in their order")
    func dictionaries() {
        let source = #"""
            static let samples = [
                "b": V(),
                "a": V(),
                "\u{e9}": V(),
                "B": V(),
            ]
            """#
        #expect(samples(source).labels == ["B", "a", "b", "\u{e9}"])
        #expect(samples(source).lines == [6, 4, 3, 5])
        #expect(samples(source)?.map(\.number) == [1, 2, 3, 4])
    }

    @Test("a dictionary with a key that is no plain text is unknown", arguments: ["key", #""\(x)""#, ".a", "1"])
    func dictionaryKeys(key: String) {
        #expect(samples("static let samples = [\"a\": V(), \(key): V()]") == nil)
    }

    @Test("pairs keep the order of the source", arguments: [": KeyValuePairs<String, V>", ": Swift.KeyValuePairs"])
    func keyValuePairs(annotation: String) {
        #expect(samples("static let samples\(annotation) = [\"b\": V(), \"a\": V()]").labels == ["b", "a"])
    }

    @Test("pairs keep the order of the source also where a cast makes them")
    func castToKeyValuePairs() {
        #expect(samples("static let samples = [\"b\": V(), \"a\": V()] as KeyValuePairs").labels == ["b", "a"])
    }

    @Test("a set has no order that the source tells", arguments: ["Set<V>", "OrderedDictionary<String, V>"])
    func unordered(type: String) {
        #expect(samples("static let samples: \(type) = [\"b\": V(), \"a\": V()]") == nil)
    }

    @Test("one label twice is a warning at the second, and stays in the catalog")
    func duplicateLabels() throws {
        let result = catalog("struct A: Testable {\nstatic let samples = [\n(\"a\", 1),\n(\"b\", 2),\n(\"a\", 3)]\n}")
        let problem = try #require(result.diagnostics.first)
        #expect(result.problems == [.duplicateLabel])
        #expect(problem.line == 5)
        #expect(problem.message.contains("'a' names sample 3 and sample 1"))
        #expect(result.only?.samples.labels == ["a", "b", "a"])
    }

    @Test("labels that make one file name are the same label")
    func duplicateFileNames() {
        #expect(
            catalog("struct A: Testable { static let samples = [(\"a b\", 1), (\"A/b\", 2)] }").problems
                == [.duplicateLabel])
    }
}
