#Preview("B") { Text("b") }
