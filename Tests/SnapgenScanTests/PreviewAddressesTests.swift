import Testing

@testable import SnapgenScan

@Suite("PreviewAddresses")
struct PreviewAddressesTests {
    /// The positions of the macros of one file among those of their name.
    private func positions(_ text: String) -> [String?] {
        catalog(text).entries.filter { $0.kind == .macro }.map { entry in
            entry.declaration.address.map { "\($0.number)/\($0.members.count)" }
        }
    }

    @Test("count previews without a test, because the program contains them")
    func withoutTest() {
        let widget = "#Preview(\"A\", as: .systemSmall) { W() } timeline: { E() }\n"
        #expect(positions("\(widget)#Preview(\"A\") { V() }") == ["1/2", "2/2"])
        #expect(positions("// snapgen: skip\n#Preview { V() }\n#Preview { W() }") == ["1/2", "2/2"])
    }

    @Test(
        "do not count previews in generic types, which no program contains",
        arguments: ["struct A<T> {\n#Preview { V() }\n}", "struct A<T> {}\nextension A {\n#Preview { V() }\n}"])
    func genericTypes(source: String) {
        #expect(positions("\(source)\n#Preview { V() }") == [nil, "1/1"])
    }

    @Test("count previews in types inside of functions, whatever other types are called like them")
    func localTypes() {
        let source = "func f() { struct A {\n#Preview { V() }\n} }\n#Preview { V() }"
        let other = file("struct A<T> {}", "Other.swift", module: "Other")
        let entries = catalog(of: [file(source, "A.swift", module: "App"), other]).entries
        #expect(entries.filter { $0.kind == .macro }.map { $0.declaration.address?.members.count } == [2, 2])
    }
}
