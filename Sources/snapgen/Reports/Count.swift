/// Returns a number with its noun: `1 entry`, `3 entries`.
func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? "\(noun)s")"
}

/// Returns a number of bytes for people: `812 B`, `13 KB`, `4.1 MB`.
func byteCount(_ bytes: Int) -> String {
    var (value, unit) = (Double(bytes), "B")
    for larger in ["KB", "MB", "GB"] where value >= 1000 { (value, unit) = (value / 1000, larger) }
    let isShort = unit == "B" || value >= 10
    let tenths = Int((value * 10).rounded())
    return isShort ? "\(Int(value.rounded())) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
}
