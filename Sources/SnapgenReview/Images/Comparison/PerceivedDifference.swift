import Foundation

/// The largest difference of two colours in CIE L\*a\*b\*, by which swift-snapshot-testing 1.18.9 decides with a
/// `perceptualPrecision` below 1: a pixel passes if `CILabDeltaE` is at most 100 times what the precision lacks to 1.
///
/// The filter exists on Apple's platforms only. It works without colour management there, and its formula is not
/// documented; therefore the larger distance counts of samples taken as light and of colours, and it is that of 1976,
/// which is never below those of 1994 and 2000.
struct PerceivedDifference {
    private(set) var largest: Float = 0
    private let light: [Float]
    private let rows: [SIMD3<Float>]
    private let plainRows: [SIMD3<Float>]
    /// Pairs that were added; drawn pictures have few different ones.
    private var known = [SIMD4<Float>](repeating: SIMD4(repeating: -1), count: 2048)

    init(_ profile: ColorProfile) {
        light = (0..<256).map { Float(profile.curve.linear(Double($0) / 255)) }
        (rows, plainRows) = (Self.rows(profile), Self.rows(.sRGB))
    }

    /// Returns the weights of red, green and blue in X, Y and Z, relative to white.
    private static func rows(_ profile: ColorProfile) -> [SIMD3<Float>] {
        let white = SIMD3(0.9642, 1, 0.8249)
        return (0..<3).map { row in
            let weights = profile.primaries.map { Float($0[row] / white[row]) }
            return SIMD3(weights[0], weights[1], weights[2])
        }
    }

    /// Adds two colours, whose channels are from 0 to 255.
    mutating func add(_ old: SIMD3<Float>, _ new: SIMD3<Float>) {
        let sums = old * SIMD3(1, 31, 961) + new * SIMD3(29_791, 17, 527)
        let place = Int(truncatingIfNeeded: Int64(sums.sum())) & 2047
        let pair = SIMD4(old.x + new.x * 256, old.y + new.y * 256, old.z + new.z * 256, 0)
        if known[place] == pair { return }
        known[place] = pair
        let plain = Self.distance(old / 255, new / 255, plainRows)
        largest = max(largest, plain, Self.distance(lightOf(old), lightOf(new), rows))
    }

    private func lightOf(_ color: SIMD3<Float>) -> SIMD3<Float> {
        func light(_ sample: Float) -> Float {
            let index = min(max(Int(sample), 0), 254)
            return self.light[index] + (self.light[index + 1] - self.light[index]) * (sample - Float(index))
        }
        return SIMD3(light(color.x), light(color.y), light(color.z))
    }

    private static func distance(_ old: SIMD3<Float>, _ new: SIMD3<Float>, _ rows: [SIMD3<Float>]) -> Float {
        let difference = values(old, rows) - values(new, rows)
        let lab = SIMD3(116 * difference.y, 500 * (difference.x - difference.y), 200 * (difference.y - difference.z))
        return (lab * lab).sum().squareRoot()
    }

    private static func values(_ light: SIMD3<Float>, _ rows: [SIMD3<Float>]) -> SIMD3<Float> {
        func value(_ row: SIMD3<Float>) -> Float {
            let share = (row * light).sum()
            return share > 216 / 24389 ? cbrt(share) : (24389 / 27 * share + 16) / 116
        }
        return SIMD3(value(rows[0]), value(rows[1]), value(rows[2]))
    }

    /// The largest precision with three digits with which no pixel fails.
    var precision: Double { (max(0, 1 - Double(largest) / 100) * 1000).rounded(.down) / 1000 }
}
