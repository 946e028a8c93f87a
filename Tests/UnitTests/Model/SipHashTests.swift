import Testing

@testable import SnapgenModel

@Suite("SipHash")
struct SipHashTests {
    private static let key = SipHash.Key.published

    /// Some of `vectors_sip128` in the authors' `vectors.h`: the digests of the bytes from 0 to one below a length.
    private static let vectors: [(length: UInt8, digest: SipHash.Digest)] = [
        (0, .init(low: 0xe6a8_25ba_047f_81a3, high: 0x9302_55c7_1472_f66d)),
        (1, .init(low: 0x44af_996b_d8c1_87da, high: 0x45fc_229b_1159_7634)),
        (7, .init(low: 0x53c1_dbd8_beeb_f1a1, high: 0x3982_f01f_a64a_b8c0)),
        (8, .init(low: 0x61f5_5862_baa9_623b, high: 0xb497_14f3_64e2_830f)),
        (9, .init(low: 0xabba_d90a_0699_4426, high: 0xed71_6dbb_028b_7fc4)),
        (15, .init(low: 0x11a8_b033_99e9_9354, high: 0xd9c3_cf97_0fec_087e)),
        (16, .init(low: 0xbb54_b067_caa4_e26e, high: 0x7705_2385_bf15_33fd)),
        (63, .init(low: 0x4a83_502f_77d1_5051, high: 0x7cbd_3f97_9a06_3e50)),
    ]

    @Test("the published digests", arguments: vectors)
    func published(length: UInt8, digest: SipHash.Digest) {
        let bytes = Array(0..<length)
        #expect(bytes.withUnsafeBufferPointer { SipHash.digest(of: $0, Self.key) } == digest)
    }

    @Test("another key, and another byte at any place, make another digest")
    func differences() {
        let bytes = Array("struct Row: Testable {}".utf8)
        func digest(_ bytes: [UInt8], _ key: SipHash.Key = Self.key) -> SipHash.Digest {
            bytes.withUnsafeBufferPointer { SipHash.digest(of: $0, key) }
        }
        #expect(digest(bytes, .random) != digest(bytes))
        #expect(SipHash.Key.random != .random)
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1
            #expect(digest(changed) != digest(bytes))
        }
    }

    @Test("parts of which one text could be put together in several ways have digests of their own")
    func separation() {
        let parts = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], ["abc\0"], ["abc", "", ""], []]
        let digests = parts.flatMap { texts in
            var (single, list) = (SipHash(Self.key), SipHash(Self.key))
            for text in texts { single.add(text) }
            list.add(texts)
            return [single.digest, list.digest]
        }
        #expect(Set(digests).count == digests.count)
    }

    @Test("a digest is printed in the order of the published bytes")
    func hexadecimal() {
        let digest = [UInt8]().withUnsafeBufferPointer { SipHash.digest(of: $0, Self.key) }
        #expect(digest.hexadecimal == "a3817f04ba25a8e66df67214c7550293")
    }

    @Test("a text is added as its bytes are")
    func text() {
        var (text, bytes) = (SipHash(Self.key), SipHash(Self.key))
        text.add("Größe der Zeile")
        bytes.add(Array("Größe der Zeile".utf8)[...])
        #expect(text.digest == bytes.digest)
    }

    @Test("a sum does not depend on the order, and counts each element")
    func sums() {
        let digests = (0..<3).map { number in
            var hash = SipHash(Self.key)
            hash.add(UInt64(number))
            return hash.digest
        }
        func sum(_ positions: [Int]) -> SipHash.Digest { positions.reduce(into: .zero) { $0 += digests[$1] } }
        #expect(sum([0, 1, 2]) == sum([2, 0, 1]))
        #expect(Set([[], [0], [0, 0], [0, 1], [1, 2], [0, 1, 2]].map(sum)).count == 6)
    }
}
