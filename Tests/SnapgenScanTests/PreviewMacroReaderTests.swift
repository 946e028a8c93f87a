import SnapgenModel
import Testing

@Suite("The code of a preview")
struct PreviewReaderTests {
    @Test(
        "is left out with the reason where no test can carry it",
        arguments: [
            ("#Preview {}", "its body is empty"),
            ("#Preview { /* later */ }", "its body is empty"),
            ("#Preview(\"A\")", "it has no body"),
            ("func f() {\n#Preview { V() }\n}", "it stands inside a function"),
            ("private struct A {\n#Preview { V() }\n}", "it stands in a private type"),
            ("private struct A {}\nextension A {\n#Preview { V() }\n}", "it stands in a private type"),
            ("enum O { fileprivate struct A {} }\nextension O.A {\n#Preview { V() }\n}", "it stands in a private type"),
            ("struct A<T> {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("struct A<T> {}\nextension A {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("struct A<T> { struct B {} }\nextension A.B {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("struct A { struct B {\n#Preview { V() }\n} }", "it stands in a type inside another"),
            ("struct A {}\nextension A { struct B {\n#Preview { V() }\n} }", "it stands in a type inside another"),
            ("protocol P {}\nextension P {\n#Preview { V() }\n}", "'P', which is no type of its own"),
            ("struct A {}\ntypealias B = A\nextension B {\n#Preview { V() }\n}", "'B', which is no type of its own"),
            ("extension View {\n#Preview { V() }\n}", "'View', which the sources do not declare"),
            ("@available(*, unavailable)\n#Preview { V() }", "it is unavailable"),
            ("@available(*, unavailable, message: \"old\")\nstruct A {\n#Preview { V() }\n}", "it is unavailable"),
            ("#Preview(traits: .modifier(M())) { V() }", "trait '.modifier(M())'"),
            ("#Preview(traits: size.fixedLayout) { V() }", "trait 'size.fixedLayout'"),
            ("#Preview(traits: .fixedLayout(1, 2)) { V() }", "trait '.fixedLayout(1, 2)'"),
            ("#Preview(traits: Own.landscapeLeft) { V() }", "trait 'Own.landscapeLeft'"),
            ("#Preview(as: .systemSmall) { W() } timeline: { E() }", "a widget"),
            ("#Preview(\"A\", windowStyle: .volumetric) { V() }", "with 'windowStyle:'"),
            (
                "#Preview(arguments: [1]) { n in\n@Previewable @State var a = 1\nV(n, a)\n}",
                "it has arguments and '@Previewable' properties"
            ),
            ("private let a = 1\n#Preview { V(a) }", "it uses 'a'"),
            ("private let a: Int? = 1\n#Preview { if let a { V(a) } }", "it uses 'a'"),
            ("private let a = 1\n#Preview { while let a = next() { use(a) }\nreturn V(a) }", "it uses 'a'"),
            (
                "private let a = 1\n#Preview { struct W { init() { let a = 2\nuse(a) } }\nreturn V(a) }",
                "it uses 'a'"
            ),
            (
                "prefix operator ^^\nprivate prefix func ^^ (v: Int) -> Int { v }\n#Preview { V(^^1) }",
                "it uses '^^'"
            ),
            (
                "postfix operator ^^\nprivate postfix func ^^ (v: Int) -> Int { v }\n#Preview { V(1^^) }",
                "it uses '^^'"
            ),
            ("struct V { fileprivate init(b: Int) {} }\n#Preview { V(b: 1) }", "it uses 'V(b:)'"),
            (
                "private extension Array { subscript(safe i: Int) -> Int { 1 } }\n#Preview { V([][safe: 1]) }",
                "'subscript(safe:)'"
            ),
        ])
    func leftOut(source: String, reason: String) throws {
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        #expect(entry.status == .skipped)
        #expect(entry.reason?.contains(reason) == true, "\(entry.reason ?? "included")")
    }

    @Test(
        "may declare by itself what the file hides under the same name",
        arguments: [
            "private let a = 1\n#Preview { func f(_ a: Int) -> V { V(a) }\nreturn f(2) }",
            "private struct T {}\n#Preview { func f<T>(_ t: T) -> V { V(t as T) }\nreturn f(2) }",
            "private let a = 1\n#Preview { while let a = next() { use(a) }\nreturn V() }",
            "private let a = 1\n#Preview { struct W { init() { let a = 2\nuse(a) } }\nreturn V() }",
        ])
    func ownNames(source: String) throws {
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        #expect(entry.status == .included, "\(entry.reason ?? "")")
    }

    @Test(
        "stands in an extension where names mean what they mean in the type",
        arguments: ["struct A {\n", "struct A {}\nextension A {\n"])
    func enclosingType(opening: String) {
        let entry = catalog("\(opening)#Preview { V() }\n}").entries.first { $0.kind == .macro }
        #expect(entry?.status == .included)
        #expect(entry?.preview?.enclosingType == "A")
    }

    @Test("is a function where one stands behind 'body:'")
    func function() {
        let source = catalog("#Preview(body: make) \n#Preview(arguments: [1], body: V.init(number:))").entries.map(
            \.preview)
        #expect(source.map { $0?.function } == ["make", "V.init(number:)"])
        #expect(source.map { $0?.statements } == ["", ""])
    }

    @Test(
        "keeps what stands before 'in', as written",
        arguments: [
            ("{ room in V(room) }", "room"),
            ("{ (room: Room) -> V in V(room) }", "(room: Room) -> V"),
            ("{ (\nroom: Room, // taken\n) in V(room) }", "(\nroom: Room, // taken\n)"),
            ("{ @MainActor [a] room in V(room) }", "@MainActor [a] room"),
            ("{ V($0) }", nil),
        ] as [(String, String?)])
    func signature(body: String, expected: String?) {
        #expect(catalog("#Preview(arguments: [1]) \(body)").only?.preview?.signature == expected)
    }

    @Test("one name in both branches of an #if is one title, because only one of them is compiled")
    func branches() {
        let result = catalog("#if A\n#Preview(\"N\") { V() }\n#else\n#Preview(\"N\") { W() }\n#endif")
        #expect(result.entries.map(\.title) == ["File1_N", "File1_N"])
        #expect(result.diagnostics == [])
        let both = catalog("#if A\n#Preview(\"N\") { V() }\n#endif\n#if B\n#Preview(\"N\") { W() }\n#endif")
        #expect(Set(both.entries.map(\.title)).count == 2)
    }
}
