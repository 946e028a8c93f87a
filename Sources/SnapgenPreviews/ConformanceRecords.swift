/// The conformances that an image of the program lists.
///
/// Their layout is that of docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h of the Swift compiler. Nothing of
/// the program runs when they are read.
enum ConformanceRecords {
    /// Returns the addresses of the conformances that a section lists.
    ///
    /// An entry is a distance from itself, of four bytes. Nothing is read outside of the section, whatever it contains.
    static func conformances(in section: UnsafeRawBufferPointer) -> [UnsafeRawPointer] {
        guard let start = section.baseAddress else { return [] }
        return stride(from: 0, to: section.count - section.count % 4, by: 4).compactMap { offset in
            let distance = Int(section.loadUnaligned(fromByteOffset: offset, as: Int32.self))
            let address = Int(bitPattern: start) + offset &+ distance
            return distance == 0 ? nil : UnsafeRawPointer(bitPattern: address)
        }
    }

    static func protocolDescriptor(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
        RelativeAddress.indirectable(at: conformance)
    }

    /// Returns the descriptor of a conformance's type, or nothing if a class of Objective-C conforms.
    static func typeDescriptor(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
        let address = RelativeAddress.direct(at: conformance + 4)
        let kind = (conformance + 12).loadUnaligned(as: UInt32.self) >> 3 & 7
        switch kind {
        case 0: return address
        case 1: return address?.loadUnaligned(as: UnsafeRawPointer?.self)
        default: return nil
        }
    }
}

struct ContextDescriptor {
    let address: UnsafeRawPointer

    private var flags: UInt32 { address.loadUnaligned(as: UInt32.self) }
    private var kind: UInt32 { flags & 0x1f }
    private var isGeneric: Bool { flags & 0x80 != 0 }

    private var parent: ContextDescriptor? {
        RelativeAddress.indirectable(at: address + 4).map(ContextDescriptor.init)
    }

    /// The outermost context, or nothing if there are more contexts than a program can nest.
    var module: ContextDescriptor? {
        var context = self
        for _ in 0..<Self.maximumDepth {
            guard let parent = context.parent else { return context }
            context = parent
        }
        return nil
    }

    private static let maximumDepth = 256

    var name: String {
        guard kind == 0 || 16...18 ~= kind else { return "" }
        let name = RelativeAddress.direct(at: address + 8)
        return name.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
    }

    /// The type, if it is a class, a structure or an enumeration that needs no arguments.
    ///
    /// The metadata of a generic type exist for its arguments only, and a descriptor has none. On arm64e, a function is
    /// called by a signed address, and a relative one has no signature.
    var type: Any.Type? {
        #if _ptrauth(_arm64e)
            return nil
        #else
            guard 16...18 ~= kind, !isGeneric, let access = RelativeAddress.direct(at: address + 12) else { return nil }
            let metadata = unsafeBitCast(access, to: (@convention(c) (UInt) -> UnsafeRawPointer?).self)(0)
            return metadata.map { unsafeBitCast($0, to: Any.Type.self) }
        #endif
    }
}

// No extension of a type of others, here and elsewhere in what is embedded: the test target may have a member of the
// same name, which is an invalid redeclaration.
private enum RelativeAddress {
    /// Returns the address whose distance from a place is stored there.
    static func direct(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = Int(place.loadUnaligned(as: Int32.self))
        return distance == 0 ? nil : place + distance
    }

    /// Returns the address that the distance leads to, or the one stored there if the lowest bit is set.
    static func indirectable(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = Int(place.loadUnaligned(as: Int32.self))
        guard distance & 1 != 0 else { return direct(at: place) }
        return (place + (distance & ~1)).loadUnaligned(as: UnsafeRawPointer?.self)
    }
}
