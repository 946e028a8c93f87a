#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

typealias BytePointer = UnsafePointer<UInt8>

extension UnsafePointer<UInt8> {
    /// The index of the first `byte` from `start` on and before `end`; `end` where there is none.
    func index(of byte: UInt8, from start: Int, to end: Int) -> Int {
        guard start < end, let found = memchr(self + start, Int32(byte), end - start) else { return end }
        return UnsafeRawPointer(found) - UnsafeRawPointer(self)
    }

    func equals(_ other: UnsafePointer<UInt8>, count: Int, at index: Int = 0) -> Bool {
        memcmp(self + index, other, count) == 0
    }
}
