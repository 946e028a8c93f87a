/// The colours that samples stand for: the primaries and the curve that a PNG file states.
package struct ColorProfile: Equatable, Sendable {
    package let name: String
    /// The colours of red, green and blue in CIE XYZ with the white point D50, as in ICC profiles.
    let primaries: [SIMD3<Double>]
    let curve: ColorCurve

    // The primaries are those of the profiles that Apple's programs write.
    package static let sRGB = ColorProfile(
        name: "sRGB",
        primaries: [
            SIMD3(0.43607, 0.22249, 0.01392), SIMD3(0.38515, 0.71687, 0.09708), SIMD3(0.14307, 0.06061, 0.7141),
        ], curve: .sRGB)
    static let displayP3 = ColorProfile(
        name: "Display P3",
        primaries: [
            SIMD3(0.51512, 0.2412, -0.00105), SIMD3(0.29198, 0.69225, 0.04189), SIMD3(0.1571, 0.06657, 0.78407),
        ], curve: .sRGB)
    static let rec2020 = ColorProfile(
        name: "Rec. 2020",
        primaries: [
            SIMD3(0.67346, 0.27904, -0.00194), SIMD3(0.16566, 0.67534, 0.02998), SIMD3(0.1251, 0.04562, 0.79684),
        ], curve: .sRGB)

    /// Returns whether equal samples have equal colours, as precisely as profiles of different programs state them.
    func isSame(as other: ColorProfile) -> Bool {
        self == other
            || zip(primaries, other.primaries).allSatisfy { ($0 - $1).min() > -0.002 && ($0 - $1).max() < 0.002 }
                && (0...16).allSatisfy {
                    abs(curve.linear(Double($0) / 16) - other.curve.linear(Double($0) / 16)) < 0.002
                }
    }
}

/// Three colours of which others consist.
struct ColorBasis {
    let volume: Double
    private let colors: [SIMD3<Double>]
    private let rows: [SIMD3<Double>]

    init(_ colors: [SIMD3<Double>]) {
        self.colors = colors
        let crossed = (0..<3).map { Self.cross(colors[($0 + 1) % 3], colors[($0 + 2) % 3]) }
        let volume = (colors[0] * crossed[0]).sum()
        (self.volume, rows) = (volume, crossed.map { $0 / volume })
    }

    @inline(__always)
    func parts(of color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum())
    }

    @inline(__always)
    func color(of parts: SIMD3<Double>) -> SIMD3<Double> {
        colors[0] * parts.x + colors[1] * parts.y + colors[2] * parts.z
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}
