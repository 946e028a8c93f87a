/// The checksum of a zlib stream (RFC 1950, 8.2).
struct Adler32 {
    private var sum: UInt32 = 1
    private var sumOfSums: UInt32 = 0

    var value: UInt32 { sumOfSums << 16 | sum }

    private static let modulus: UInt32 = 65521
    private static let lanes = 16
    /// The number of steps after which a lane with 16 bits could overflow: 255 * 22 * 23 / 2 is less than 65536.
    private static let steps = 22

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        let run = Self.steps * Self.lanes
        while bytes.count &- offset >= run {
            addRun(bytes, at: offset)
            offset &+= run
        }
        for byte in bytes[offset...] {
            sum = (sum &+ UInt32(byte)) % Self.modulus
            sumOfSums = (sumOfSums &+ sum) % Self.modulus
        }
    }

    /// Adds a run of bytes, of which each lane takes every sixteenth.
    ///
    /// `before` holds for each lane the sum of its sums before each step, which count sixteen times: once for each byte of the step.
    private mutating func addRun(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        var sums = SIMD16<UInt16>.zero
        var before = SIMD16<UInt16>.zero
        for step in 0..<Self.steps {
            let block = bytes.loadUnaligned(fromByteOffset: offset &+ step &* Self.lanes, as: SIMD16<UInt8>.self)
            before &+= sums
            sums &+= SIMD16<UInt16>(truncatingIfNeeded: block)
        }
        let wide = SIMD16<UInt32>(truncatingIfNeeded: sums)
        let weights = SIMD16<UInt32>(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
        let sixteenfold = SIMD16<UInt32>(truncatingIfNeeded: before) &<< 4
        let length = UInt32(Self.steps * Self.lanes)
        sumOfSums = (sumOfSums &+ length &* sum &+ (sixteenfold &+ wide &* weights).wrappedSum()) % Self.modulus
        sum = (sum &+ wide.wrappedSum()) % Self.modulus
    }
}
