/// The parts of an ICC profile with a matrix and curves (ICC.1:2022), as Apple writes them; others are not converted.
struct ICCProfile {
    private let bytes: [UInt8]

    /// The largest number of bytes; those of profiles of displays have less than 10 kB.
    static let largestSize = 1 << 20

    /// Returns the profile that the bytes describe; `nil` for one that has tables of colours, or is damaged.
    static func profile(_ bytes: [UInt8], named name: String) -> ColorProfile? {
        let file = ICCProfile(bytes: bytes)
        let isGray = file.number(at: 16, 4) == signature("GRAY")
        guard let curve = file.curve(isGray ? "kTRC" : "gTRC") else { return nil }
        let title = file.title.flatMap { $0.isEmpty ? nil : $0 } ?? name
        if isGray {
            return ColorProfile(name: title, primaries: ColorProfile.sRGB.primaries, curve: curve)
        }
        let primaries = ["rXYZ", "gXYZ", "bXYZ"].compactMap(file.color)
        guard primaries.count == 3, ColorBasis(primaries).volume > 0.001, file.tag("A2B0") == nil else { return nil }
        return ColorProfile(name: title, primaries: primaries, curve: curve)
    }

    private func number(at offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private func fixed(at offset: Int) -> Double? {
        number(at: offset, 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }

    private static func signature(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }

    /// Returns the place of a tag's data.
    private func tag(_ name: String) -> Int? {
        let signature = Self.signature(name)
        let count = min(number(at: 128, 4) ?? 0, 100)
        let entry = (0..<count).first { number(at: 132 + 12 * $0, 4) == signature }
        return entry.flatMap { number(at: 136 + 12 * $0, 4) }
    }

    private func color(_ name: String) -> SIMD3<Double>? {
        guard let place = tag(name), let x = fixed(at: place + 8), let y = fixed(at: place + 12),
            let z = fixed(at: place + 16)
        else { return nil }
        return SIMD3(x, y, z)
    }

    private func curve(_ name: String) -> ColorCurve? {
        guard let place = tag(name), let type = number(at: place, 4) else { return nil }
        if type == Self.signature("para") { return parameters(at: place) }
        guard type == Self.signature("curv"), let count = number(at: place + 8, 4), count <= 65536 else { return nil }
        if count == 0 { return .gamma(1) }
        if count == 1 { return number(at: place + 12, 2).map { .gamma(Double($0) / 256) } }
        let values = (0..<count).compactMap { number(at: place + 12 + 2 * $0, 2).map { Double($0) / 65535 } }
        return values.count == count ? .table(values) : nil
    }

    private func parameters(at place: Int) -> ColorCurve? {
        let counts = [1, 3, 4, 5, 7]
        guard let type = number(at: place + 8, 2), counts.indices.contains(type) else { return nil }
        var values = (0..<counts[type]).compactMap { fixed(at: place + 12 + 4 * $0) }
        guard values.count == counts[type] else { return nil }
        // The short forms have a limit that follows from the other parameters.
        switch type {
        case 0: values += [1, 0, 0, 0, 0, 0]
        case 1: values += [0, values[1] == 0 ? 0 : -values[2] / values[1], 0, 0]
        case 2:
            let offset = values[3]
            values = Array(values[..<3]) + [0, values[1] == 0 ? 0 : -values[2] / values[1], offset, offset]
        case 3: values += [0, 0]
        default: break
        }
        return .parameters(values)
    }

    /// The description, in versions 2 (ASCII) and 4 (UTF-16).
    private var title: String? {
        guard let place = tag("desc"), let type = number(at: place, 4) else { return nil }
        if type == Self.signature("desc"), let count = number(at: place + 8, 4), 1..<200 ~= count,
            place + 12 + count <= bytes.count
        {
            return String(decoding: bytes[place + 12..<place + 11 + count], as: UTF8.self)
        }
        guard type == Self.signature("mluc"), let length = number(at: place + 20, 4),
            let offset = number(at: place + 24, 4), length < 400, place + offset + length <= bytes.count
        else { return nil }
        let units = stride(from: place + offset, to: place + offset + length - 1, by: 2).compactMap {
            number(at: $0, 2)
        }
        return String(decoding: units.map { UInt16($0) }, as: UTF16.self)
    }
}
