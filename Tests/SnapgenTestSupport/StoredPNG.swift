/// PNG files whose data is stored without compression (PNG 3rd edition; RFC 1950 and 1951).
package enum StoredPNG {
    package static let signature: [UInt8] = [0x89] + Array("PNG\r\n".utf8) + [0x1a, 0x0a]

    /// Returns a file with pixels of four bytes: red, green, blue and alpha.
    package static func file(width: Int, height: Int, pixels: [UInt8]) -> [UInt8] {
        var rows: [UInt8] = []
        for start in stride(from: 0, to: pixels.count, by: width * 4) {
            rows += [0] + pixels[start..<start + width * 4]
        }
        let header = bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0] as [UInt8]
        return [signature, chunk("IHDR", header), chunk("IDAT", zlib(rows)), chunk("IEND", [])].flatMap { $0 }
    }

    package static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        let starts = bytes.isEmpty ? [0] : Array(stride(from: 0, to: bytes.count, by: 60_000))
        for start in starts {
            let part = bytes[start..<min(start + 60_000, bytes.count)]
            let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
            stream += [part.endIndex == bytes.count ? 1 : 0, low, high, ~low, ~high] + part
        }
        return stream + bigEndian(adler(bytes))
    }

    /// Returns the checksum of a zlib stream (RFC 1950, 8.2).
    package static func adler(_ bytes: [UInt8]) -> Int {
        var (first, second) = (1, 0)
        for byte in bytes {
            first = (first + Int(byte)) % 65521
            second = (second + first) % 65521
        }
        return second << 16 | first
    }

    package static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + contents
        return bigEndian(contents.count) + body + bigEndian(crc(body))
    }

    private static func crc(_ bytes: [UInt8]) -> Int {
        var crc = 0xffff_ffff
        for byte in bytes {
            crc ^= Int(byte)
            for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xedb8_8320 }
        }
        return crc ^ 0xffff_ffff
    }

    package static func bigEndian(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
}
