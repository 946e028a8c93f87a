import Foundation

/// A file for 64-bit platforms of Apple, in memory as the file has it (mach-o/loader.h).
///
/// Everything that is read is checked, because a file may contain anything.
struct MachOFile {
    let bytes: UnsafeRawBufferPointer

    /// Returns the section with the conformances, or nothing if the bytes have no such section inside of them.
    var conformanceSection: UnsafeRawBufferPointer? {
        guard number(at: 0) == 0xFEED_FACF, let commands = number(at: 16) else { return nil }
        var start = 32
        for _ in 0..<min(commands, 1_000) {
            guard let command = number(at: start), let size = number(at: start + 4), size >= 8 else { return nil }
            if command == Self.segment, let section = section(inSegmentAt: start) { return section }
            start += size
        }
        return nil
    }

    private static let segment = 0x19

    private func section(inSegmentAt start: Int) -> UnsafeRawBufferPointer? {
        let sections = (0..<min(number(at: start + 64) ?? 0, 1_000)).map { start + 72 + 80 * $0 }
        guard let header = sections.first(where: isConformances), let size = number(at: header + 40),
            let offset = number(at: header + 48), offset <= bytes.count, size <= bytes.count - offset
        else { return nil }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + size])
    }

    private func isConformances(_ header: Int) -> Bool {
        text(at: header) == "__swift5_proto" && text(at: header + 16) == "__TEXT"
    }

    /// Returns a number of 32 bits.
    private func number(at offset: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - 4 else { return nil }
        return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    /// Returns a text of at most 16 bytes.
    private func text(at offset: Int) -> String? {
        guard offset >= 0, offset <= bytes.count - 16 else { return nil }
        return String(decoding: bytes[offset..<offset + 16].prefix { $0 != 0 }, as: UTF8.self)
    }
}

/// Memory that ends where a page without access begins.
final class GuardedBytes {
    let bytes: UnsafeMutableRawBufferPointer
    private let start: UnsafeMutableRawPointer
    private let size: Int

    init?(count: Int) {
        let page = Int(getpagesize())
        let pages = (count + page - 1) / page * page
        size = pages + page
        guard let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0), start != MAP_FAILED,
            mprotect(start + pages, page, PROT_NONE) == 0
        else { return nil }
        self.start = start
        bytes = UnsafeMutableRawBufferPointer(start: start + pages - count, count: count)
    }

    deinit { munmap(start, size) }
}
