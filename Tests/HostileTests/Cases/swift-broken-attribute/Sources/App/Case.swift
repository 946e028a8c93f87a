@available(iOS 17, *
#Preview("Case") { Text() }
