#Preview("Case") { Text("x") }
