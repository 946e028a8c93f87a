struct V: View {
    var body: some View {
        Text("").accessibilityIdentifier("a")
        Text("").accessibilityIdentifier("b")
        Text("").accessibilityIdentifier("row.1")
    }
}
