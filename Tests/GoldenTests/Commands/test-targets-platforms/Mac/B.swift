#Preview("Mac") { Text("b") }
