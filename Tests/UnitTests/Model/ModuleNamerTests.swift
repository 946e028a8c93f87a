import Testing

@testable import SnapgenModel

@Suite("ModuleNamer")
struct ModuleNamerTests {
    @Test(
        "a path's module is the folder below 'Sources' or 'Tests', else its own, as a valid name",
        arguments: [
            ("Features/Sources/Checkout/Views", "Checkout"), ("App/My--Screens", "My__Screens"),
            ("App/Row.swift", "App"), ("Row.swift", "Row"), ("Sources", "Sources"), ("Sources/Kit/Row.swift", "Kit"),
        ])
    func paths(path: String, module: String) throws {
        #expect(ModuleNamer.module(of: try #require(RelativePath(path))) == module)
    }
}
