import Testing

@testable import SnapgenAccessibility

@Suite("Names of schemas")
struct SchemaNameTests {
    @Test(
        "a name is a module and the path of a type in it, without the modules of generic arguments",
        arguments: [
            ("App.Cell", "App", "Cell"),
            ("App.List.Cell", "App", "List.Cell"),
            ("App.List<App.Cell>.Header", "App", "List<Cell>.Header"),
            ("App.Pair<Users.Cell, Swift.Int>", "App", "Pair<Cell, Int>"),
            ("App.Box<App.Box<App.List.Cell>>", "App", "Box<Box<List.Cell>>"),
            ("App.(unknown context at $7f00).Cell", "App", "Cell"),
            ("App.(unknown context at $7f00).List.(unknown context at $7f01).Cell", "App", "List.Cell"),
        ])
    func names(qualified: String, module: String, path: String) {
        let name = SchemaName(qualifiedName: qualified)
        #expect(name.module == module)
        #expect(name.path == path)
    }

    @Test("the text of a key path is used only if it has the names of all properties")
    func printed() {
        #expect(KeyIdentifierFinder.labels(printed: #"\List.content.users"#, root: "List") == ["content", "users"])
        #expect(KeyIdentifierFinder.labels(printed: #"\Cell.self"#, root: "Cell") == ["self"])
        #expect(KeyIdentifierFinder.labels(printed: #"\List.<offset 16 (Content)>"#, root: "List") == nil)
        #expect(KeyIdentifierFinder.labels(printed: #"\List.<computed 0x0000 (Text)>"#, root: "List") == nil)
        #expect(KeyIdentifierFinder.labels(printed: #"\List.content?.users"#, root: "List") == nil)
        #expect(KeyIdentifierFinder.labels(printed: "Swift.KeyPath<List, Text>", root: "List") == nil)
    }
}
