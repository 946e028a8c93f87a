import Foundation

package enum RandomSeeds {
    /// A Boolean value that indicates whether tests try many inputs: `SNAPGEN_LONG_TESTS=1`.
    package static let areMany = ProcessInfo.processInfo.environment["SNAPGEN_LONG_TESTS"] != nil
}

/// A random number generator with the same numbers in every run.
///
/// It implements Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
package struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    package init(state: UInt64) {
        self.state = state
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
