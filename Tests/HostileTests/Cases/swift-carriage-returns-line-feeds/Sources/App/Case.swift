#Preview("Case") {
    Text("""
        x
        """)
}
