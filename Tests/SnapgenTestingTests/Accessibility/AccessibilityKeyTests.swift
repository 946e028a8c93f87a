import Testing

@testable import SnapgenAccessibility

@MainActor
@Suite("Keys of accessibility schemas")
struct AccessibilityKeyTests {
    @Test("the identifier is the path from the schema at which the key path starts, unless the schema has one")
    func paths() {
        let paths: [(AnyKeyPath, String)] = [
            (\CellAccessibility.title, "CellAccessibility.title"),
            (\CellAccessibility.avatar, "CellAccessibility.avatar"),
            (\CellAccessibility.avatar.image, "CellAccessibility.avatar.image"),
            (\CellAccessibility.self, "CellAccessibility.self"),
            (\SwitchCellAccessibility.title, "SwitchCellAccessibility.title"),
            (\SwitchCellAccessibility.control, "SwitchCellAccessibility.control"),
            (\UserListAccessibility.footer.title, "UserListAccessibility.footer.title"),
            (\UserListAccessibility.group.name, "UserListAccessibility.group.name"),
            (\UserListAccessibility.OpenGroup.name, "UserListAccessibility.OpenGroup.name"),
            (\UserListAccessibility.pair.second, "UserListAccessibility.pair.second"),
            (\UserListAccessibility.content.search, "search-field"),
            (hiddenTitle, "HiddenAccessibility.title"),
        ]
        for (keyPath, identifier) in paths { #expect(AccessibilityKey(keyPath).identifier == identifier) }
        #expect(AccessibilityKey.identifier("plain").identifier == "plain")
    }

    @Test("a view in a list has its item in brackets")
    func lists() {
        let paths: [(AnyKeyPath, String)] = [
            (\UserListAccessibility.content.users, "UserListAccessibility.content.users[a]"),
            (\UserListAccessibility.images, "UserListAccessibility.images[a]"),
            (\UserListAccessibility.guests, "UserListAccessibility.guests[a]"),
            (\UserListAccessibility.tags, "tags[a]"),
        ]
        for (keyPath, identifier) in paths { #expect(AccessibilityKey(keyPath, item: "a").identifier == identifier) }
        #expect(AccessibilityKey.keyPath(\UserListAccessibility.tags, item: "a").identifier == "tags[a]")
        #expect(
            AccessibilityKey.keyPath(\UserListAccessibility.Content.users, item: "").identifier
                == "UserListAccessibility.Content.users[]")
        #expect(AccessibilityKey.keyPath(\UserListAccessibility.images, item: "a").identifier?.hasSuffix("[a]") == true)
    }

    @Test("views whose schema has parts are containers, also in lists; others keep their own element")
    func containers() {
        #expect(!AccessibilityKey.keyPath(\CellAccessibility.title).isContainer)
        #expect(AccessibilityKey.keyPath(\CellAccessibility.avatar).isContainer)
        #expect(AccessibilityKey.keyPath(\CellAccessibility.avatar.placeholder).isContainer)
        #expect(AccessibilityKey.keyPath(\SwitchCellAccessibility.badge).isContainer == false)
        #expect(!AccessibilityKey.keyPath(\UserListAccessibility.images, item: "a").isContainer)
        #expect(!AccessibilityKey.keyPath(\UserListAccessibility.members, item: "a").isContainer)
        #expect(AccessibilityKey.keyPath(\UserListAccessibility.content.users, item: "a").isContainer)
        #expect(AccessibilityKey.keyPath(\UserListAccessibility.footer).isContainer)
        #expect(AccessibilityKey.identifier("plain").isContainer)
    }

    @Test("an inherited part has the identifiers of the schema that is asked and of those above it")
    func inherited() {
        let title = AccessibilityKey(\SwitchCellAccessibility.title)
        #expect(title.identifiers.starts(with: ["SwitchCellAccessibility.title", "CellAccessibility.title"]))
    }

    @Test("an object that contains itself is an error with its path")
    func cycles() {
        let error = AccessibilityKey(\LoopAccessibility.start.text).error
        #expect(error?.hasPrefix("'LoopAccessibility.start.next' contains itself") == true)
    }

    @Test(
        "equal lists, and an object in two properties, have their own identifiers or an error, never that of the other")
    func shared() {
        let paths: [(AnyKeyPath, String, [String])] = [
            (\TwoListsAccessibility.members, "TwoListsAccessibility.members", ["members", "guests"]),
            (\TwoListsAccessibility.guests, "TwoListsAccessibility.guests", ["members", "guests"]),
            (\SharingAccessibility.second, "SharingAccessibility.second", ["first", "second"]),
        ]
        for (keyPath, path, labels) in paths {
            let (key, schema) = (AccessibilityKey(keyPath), path.prefix { $0 != "." })
            let message = "'\(schema).\(labels[0])' and '\(schema).\(labels[1])' are indistinguishable"
            #expect(key.error.map { $0.hasPrefix(message) } ?? (key.identifiers.first == path))
        }
    }

    @Test("errors state the next step")
    func descriptions() {
        let computed = AccessibilityKey(\UserListAccessibility.made).error
        #expect(computed?.contains("a stored property") == true)
        let group = AccessibilityKey(\UserListAccessibility.Group.name).error
        #expect(group?.contains("'AccessibilitySchema'") == true)
    }

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
    func typePaths(qualified: String, path: String) {
        #expect(KeyIdentifierFinder.path(ofType: qualified) == path)
    }
}
