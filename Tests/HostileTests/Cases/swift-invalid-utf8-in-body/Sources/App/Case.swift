#Preview("Case") { Text("aÃ(") }
