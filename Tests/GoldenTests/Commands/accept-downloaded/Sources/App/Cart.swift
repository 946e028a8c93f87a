struct Cart: TestableText {
    static var samples: [(String, Cart)] { [("empty", Cart()), ("full", Cart())] }
    var description: String { "" }
}
struct Open: TestableText {
    static var samples: [Open] { all }
}
