/// Random numbers that are the same in every run, for searches that have to end the same way.
///
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct SeededRandom {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(truncatingIfNeeded: seed)
    }

    /// The next number that is at least 0 and below `bound`.
    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return Int(bits.multipliedFullWidth(by: UInt64(bound)).high)
    }
}
