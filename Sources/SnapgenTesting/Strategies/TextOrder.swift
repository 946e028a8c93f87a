/// A platform-independent order of texts: numbers by value, followed by other texts by their UTF-8 bytes.
enum TextOrder {
    /// Returns whether `left` precedes `right`.
    static func precedes(_ left: String, _ right: String) -> Bool {
        switch (number(left), number(right)) {
        case (let first?, let second?) where first != second: first < second
        case (.some, nil): true
        case (nil, .some): false
        default: left.utf8.lexicographicallyPrecedes(right.utf8)
        }
    }

    private static func number(_ text: String) -> Double? {
        Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}
