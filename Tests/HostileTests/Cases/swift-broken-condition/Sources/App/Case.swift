#if os(
#Preview("Case") { Text() }
#endif
