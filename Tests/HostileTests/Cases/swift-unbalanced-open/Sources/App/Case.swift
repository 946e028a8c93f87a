#Preview("Case") {
    VStack {
        Text("x")
}
