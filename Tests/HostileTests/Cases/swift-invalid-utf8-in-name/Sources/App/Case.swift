#Preview("aÿ") { Text("x") }
