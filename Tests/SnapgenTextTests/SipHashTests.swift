import SnapgenText
import Testing

@Suite("SipHash")
struct SipHashTests {
    @Test(
        "gives the results that its authors have published for the bytes 0, 1, 2, ...",
        arguments: [
            (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
            (7, "a1f1ebbed8dbc153c0b84aa61ff08239"), (8, "3b62a9ba6258f5610f83e264f31497b4"),
            (9, "264499060ad9baabc47f8b02bb6d71ed"), (15, "5493e99933b0a8117e08ec0f97cfc3d9"),
            (16, "6ee2a4ca67b054bbfd3315bf85230577"), (31, "2939b0183223fafc1723de4f52c43d35"),
            (63, "5150d1772f50834a503e069a973fbd7c"),
        ])
    func publishedVectors(count: Int, digest: String) {
        #expect(SipHash.digest(of: (0..<count).map { UInt8($0) }) == digest)
    }
}
