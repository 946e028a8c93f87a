import SnapgenModel
import SnapgenNames

/// A digest of values, in which the lengths of texts are part of it, so that different values have different digests.
struct InputDigest {
    private(set) var value = StableHash.value("snapgen")

    mutating func add(_ number: UInt64) { value = StableHash.mixed(value &* 31 &+ number) }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        add(UInt64(bytes.count))
        add(StableHash.value(ofLong: bytes))
    }

    mutating func add(_ text: String) { add(Array(text.utf8)[...]) }

    mutating func add(_ texts: [String]) {
        add(UInt64(texts.count))
        for text in texts { add(text) }
    }

    mutating func add(_ stamp: FileStamp) {
        for number in [stamp.size, stamp.modified, stamp.changed] { add(UInt64(bitPattern: number)) }
        add(stamp.inode)
    }
}
