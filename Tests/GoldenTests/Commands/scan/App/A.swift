#Preview { row() }
