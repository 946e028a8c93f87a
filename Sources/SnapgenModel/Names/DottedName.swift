extension String {
    /// The parts of a dotted name, outermost first: `Hotel` and `Cell` of `Hotel.Cell`.
    ///
    /// They are found by bytes, because the names of all types are taken apart, and characters take ten times as long.
    package var dottedComponents: [Substring] {
        let dot = UInt8(ascii: ".")
        return utf8.contains(dot) ? utf8.split(separator: dot).map(Substring.init) : isEmpty ? [] : [self[...]]
    }
}
