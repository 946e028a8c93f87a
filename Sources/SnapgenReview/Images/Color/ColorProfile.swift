/// The colours that samples stand for: the primaries and the curve that a PNG file states.
package struct ColorProfile: Equatable, Sendable {
    package let name: String
    let curve: ColorCurve
    /// The colours of red, green and blue in CIE XYZ with the white point D50, as in ICC profiles.
    let primaries: [SIMD3<Double>]

    package static let sRGB = ColorProfile(
        name: "sRGB", chromaticities: [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06], curve: .sRGB)
    static let displayP3 = ColorProfile(
        name: "Display P3", chromaticities: [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06], curve: .sRGB)
    static let rec2020 = ColorProfile(
        name: "Rec. 2020", chromaticities: [0.3127, 0.329, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046], curve: .sRGB)

    init(name: String, primaries: [SIMD3<Double>], curve: ColorCurve) {
        (self.name, self.primaries, self.curve) = (name, primaries, curve)
    }

    /// Creates a profile from the places of white, red, green and blue in the chromaticity diagram, as in the chunk
    /// `cHRM`.
    init(name: String, chromaticities: [Double], curve: ColorCurve) {
        let points = stride(from: 0, to: 8, by: 2).map { index in
            let (x, y) = (chromaticities[index], chromaticities[index + 1])
            return SIMD3(x / y, 1, (1 - x - y) / y)
        }
        let weights = ColorBasis(Array(points[1...])).parts(of: points[0])
        let primaries = (0..<3).map { Self.adapted(points[$0 + 1] * weights[$0], from: points[0]) }
        self.init(name: name, primaries: primaries, curve: curve)
    }

    /// Returns a colour as it looks with the white point D50 (Bradford).
    private static func adapted(_ color: SIMD3<Double>, from white: SIMD3<Double>) -> SIMD3<Double> {
        let cones = ColorBasis([
            SIMD3(0.9869929, 0.4323053, -0.0085287), SIMD3(-0.1470543, 0.5183603, 0.0400428),
            SIMD3(0.1599627, 0.0492912, 0.9684867),
        ])
        return cones.color(
            of: cones.parts(of: color) / cones.parts(of: white) * cones.parts(of: SIMD3(0.9642, 1, 0.8249)))
    }

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
