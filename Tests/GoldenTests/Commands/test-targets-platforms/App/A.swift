#Preview("Phone") { Text("a") }
