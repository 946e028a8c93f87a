let page = Text("").accessibilityIdentifier("list-other")

struct Row: View {
    var body: some View { Text("").accessibilityIdentifier(item.code) }
}
