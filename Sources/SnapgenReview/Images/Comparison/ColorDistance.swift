/// The difference between two colours that a person perceives (Kotsarenko and Ramos, "Measuring perceived colour
/// difference using YIQ NTSC transmission color space in mobile applications", 2010), as pixelmatch 7.2.0 calculates it
/// with `checkerboard: false`.
///
/// Colours are blended with white, as in odiff 4.5.0 and pixelmatch up to 6.0, or with another ground. odiff calculates
/// with integers, in which a difference close to the threshold can be on its other side.
enum ColorDistance {
    /// pixelmatch's and odiff's number for the difference between black and white.
    static let largest = 35215.0

    /// Returns the square of the difference of two colours without alpha, whose channels are from 0 to 255; it is at
    /// most `largest`.
    static func squared(_ difference: SIMD3<Double>) -> Double {
        let (red, green, blue) = (difference.x, difference.y, difference.z)
        let y = brightness(red, green, blue)
        let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
        let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    /// Returns the difference of the brightness on a white ground, without rounding where there is none.
    static func brightness(_ first: UInt32, _ second: UInt32) -> Double {
        if first == second { return 0 }
        return brightness(blended(first, second, 0), blended(first, second, 8), blended(first, second, 16))
    }

    @inline(__always)
    private static func brightness(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    }

    @inline(__always)
    private static func blended(_ first: UInt32, _ second: UInt32, _ shift: UInt32) -> Double {
        let (alpha, otherAlpha) = (channel(first, 24), channel(second, 24))
        let colors = channel(first, shift) &* alpha &- channel(second, shift) &* otherAlpha
        return Double(colors &- 255 &* (alpha &- otherAlpha)) / 255
    }

    @inline(__always)
    private static func channel(_ pixel: UInt32, _ shift: UInt32) -> Int32 {
        Int32(truncatingIfNeeded: pixel &>> shift & 255)
    }
}
