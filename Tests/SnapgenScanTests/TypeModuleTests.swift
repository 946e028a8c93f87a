import Testing

@testable import SnapgenScan

@Suite("The module before a type")
struct TypeModuleTests {
    @Test("is that of its declaration, also where another module makes it conform")
    func declared() {
        #expect(catalog("struct A: Testable {}").only?.declaration.typeModule == "App")
        let extended = catalog(of: [
            file("struct Card {}", "Sources/Kit/Card.swift", module: "Kit"), file("extension Card: Testable {}"),
        ])
        #expect(extended.only?.declaration.typeModule == "Kit")
    }

    @Test(
        "is left out where the module has a type of its own name, which the compiler finds in its place",
        arguments: ["struct App {}", "enum App { case a }", "typealias App = Int", "protocol App {}"])
    func namesake(declaration: String) {
        #expect(catalog("struct A: Testable {}", declaration).only?.declaration.typeModule == nil)
        #expect(catalog("struct A: Testable {}", "enum Outer { \(declaration) }").only?.declaration.typeModule == "App")
        #expect(catalog("struct A: Testable {}", "private \(declaration)").only?.declaration.typeModule == "App")
    }

    @Test("is left out for a type that the sources do not declare, and a macro has none")
    func unknown() {
        #expect(catalog("extension Date: Testable {}").only?.declaration.typeModule == nil)
        #expect(catalog("#Preview { V() }").only?.declaration.typeModule == nil)
    }
}
