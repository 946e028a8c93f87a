/// An order of texts that is the same everywhere: numbers by their value, then the rest by its bytes.
enum TextOrder {
    /// Whether `left` comes first.
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
