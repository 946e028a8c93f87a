/// A keyed 128-bit hash.
///
/// Without the key, it is infeasible to find two inputs with the same digest.
///
/// It implements SipHash-2-4 with 128-bit output: Aumasson and Bernstein, "SipHash: a fast short-input PRF" (2012), and
/// the authors' reference implementation, github.com/veorq/SipHash.
///
///     var hash = SipHash(key)
///     hash.add("App")
///     hash.add("Row.swift")
///     hash.digest  // not that of "AppRow" and ".swift"
public struct SipHash: Sendable {
    /// A 128-bit key.
    public struct Key: Hashable, Sendable, BitwiseCopyable {
        let low: UInt64
        let high: UInt64

        /// The public key of the test vectors, the bytes 0 to 15, whose digests do not detect forgeries.
        public static let published = Key(low: 0x0706_0504_0302_0100, high: 0x0f0e_0d0c_0b0a_0908)

        /// A new random key.
        public static var random: Key { Key(low: .random(in: .min ... .max), high: .random(in: .min ... .max)) }
    }

    /// The 128-bit result of hashing.
    public struct Digest: Sendable, BitwiseCopyable {
        fileprivate(set) var low: UInt64
        fileprivate(set) var high: UInt64

        /// The digest of an empty set, to which `+=` adds the digests of elements.
        public static let zero = Digest(low: 0, high: 0)
    }

    private var v0: UInt64
    private var v1: UInt64
    private var v2: UInt64
    private var v3: UInt64
    private var count: UInt64 = 0

    /// Creates a hash with `key`.
    public init(_ key: Key) {
        v0 = key.low ^ 0x736f_6d65_7073_6575
        v1 = key.high ^ 0x646f_7261_6e64_6f6d ^ 0xee
        v2 = key.low ^ 0x6c79_6765_6e65_7261
        v3 = key.high ^ 0x7465_6462_7974_6573
    }

    /// Returns the digest of bytes as the SipHash paper defines it.
    ///
    ///     SipHash.digest(of: bytes, .published).hexadecimal  // "a3817f04ba25a8e66df67214c7550293" for no bytes
    public static func digest(of bytes: UnsafeBufferPointer<UInt8>, _ key: Key) -> Digest {
        var hash = SipHash(key)
        let rest = hash.addWords(of: UnsafeRawBufferPointer(bytes))
        hash.count += UInt64(bytes.count & 7)
        return hash.finished(rest)
    }

    /// Adds a number.
    @inline(__always)
    public mutating func add(_ number: UInt64) {
        v3 ^= number
        round()
        round()
        v0 ^= number
        count &+= 8
    }

    /// Adds the number of bytes, then the bytes padded with zeros, so that different arguments add different input.
    public mutating func add(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { add($0) }
    }

    /// Adds memory in the same way as `add(_:)` adds bytes.
    public mutating func add(_ memory: UnsafeRawBufferPointer) {
        add(UInt64(memory.count))
        let rest = addWords(of: memory)
        if memory.count & 7 != 0 { add(rest) }
    }

    /// Adds the UTF-8 bytes of a text in the same way as `add(_:)` adds bytes.
    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Adds the number of texts, then the texts.
    public mutating func add(_ texts: [String]) {
        add(UInt64(texts.count))
        for text in texts { add(text) }
    }

    /// Adds another digest.
    public mutating func add(_ digest: Digest) {
        add(digest.low)
        add(digest.high)
    }

    /// The digest of everything added so far.
    public var digest: Digest {
        var hash = self
        return hash.finished(0)
    }

    /// Adds all complete 64-bit words.
    ///
    /// - Returns: The remaining bytes, the first in the lowest bits.
    private mutating func addWords(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        let end = bytes.count & ~7
        var offset = 0
        while offset < end {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset &+= 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest |= UInt64(bytes[offset]) &<< UInt64((offset &- end) &* 8)
            offset &+= 1
        }
        return rest
    }

    /// Returns the digest.
    ///
    /// - Parameter rest: The last bytes, fewer than eight, which have not been added yet.
    private mutating func finished(_ rest: UInt64) -> Digest {
        add(rest | count << 56)
        v2 ^= 0xee
        for _ in 0..<4 { round() }
        let low = v0 ^ v1 ^ v2 ^ v3
        v1 ^= 0xdd
        for _ in 0..<4 { round() }
        return Digest(low: low, high: v0 ^ v1 ^ v2 ^ v3)
    }

    @inline(__always)
    private mutating func round() {
        v0 &+= v1
        v2 &+= v3
        v1 = v1.rotatedLeft(by: 13) ^ v0
        v3 = v3.rotatedLeft(by: 16) ^ v2
        v0 = v0.rotatedLeft(by: 32)
        v2 &+= v1
        v0 &+= v3
        v1 = v1.rotatedLeft(by: 17) ^ v2
        v3 = v3.rotatedLeft(by: 21) ^ v0
        v2 = v2.rotatedLeft(by: 32)
    }
}

extension SipHash.Digest {
    /// The digest as 32 hexadecimal digits, in the byte order of the published test vectors.
    public var hexadecimal: String {
        [low, high].map { word in
            let digits = String(word.byteSwapped, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension SipHash.Digest: Hashable {
    /// Hashes the lower half, which is uniformly distributed.
    public func hash(into hasher: inout Hasher) { hasher.combine(low) }

    /// Adds the digest of an element to the digest of an unordered set.
    ///
    /// Sums of keyed hashes differ if the sets differ: Clarke, Devadas, van Dijk, Gassend and Suh, "Incremental
    /// Multiset Hash Functions and Their Application to Memory Integrity Checking" (2003), MSet-Add-Hash.
    public static func += (sum: inout Self, element: Self) {
        sum.low &+= element.low
        sum.high &+= element.high
    }
}

extension UInt64 {
    @inline(__always)
    fileprivate func rotatedLeft(by count: UInt64) -> UInt64 { self &<< count | self &>> (64 &- count) }
}
