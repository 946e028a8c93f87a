/// Returns a number with its noun: `1 entry`, `3 entries`.
func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? "\(noun)s")"
}
