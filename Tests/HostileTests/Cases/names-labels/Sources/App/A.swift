enum Labels: TestableValue {
    static let samples = [
        ("a\"b", 1), ("\\(x)", 2), ("../..", 3), ("🙂", 4), ("a\nb", 5), ("\u{202E}", 6), ("", 7), ("A b", 8), ("a-b", 9),
    ]
}
