#Preview("Both") { Text("c") }
