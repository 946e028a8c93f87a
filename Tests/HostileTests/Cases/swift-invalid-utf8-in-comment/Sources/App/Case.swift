// ÿþ
#Preview("Case") { Text("x") }
