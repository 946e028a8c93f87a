import Testing

@testable import SnapgenScan

@Suite("PreviewAddresses")
struct PreviewAddressesTests {
    /// The addresses of the macros of one file, as `NAME K/N`.
    private func addresses(_ text: String) -> [String?] {
        catalog(text).entries.filter { $0.kind == .macro }.map { $0.declaration.address?.text }
    }

    @Test("have the name, and the position among the previews of this name in the file")
    func positions() {
        #expect(
            addresses("#Preview { a() }\n#Preview(\"A\") { b() }\n#Preview { c() }\n#Preview(\"A\") { d() }") == [
                "- 1/2", "'A' 1/2", "- 2/2", "'A' 2/2",
            ])
        #expect(catalog("#Preview(\"A\") { V() }").only?.declaration.address?.file == "App/File1.swift")
    }

    @Test("of computed names exclude the literals of the file")
    func computedNames() {
        #expect(
            addresses("#Preview(name) { a() }\n#Preview(\"B\") { b() }\n#Preview(\"\\(n)\") { c() }\n#Preview { d() }")
                == ["besides [\"B\"] 1/2", "'B' 1/1", "besides [\"B\"] 2/2", "- 1/1"])
    }

    @Test("have the conditions around each preview of the name")
    func conditions() throws {
        let entries = catalog(
            "#if A\n#Preview(\"N\") { V() }\n#else\n#Preview(\"N\") { W() }\n#endif\n#Preview(\"M\") { W() }"
        ).entries
        let members = [[BranchCondition(required: "A")], [BranchCondition(denied: ["A"], required: nil)]]
        #expect(entries.map(\.declaration.address?.members) == [members, members, [[]]])
        #expect(entries.map(\.declaration.address?.number) == [1, 2, 1])
    }

    @Test("count previews without a test, because the program contains them")
    func withoutTest() {
        let widget = "#Preview(\"A\", as: .systemSmall) { W() } timeline: { E() }\n"
        #expect(addresses("\(widget)#Preview(\"A\") { V() }") == ["'A' 1/2", "'A' 2/2"])
        #expect(addresses("// snapgen: skip\n#Preview { V() }\n#Preview { W() }") == ["- 1/2", "- 2/2"])
    }

    @Test(
        "do not count previews in generic types, which no program contains",
        arguments: ["struct A<T> {\n#Preview { V() }\n}", "struct A<T> {}\nextension A {\n#Preview { V() }\n}"])
    func genericTypes(source: String) {
        #expect(addresses("\(source)\n#Preview { V() }") == [nil, "- 1/1"])
    }

    @Test("count previews in types inside of functions, whatever other types are called like them")
    func localTypes() {
        let source = "func f() { struct A {\n#Preview { V() }\n} }\n#Preview { V() }"
        let other = file("struct A<T> {}", "Other.swift", module: "Other")
        let entries = catalog(of: [file(source, "A.swift", module: "App"), other]).entries
        #expect(entries.filter { $0.kind == .macro }.map { $0.declaration.address?.members.count } == [2, 2])
    }
}

extension PreviewAddress {
    fileprivate var text: String {
        let name =
            switch name {
            case .none: "-"
            case .literal(let text): "'\(text)'"
            case .computed(let names): "besides \(names)"
            }
        return "\(name) \(number)/\(members.count)"
    }
}
