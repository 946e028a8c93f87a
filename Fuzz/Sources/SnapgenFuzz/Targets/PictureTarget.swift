import SnapgenReview

/// Checks for a PNG file whose chunks get the right checksums, so that inputs reach the code behind them.
struct PictureTarget {
    private let files: [[UInt8]]

    /// The largest number of pixels that is decoded.
    private static let maximumArea = 1 << 14

    init(_ bytes: [UInt8]) {
        files = [ChunkRepair.repaired(bytes), ChunkRepair.stored(bytes)]
    }

    func check() throws(Finding) {
        for file in files { try check(file) }
    }

    private func check(_ file: [UInt8]) throws(Finding) {
        guard let picture = try? Picture(png: file, maximumArea: Self.maximumArea) else { return }
        try Finding.unless(picture.size.area <= Self.maximumArea, "the picture is larger than it may be")
        try Finding.unless(
            (try? PictureSize(png: file)) == picture.size, "the header has another size than the picture")
        try checkComparison(picture)
    }

    /// Checks a comparison with a picture of the same pixels in the opposite order and the other orientation.
    private func checkComparison(_ picture: Picture) throws(Finding) {
        let size = PictureSize(width: picture.size.height, height: picture.size.width)
        let other = Picture(size: size, pixels: picture.pixels.reversed()[...], profile: picture.profile)
        let comparison = PictureComparison()
        let difference = comparison.compare(picture, with: other)
        try Finding.unless(0...1 ~= difference.share && 0...1 ~= difference.largest, "a share is above 1")
        try Finding.unless(difference.boxes.isEmpty == (difference.differing == 0), "changes are not in boxes")
        let swapped = comparison.compare(other, with: picture)
        try Finding.unless(
            swapped.changed == difference.changed && swapped.differing == difference.differing,
            "the order of pictures changes a count")
        try Finding.unless(comparison.compare(picture, with: picture).boxes.isEmpty, "a picture differs from itself")
    }
}

/// The checksums of a PNG file's chunks.
enum ChunkRepair {
    /// Returns a file with the signature and, in each chunk, the length up to the end of the file at most and the right checksum.
    static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        var file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
        var rest = bytes.dropFirst(8)
        while rest.count >= 8 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let body = rest.dropFirst(4).prefix(4 + length)
            file += bigEndian(body.count - 4)
            file += body
            file += bigEndian(Int(crc(body)))
            rest = rest.dropFirst(12 + length)
        }
        return file
    }

    /// Returns a file whose header and uncompressed data are the bytes.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let (header, rows) = (Array(bytes.prefix(5)), bytes.dropFirst(5).prefix(65535))
        guard header.count == 5 else { return [] }
        let forms: [[UInt8]] = [[8, 0], [16, 0], [8, 2], [16, 2], [8, 3], [8, 4], [16, 4], [8, 6], [16, 6]]
        let form = forms[Int(header[2]) % forms.count] + [0, 0, 0]
        let size: [UInt8] = bigEndian(Int(header[0])) + bigEndian(Int(header[1]))
        var file: [UInt8] = Array(repeating: 0, count: 8) + chunk("IHDR", size + form)
        if form[1] == 3 || header[4] & 2 != 0 { file += chunk("PLTE", Array(repeating: header[4], count: 768)) }
        if form[1] == 3, header[4] & 1 != 0 { file += chunk("tRNS", [header[4], header[3]]) }
        let (low, high) = (UInt8(rows.count & 255), UInt8(rows.count >> 8))
        let start: [UInt8] = [0x78, 0x01, 1, low, high, ~low, ~high]
        let checksum: [UInt8] = [0, 0, 0, 0]
        file += chunk("IDAT", start + Array(rows) + checksum)
        return repaired(file + chunk("IEND", []))
    }

    /// Returns a chunk with the wrong checksum.
    private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        let start: [UInt8] = bigEndian(contents.count) + Array(name.utf8)
        return start + contents + [0, 0, 0, 0]
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }

    private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xedb8_8320 }
        }
        return ~crc
    }
}
