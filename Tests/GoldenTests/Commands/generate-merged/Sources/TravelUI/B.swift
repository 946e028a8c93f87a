#Preview("B") { B() }
