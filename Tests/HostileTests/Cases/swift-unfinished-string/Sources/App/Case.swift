#Preview("Case") {
    Text("x)
}
