import Testing

@testable import SnapgenAccessibility

@Suite("Names of schemas")
struct SchemaNameTests {
    @Test(
        "the path of a type in its module has no modules, also in generic arguments",
        arguments: [
            ("App.Cell", "Cell"),
            ("App.List.Cell", "List.Cell"),
            ("App.List<App.Cell>.Header", "List<Cell>.Header"),
            ("App.Pair<Users.Cell, Swift.Int>", "Pair<Cell, Int>"),
            ("App.Box<App.Box<App.List.Cell>>", "Box<Box<List.Cell>>"),
            ("App.(unknown context at $7f00).Cell", "Cell"),
            ("App.(unknown context at $7f00).List.(unknown context at $7f01).Cell", "List.Cell"),
        ])
    func paths(qualified: String, path: String) {
        #expect(KeyIdentifierFinder.path(ofType: qualified) == path)
    }
}
