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
            ("struct V { fileprivate init(b: Int) {} }\n#Preview { V(b: 1) }", "it uses 'V(b:)'"),
            ("struct V { fileprivate var a: Int }\n#Preview { V(a: 1) }", "which one of its properties makes private"),
            (
                "struct V { fileprivate init(b: Int) {} }\nprivate func f() -> V { V(b: 1) }\n#Preview { f() }",
                "it uses 'V(b:)'"
            ),
            (
                "struct V { var a: Int }\nprivate extension V { init(b: Int) { a = b } }\n#Preview { V(b: 1) }",
                "it uses 'V(b:)', which is private in its file, and sets properties"
            ),
            (
                "struct V { fileprivate(set) var a = 1 }\n#Preview { let v = V()\nv.a = 2\nreturn v }",
                "it uses 'a = ...'"
            ),
            ("struct V { fileprivate func callAsFunction() {} }\n#Preview { V() }", "it uses 'callAsFunction'"),
            (
                "private class A {}\nstruct V { private var a: A? }\n#Preview { V().with(A()) }",
                "it uses 'A', which is private in its file and which code of the app uses as well"
            ),
            ("private var a = 1\nstruct V { let b = a }\n#Preview { V(a) }", "which code of the app uses as well"),
            ("private func f() { let }\n#Preview { V(f()) }", "it uses 'f', which is private in its file, and has"),
            ("#Preview { V(#filePath) }", "it uses '#filePath', which in a test is the path of another file"),
            ("private let a = #file\n#Preview { V(a) }", "it uses '#file', which in a test"),
            ("#Preview { V(bundle: #bundle) }", "it uses '#bundle', which in a test is another bundle"),
            (
                "private class T {}\n#Preview { V(Bundle(for: T.self)) }",
                "it uses 'Bundle(for: T.self)' with a private class"
            ),
            (
                "private class T {}\nprivate let a: Bundle = .init(for: T.self)\n#Preview { V(a) }",
                "it uses 'Bundle(for: T.self)' with a private class"
            ),
            ("@_cdecl(\"f\") private func f() {}\n#Preview { V(f()) }", "'@_cdecl' allows no copy of it"),
        ])
    func leftOut(source: String, reason: String) throws {
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        #expect(entry.status == .skipped)
        #expect(entry.reason?.contains(reason) == true, "\(entry.reason ?? "included")")
    }

    @Test("means its own file and bundle where that is known")
    func ownFile() throws {
        let source = """
            final class T {}
            private func f(_ name: String = #fileID) -> V { V(name) }
            #Preview(arguments: [#fileID]) { V("\\(#fileID)", f(), $0, file: file, Bundle(for: T.self)) }
            """
        let preview = try #require(catalog(source).entries.first?.preview)
        #expect(preview.statements == #"V("\("App/File1.swift")", f(), $0, file: file, Bundle(for: T.self))"#)
        #expect(preview.arguments == #"["App/File1.swift"]"#)
        #expect(preview.helpers?.map(\.code).first?.contains(#"_ name: String = "App/File1.swift") -> V"#) == true)
        #expect(preview.usesModuleBundle == nil)
    }

    @Test(
        "uses the bundle of its module",
        arguments: [
            ("V(Bundle.module)", true), ("V(bundle: .module)", true), ("V(Foundation.Bundle.module.bundlePath)", true),
            ("V(a: .module)", nil), ("V(Kind.module)", nil), ("V(bundle: .main)", nil), ("V(module)", nil),
        ])
    func moduleBundle(code: String, uses: Bool?) throws {
        #expect(catalog("#Preview { \(code) }").entries.first?.preview?.usesModuleBundle == uses)
        let helper = catalog("private func f() -> V { \(code) }\n#Preview { f() }").entries.first
        #expect(helper?.preview?.usesModuleBundle == uses)
    }

    @Test(
        "carries the private declarations that it uses, with those that they use",
        arguments: [
            ("private let a = 1\n#Preview { V(a) }", ["a"]),
            ("private let a: Int? = 1\n#Preview { if let a { V(a) } }", ["a"]),
            ("private let a = 1\n#Preview { while let a = next() { use(a) }\nreturn V(a) }", ["a"]),
            ("private let a = 1\n#Preview { struct W { init() { let a = 2\nuse(a) } }\nreturn V(a) }", ["a"]),
            ("prefix operator ^^\nprivate prefix func ^^ (v: Int) -> Int { v }\n#Preview { V(^^1) }", ["^^"]),
            ("postfix operator ^^\nprivate postfix func ^^ (v: Int) -> Int { v }\n#Preview { V(1^^) }", ["^^"]),
            (
                "private extension Array { subscript(safe i: Int) -> Int { 1 } }\n#Preview { V([][safe: 1]) }",
                ["Array.subscript"]
            ),
            (
                "private extension Int { subscript(safe i: Int) -> Int { 1 } }\n#Preview { V([].map(\\.[safe: 1])) }",
                ["Int.subscript"]
            ),
            (
                "private extension A { static subscript(safe i: Int) -> Int { 1 } }\n#Preview { V(A[safe: 1]) }",
                ["A.subscript"]
            ),
            ("private let a = 1\nprivate func f() { use(a) }\nprivate let b = 2\n#Preview { V(f()) }", ["a", "f"]),
            ("private struct A {}\nextension A: View { }\n#Preview { A() }", ["A", "A"]),
            ("private func f() {}\nprivate func f(a: Int) {}\n#Preview { V(f(a: 1)) }", ["f"]),
            ("private func ~= (a: A, b: B) -> Bool { true }\n#Preview { V() }", ["~="]),
        ])
    func carried(source: String, names: [String]) throws {
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        #expect(entry.status == .included, "\(entry.reason ?? "")")
        #expect(entry.preview?.helpers?.map(\.name) == names)
    }

    @Test("carries a declaration without the comment before it, with its attributes, its extension and its conditions")
    func carriedText() throws {
        let source = """
            #if DEBUG
            @available(iOS 17, *)
            fileprivate extension Array where Element == Int {
                /// The sum.
                @inline(never) func sum() -> Int {
                    reduce(0, +) // added up
                }
            }
            #endif
            #Preview { V([1].sum()) }
            """
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        let helper = CarriedDeclaration(
            name: "Array.sum", line: 5,
            code: "@MainActor\n@inline(never) func sum() -> Int {\n    reduce(0, +) // added up\n}",
            container: "@available(iOS 17, *)\nfileprivate extension Array where Element == Int", conditions: ["DEBUG"])
        #expect(entry.preview?.helpers == [helper])
    }

    @Test(
        "a member of an extension is on the main actor if only previews and views use it, and nothing states another",
        arguments: [
            ("extension Int { fileprivate var a: Int { self } }", true),
            ("extension Int { fileprivate static let a = 1 }", true),
            ("extension Int { fileprivate func a() -> Int { 1 } }", true),
            ("extension Int { nonisolated fileprivate var a: Int { self } }", false),
            ("nonisolated extension Int { fileprivate var a: Int { self } }", false),
            ("@MainActor extension Int { fileprivate var a: Int { self } }", false),
            ("extension Int { fileprivate var a: Int { self } }\nprivate struct B { let b = 1.a }", false),
            ("extension Int { fileprivate var a: Int { self } }\nstruct B { let b = 1.a }", true),
            ("extension Int { fileprivate struct a {} }", false),
            ("extension Int { fileprivate init(a: Int) { self.init() } }", false),
            ("actor Int {}\nextension Int { fileprivate func a() -> Int { 1 } }", false),
        ])
    func isolatedMembers(source: String, isIsolated: Bool) throws {
        let catalog = catalog("\(source)\n#Preview { V(1.a, B().b, Int.a(), Int(a: 1)) }")
        let entry = try #require(catalog.entries.first { $0.kind == .macro })
        let codes = entry.preview?.helpers?.map(\.code) ?? []
        #expect(codes.contains { $0.hasPrefix("@MainActor\n") } == isIsolated)
    }

    @Test(
        "carries what nonisolated code uses as nonisolated, because the tests may be on the main actor by default",
        arguments: [
            ("private struct A { static let b = 1 }", "nonisolated private struct A { static let b = 1 }"),
            ("private final class A { static let b = 1 }", "nonisolated private final class A { static let b = 1 }"),
            ("@W\nprivate struct A { var b = 1 }", "@W\nnonisolated private struct A { var b = 1 }"),
            ("@inline(never) private func b() {}", "@inline(never)\nnonisolated private func b() {}"),
            ("@propertyWrapper private struct A {}", "@propertyWrapper private struct A {}"),
            ("private var b: Int { 1 }", "nonisolated private var b: Int { 1 }"),
            ("private extension Int { var b: Int { self } }", "nonisolated var b: Int { self }"),
            ("private extension View { func b() -> Int { 1 } }", "func b() -> Int { 1 }"),
            ("private struct A: View { let b = 1 }", "private struct A: View { let b = 1 }"),
            ("private var b = 1", "private var b = 1"),
            ("@MainActor private let b = 1", "@MainActor private let b = 1"),
        ])
    func nonisolated(declaration: String, copy: String) throws {
        for user in ["(unsafe) private var user = A().b + b + 1.b()", " private let user = A(b, 1.b())"] {
            let catalog = catalog("\(declaration)\nnonisolated\(user)\n#Preview { V(user, W(), 1.b()) }")
            let entry = try #require(catalog.entries.first { $0.kind == .macro })
            #expect(entry.preview?.helpers?.map(\.code).first == copy)
        }
    }

    @Test("carries what the parts of a nonisolated copy use, and its extensions, as nonisolated too")
    func nonisolatedParts() throws {
        let source = """
            private let rate = 2
            private struct Model { var price: Int { rate } }
            extension Model { static let sample = Model() }
            nonisolated private func price() -> Int { Model.sample.price }
            #Preview { V(price()) }
            """
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        #expect(entry.preview?.helpers?.filter { $0.code.hasPrefix("nonisolated ") }.count == 4)
    }

    @Test(
        "finds the members that a type inherits in its file",
        arguments: [
            ("class A { fileprivate static let b = 1 }\nclass C: A {}", "V(C.b)", "A.b"),
            ("class A { fileprivate init() {} }\nfinal class C: A {}", "V(C())", "A()"),
            ("class A { fileprivate static let b = 1 }\nclass D: A {}\nclass C: D {}", "V(C.b)", "A.b"),
            ("class A { fileprivate static let b = 1 }\nclass C: A {}\nextension C { #Preview { b } }", "V()", "A.b"),
            ("class A { fileprivate class func b() {} }\nclass C: A { override class func b() {} }", "C.b()", nil),
            ("class A { fileprivate init() {} }\nfinal class C: A { override init() {} }", "V(C())", nil),
            ("class A: A { fileprivate static let b = 1 }\nclass C {}", "V(C.b)", nil),
        ] as [(String, String, String?)])
    func inherited(source: String, body: String, name: String?) throws {
        let entry = try #require(catalog("\(source)\n#Preview { \(body) }").entries.first { $0.kind == .macro })
        #expect(entry.reason?.contains("'\(name ?? "")', which is private in its type") == (name == nil ? nil : true))
    }

    @Test("carries the private members that a type inherits from an extension of its protocol")
    func inheritedFromProtocol() throws {
        let source = "private extension P { static var b: Int { 1 } }\nstruct A: P {}\n#Preview { V(A.b) }"
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        #expect(entry.preview?.helpers?.map(\.name) == ["P.b"])
    }

    @Test("keeps a size in its body that only the body knows, with a note")
    func dependentLayout() throws {
        for body in [
            "let side = 10\nreturn V().previewLayout(.fixed(width: side, height: 20))",
            "@Previewable @State var side = 10\nV().previewLayout(.fixed(width: 10, height: side))",
        ] {
            let catalog = catalog("#Preview(\"A\") {\n\(body)\n}")
            #expect(catalog.only?.preview?.layout == nil)
            #expect(catalog.diagnostics.map(\.id) == [.dependentLayout])
        }
        let arguments = catalog("#Preview(\"A\", arguments: [1]) { V().previewLayout(.fixed(width: $0, height: 2)) }")
        #expect(arguments.only?.preview?.layout == nil)
        let constant = catalog(
            "#Preview(\"A\") { let a = 1\nreturn V(a).previewLayout(.fixed(width: side, height: 2)) }")
        #expect(constant.only?.preview?.layout == .fixed(width: "side", height: "2"))
        #expect(constant.diagnostics.isEmpty)
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
