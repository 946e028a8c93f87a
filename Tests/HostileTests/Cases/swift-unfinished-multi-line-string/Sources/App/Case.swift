#Preview("Case") {
    Text("""
    x)
}
