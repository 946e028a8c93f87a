/// Bytes in one piece that `BitReader.padding` zeros follow.
final class PaddedBytes {
    private let memory: UnsafeMutableRawBufferPointer
    private let count: Int

    /// Copies pieces one behind the other.
    init(_ pieces: [UnsafeRawBufferPointer]) {
        count = pieces.reduce(0) { $0 + $1.count }
        memory = .allocate(byteCount: count + BitReader.padding, alignment: 16)
        var offset = 0
        for piece in pieces {
            UnsafeMutableRawBufferPointer(rebasing: memory[offset...]).copyMemory(from: piece)
            offset += piece.count
        }
        UnsafeMutableRawBufferPointer(rebasing: memory[count...]).initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit { memory.deallocate() }

    /// The bytes without the zeros, valid as long as this object.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }
}
