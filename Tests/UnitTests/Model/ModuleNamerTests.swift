import Testing

@testable import SnapgenModel

@Suite("ModuleNamer")
struct ModuleNamerTests {
    @Test(
        "a target's module has '_' for each character that no module can have",
        arguments: [("TravelUI", "TravelUI"), ("My-Screens", "My_Screens"), ("My--Screens", "My__Screens")])
    func targets(target: String, module: String) {
        #expect(ModuleNamer.module(named: target) == module)
    }

    @Test(
        "a path's module is the folder below 'Sources' or 'Tests', else its own folder",
        arguments: [
            ("Features/Sources/Checkout/Views", "Checkout"), ("App/My-Screens", "My_Screens"), ("App/Row.swift", "App"),
            ("Row.swift", "Row"), ("Sources", "Sources"), ("Sources/Kit/Row.swift", "Kit"),
        ])
    func paths(path: String, module: String) throws {
        #expect(ModuleNamer.module(of: try #require(RelativePath(path))) == module)
    }
}
