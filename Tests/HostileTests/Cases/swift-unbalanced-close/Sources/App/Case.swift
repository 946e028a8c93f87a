#Preview("Case") {
    Text("x")
}
}
}
#Preview("Other") { Text("y") }
