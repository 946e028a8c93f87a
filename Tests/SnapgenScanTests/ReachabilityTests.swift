import Testing

@testable import SnapgenScan

@Suite struct ReachabilityTests {
    private func reasons(_ texts: String...) -> [String?] {
        catalog(of: texts.enumerated().map { file($1, "Sources/App/File\($0 + 1).swift") }).entries.map(\.reason)
    }

    private static let privateForms = [
        "private struct A: P {}", "fileprivate struct A: P {}", "private enum Outer { struct A: P {} }",
        "struct Outer { private struct A: P {} }", "struct Outer {}\nprivate extension Outer { struct A: P {} }",
        "private struct Outer {}\nextension Outer { struct A: P {} }", "private struct A {}\nextension A: P {}",
    ]

    @Test("a private type with samples is listed and skipped with advice", arguments: privateForms)
    func privateTypes(form: String) {
        let entry = catalog(form.replacing("P {}", with: "Testable {}")).only
        #expect(entry?.status == .skipped)
        #expect(entry?.reason == "it is private, so no test can reach it; make it internal")
    }

    @Test("a private provider takes part, because the program contains it", arguments: privateForms)
    func privateProviders(form: String) {
        let entry = catalog(form.replacing("P {}", with: "PreviewProvider {}")).only
        #expect(entry?.status == .included)
        #expect(entry?.name?.hasSuffix("A") == true)
    }

    @Test(
        "other access levels take part",
        arguments: ["public", "internal", "package", "open", "private(set) public", "nonisolated", "@MainActor"])
    func accessLevels(modifier: String) {
        let keyword = modifier.contains("(set)") ? "public" : modifier
        #expect(catalog("\(keyword) class A: PreviewProvider {}").only?.status == .included)
    }

    @Test(
        "a generic type is listed and skipped with advice",
        arguments: [
            "struct A<T>: PreviewProvider {}", "struct Outer<T> { struct A: PreviewProvider {} }",
            "struct Outer<T> {}\nextension Outer { struct A: PreviewProvider {} }",
            "struct A<T> {}\nextension A: Testable where T == Int {}",
            "extension Array: Testable where Element == Int {}", "extension Array<Int>: Testable {}",
            "extension Array { struct A: PreviewProvider {} }",
            "struct B<T> {}\ntypealias C = B<Int>\nextension C { struct A: PreviewProvider {} }",
        ])
    func genericTypes(source: String) {
        let entry = catalog(source).only
        #expect(entry?.status == .skipped)
        #expect(entry?.reason?.hasPrefix("it is generic, so it has no samples of its own") == true)
    }

    @Test(
        "a type inside a function is listed and skipped with advice",
        arguments: [
            "func f() { struct A: PreviewProvider {} }", "struct S { func f() { struct A: PreviewProvider {} } }",
            "struct S { init() { struct A: PreviewProvider {} } }",
            "var x: Int { get { struct A: PreviewProvider {}; return 1 } }",
            "func f() { func g() { struct A: PreviewProvider {} } }",
            "func f() { struct B { struct A: PreviewProvider {} } }",
            "struct S { subscript(i: Int) -> Int { struct A: PreviewProvider {}; return i } }",
        ])
    func localTypes(source: String) {
        let entry = catalog(source).only
        #expect(entry?.status == .skipped)
        #expect(entry?.reason?.hasPrefix("it is declared inside a function") == true)
    }

    @Test(
        "a type that nobody may use is listed and skipped with advice",
        arguments: [
            "@available(*, unavailable) struct A: PreviewProvider {}",
            "@available( *,unavailable, message: \"gone\")\nstruct A: PreviewProvider {}",
            "@available(*, unavailable) enum Outer { struct A: PreviewProvider {} }",
            "struct A {}\n@available(*, unavailable) extension A: PreviewProvider {}",
        ])
    func unavailableTypes(source: String) {
        let entry = catalog(source).only
        #expect(entry?.status == .skipped)
        #expect(entry?.reason?.hasPrefix("it is unavailable, so no test can use it") == true)
    }

    @Test(
        "a type that some may use takes part",
        arguments: ["@available(iOS 17, *)", "@available(*, deprecated)", "@available(tvOS, unavailable)"])
    func availableTypes(attribute: String) {
        #expect(catalog("\(attribute) struct A: PreviewProvider {}").only?.status == .included)
    }

    @Test("a local type is not mistaken for another of its name")
    func localNamesakes() {
        let sources = "func f() { struct A {} }\nfunc g() { class A: PreviewProvider {} }\nstruct A {}\nclass B: A {}"
        #expect(entryNames(sources) == ["A"])
        #expect(reasons(sources).first??.contains("function") == true)
    }

    @Test("private types of one name in two files are two entries")
    func privateNamesakes() {
        let source = "private struct A: Testable {}"
        #expect(catalog(source, source).entries.map(\.id) == ["App.A", "App.A@2"])
        #expect(catalog(source, source).problems == [])
    }

    @Test("a private provider is left out beside another of its name, which the program cannot tell from it")
    func providersOfOneName() {
        let source = "private struct A: PreviewProvider {}"
        let both = catalog(source, source)
        #expect(both.entries.map(\.status) == [.skipped, .skipped])
        #expect(both.entries.allSatisfy { $0.reason?.hasPrefix("another provider of its module has the") == true })
        #expect(both.problems == [])
        let one = catalog(source, "struct A: PreviewProvider {}")
        #expect(one.entries.map(\.status) == [.skipped, .included])
        #expect(one.entries.map(\.title) == ["A", "A"])
    }

    @Test("providers of one name take part where no build contains both, and in two modules")
    func providersApart() {
        let source = "private struct A: PreviewProvider {}"
        let branches = catalog("#if X\n\(source)\n#endif", "#if !X\n\(source)\n#endif")
        #expect(branches.entries.map(\.status) == [.included, .included])
        let modules = catalog(of: [file(source, "A.swift", module: "A"), file(source, "B.swift", module: "B")])
        #expect(modules.entries.map(\.status) == [.included, .included])
    }

    @Test("availability is that of the type and of what surrounds it, outermost first")
    func availability() {
        let source = """
            @available(iOS 16, *)
            enum Outer {
                @available( iOS 17,
                    macOS 14, *) @MainActor
                struct A {}
            }
            @available(iOS 18, *)
            extension Outer.A: PreviewProvider {}
            """
        #expect(
            catalog(source).only?.declaration.availability == [
                "@available(iOS 16, *)", "@available(iOS 17, macOS 14, *)", "@available(iOS 18, *)",
            ])
    }
}
