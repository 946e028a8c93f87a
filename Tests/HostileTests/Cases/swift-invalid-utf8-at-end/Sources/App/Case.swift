#Preview("Case") { Text("x") }
ğŸ