import Foundation

/// The function from a sample, 0 to 1, to its share of light.
enum ColorCurve: Equatable, Sendable {
    /// The parameters g, a, b, c, d, e and f of ICC.1:2022, 10.18: `(ax + b)^g + e` from d on, and `cx + f` below.
    case parameters([Double])
    case table([Double])

    static let sRGB = parameters([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045, 0, 0])

    static func gamma(_ exponent: Double) -> Self { .parameters([exponent, 1, 0, 0, 0, 0, 0]) }

    func linear(_ sample: Double) -> Double {
        switch self {
        case .parameters(let p):
            return sample >= p[4] ? pow(max(p[1] * sample + p[2], 0), p[0]) + p[5] : p[3] * sample + p[6]
        case .table(let values):
            let place = min(max(sample, 0), 1) * Double(values.count - 1)
            let index = min(Int(place), values.count - 2)
            return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
        }
    }
}
