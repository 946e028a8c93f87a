import Testing

@testable import SnapgenAccessibility

@MainActor
@Suite("Keys of accessibility schemas")
struct AccessibilityKeyTests {
    @Test("the identifier is the path from the schema at which the key path starts")
    func paths() {
        #expect(AccessibilityKey.keyPath(\CellAccessibility.title).identifier == "CellAccessibility.title")
        #expect(AccessibilityKey.keyPath(\CellAccessibility.avatar).identifier == "CellAccessibility.avatar")
        #expect(
            AccessibilityKey.keyPath(\CellAccessibility.avatar.image).identifier == "CellAccessibility.avatar.image")
        #expect(AccessibilityKey.keyPath(\CellAccessibility.self).identifier == "CellAccessibility.self")
    }

    @Test("a nested schema has the name of the type around it")
    func nested() {
        #expect(
            AccessibilityKey.keyPath(\UserListAccessibility.content.users).identifier
                == "UserListAccessibility.content.users[]")
        #expect(
            AccessibilityKey.keyPath(\UserListAccessibility.Content.users).identifier
                == "UserListAccessibility.Content.users[]")
    }

    @Test("inherited and lazy properties and those of groups have paths as well")
    func properties() {
        #expect(
            AccessibilityKey.keyPath(\SwitchCellAccessibility.title).identifier == "SwitchCellAccessibility.title")
        #expect(
            AccessibilityKey.keyPath(\SwitchCellAccessibility.control).identifier == "SwitchCellAccessibility.control")
        #expect(
            AccessibilityKey.keyPath(\UserListAccessibility.footer.title).identifier
                == "UserListAccessibility.footer.title")
        #expect(
            AccessibilityKey.keyPath(\UserListAccessibility.group.name).identifier == "UserListAccessibility.group.name"
        )
        #expect(
            AccessibilityKey.keyPath(\UserListAccessibility.OpenGroup.name).identifier
                == "UserListAccessibility.OpenGroup.name")
        #expect(
            AccessibilityKey.keyPath(\UserListAccessibility.pair.second).identifier
                == "UserListAccessibility.pair.second")
    }

    @Test("an identifier of the schema replaces the path")
    func rawIdentifiers() {
        #expect(AccessibilityKey.keyPath(\UserListAccessibility.content.search).identifier == "search-field")
        #expect(AccessibilityKey.keyPath(\UserListAccessibility.tags, item: "a").identifier == "tags[a]")
        #expect(AccessibilityKey.identifier("plain").identifier == "plain")
    }

    @Test("a view in a list has its item in brackets")
    func lists() {
        #expect(
            AccessibilityKey.keyPath(\UserListAccessibility.content.users, item: "ada").identifier
                == "UserListAccessibility.content.users[ada]")
        #expect(
            AccessibilityKey.keyPath(\UserListAccessibility.images, item: "1").identifier
                == "UserListAccessibility.images[1]")
        #expect(
            AccessibilityKey.keyPath(\UserListAccessibility.guests, item: "1").identifier
                == "UserListAccessibility.guests[1]")
        #expect(AccessibilityKey.keyPath(\UserListAccessibility.guests).identifier == "UserListAccessibility.guests[]")
    }

    @Test(
        "an item ends at the first bracket without a backslash and in its line",
        arguments: [
            ("a]b", #"a\]b"#), (#"a\"#, #"a\\"#), (#"\]"#, #"\\\]"#), ("a[b", "a[b"), ("a\r\nb", #"a\r\nb"#),
            ("a\u{2028}b\u{85}c", #"a\u{2028}b\u{85}c"#), ("", ""), ("Zoë 👩‍👩‍👧", "Zoë 👩‍👩‍👧"),
        ])
    func items(item: String, text: String) {
        #expect(ItemText(item).description == text)
    }

    @Test("plain views, images and texts are primitive, also in lists; components are not")
    func primitives() {
        #expect(AccessibilityKey.keyPath(\CellAccessibility.title).isPrimitive == true)
        #expect(AccessibilityKey.keyPath(\CellAccessibility.avatar).isPrimitive == false)
        #expect(AccessibilityKey.keyPath(\CellAccessibility.avatar.placeholder).isPrimitive == false)
        #expect(AccessibilityKey.keyPath(\UserListAccessibility.images).isPrimitive == true)
        #expect(AccessibilityKey.keyPath(\UserListAccessibility.members).isPrimitive == true)
        #expect(AccessibilityKey.keyPath(\UserListAccessibility.content.users).isPrimitive == false)
        #expect(AccessibilityKey.identifier("plain").isPrimitive == nil)
    }

    @Test("the form with modules begins with the schema's module, except for identifiers of the schema")
    func modules() throws {
        let cache = KeyIdentifierCache()
        let title = try cache.identifiers(of: \CellAccessibility.title).get()
        let search = try cache.identifiers(of: \UserListAccessibility.content.search).get()
        #expect(title.text(as: .module) == "SnapgenTestingTests.CellAccessibility.title")
        #expect(search.text(as: .module) == "search-field")
    }

    @Test("a private schema has the name that it has in its file")
    func hidden() {
        #expect(AccessibilityKey(hiddenTitle).identifier == "HiddenAccessibility.title")
    }
}

extension AccessibilityKeyTests {
    private func error(_ keyPath: AnyKeyPath) -> AccessibilityKeyError? {
        do {
            _ = try KeyIdentifierFinder(keyPath).find()
            return nil
        } catch {
            return error
        }
    }

    @Test("an object that contains itself is an error with its path")
    func cycles() {
        #expect(error(\LoopAccessibility.start.text) == .cyclic(path: "LoopAccessibility.start.next"))
    }

    @Test("two lists of the same views in one schema have their own identifiers or an error, never that of the other")
    func twoLists() {
        let paths = ["TwoListsAccessibility.members", "TwoListsAccessibility.guests"]
        for (keyPath, path) in zip([\TwoListsAccessibility.members, \TwoListsAccessibility.guests], paths) {
            let found = Result { try KeyIdentifierFinder(keyPath).find().path }
            switch found {
            case .success(let identifier): #expect(identifier == path)
            case .failure(let error): #expect(error as? AccessibilityKeyError == .ambiguous(paths: paths))
            }
        }
    }

    @Test("an object in two properties has the identifier of the right property, or an error with both")
    func shared() {
        let found = Result { try KeyIdentifierFinder(\SharingAccessibility.second).find().path }
        let paths = ["SharingAccessibility.first", "SharingAccessibility.second"]
        switch found {
        case .success(let identifier): #expect(identifier == paths[1])
        case .failure(let error): #expect(error as? AccessibilityKeyError == .ambiguous(paths: paths))
        }
    }

    @Test("a computed property has the identifier of its name where the system knows it, or an error")
    func computed() {
        let found = Result { try KeyIdentifierFinder(\UserListAccessibility.made).find().path }
        switch found {
        case .success(let identifier): #expect(identifier == "UserListAccessibility.made")
        case .failure(let error): #expect("\(error)".contains("make it a stored property"))
        }
    }

    @Test("errors state the next step")
    func descriptions() {
        #expect(AccessibilityKeyError.noSchema(type: "A").description.contains("'AccessibilitySchema'"))
        #expect(AccessibilityKeyError.ambiguous(paths: ["A.b", "A.c"]).description.hasPrefix("'A.b' and 'A.c' are"))
        #expect(
            AccessibilityKeyError.noReflectionMetadata(type: "A").description.contains("-disable-reflection-metadata"))
    }
}
