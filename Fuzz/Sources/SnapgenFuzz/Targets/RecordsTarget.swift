@testable import SnapgenPreviews

/// Checks for the records of conformances in an image that is made from bytes.
///
/// A linker makes the records of a real image, so their addresses lead into it: also here. Everything else is arbitrary: which
/// context contains which, also itself; kinds and flags; names that no text has; addresses of nothing; incomplete entries.
struct RecordsTarget {
    private let image: RecordsImage
    private let reflected: String

    init(_ bytes: [UInt8]) {
        var bytes = FuzzBytes(bytes)
        image = RecordsImage(&bytes)
        reflected = bytes.text(or: [
            "Shop.(unknown context at $1).Row", "(extension in Shop):Design.Row", "Shop.(Row in _B)",
        ])
    }

    func check() throws(Finding) {
        try image.withSection { section, protocols throws(Finding) in
            let types = ProgramTypes(protocols, in: [section])
            try Finding.unless(types.modules == image.modules, "the modules of the records are others")
            for (index, address) in protocols.enumerated() {
                for module in image.modules {
                    let names = types.types(of: address, in: module).map(\.descriptor.name)
                    try Finding.unless(
                        names == image.types(of: index, in: module), "the types of a protocol are others")
                }
            }
        }
        let name = ProgramTypes.name(reflected, in: "Shop")
        try Finding.unless(name == "Shop" || name.hasPrefix("Shop."), "a name is not one of its module")
    }
}

/// An image with contexts, protocols and conformances, and with what a reader finds in it.
private struct RecordsImage {
    private struct Context {
        /// The kind is in the lowest five bits.
        var flags: UInt8
        /// The context around this one.
        var parent: Int?
        var isParentIndirect: Bool
        var name: [UInt8]?
    }

    private struct Conformance {
        var protocolIndex: Int?
        var isProtocolIndirect: Bool
        /// The form of the address of the type: 0 and 1 are those of Swift's types.
        var kind: UInt8
        var type: Int?

        /// The type, unless the form of its address is not one of Swift's.
        var foundType: Int? { kind < 2 ? type : nil }
    }

    private var contexts: [Context] = []
    private var conformances: [Conformance] = []
    /// The number of bytes of the section that are not an entry.
    private let incomplete: Int
    private static let protocolCount = 3

    init(_ bytes: inout FuzzBytes) {
        let count = bytes.number(below: 40)
        func index(below bound: Int, _ bytes: inout FuzzBytes) -> Int? {
            let index = bytes.number(below: bound + 1)
            return index == bound ? nil : index
        }
        for _ in 0..<count {
            let flags = bytes.pick([0, 0, 1, 16, 17, 18, UInt8(bytes.number(below: 256))])
            let parent = index(below: count, &bytes)
            let text = bytes.optional { Array($0.text(or: ["Shop", "Kit", "Row", "", "\u{202E}a\n"]).utf8) }
            contexts.append(
                Context(flags: flags, parent: parent, isParentIndirect: bytes.flag(), name: text.map(Self.untilNull)))
        }
        conformances = bytes.list(below: 40) { bytes in
            Conformance(
                protocolIndex: index(below: Self.protocolCount, &bytes), isProtocolIndirect: bytes.flag(),
                kind: UInt8(bytes.number(below: 8)), type: index(below: count, &bytes))
        }
        incomplete = bytes.number(below: 4)
    }

    private static func untilNull(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.prefix { $0 != 0 }) }
}

// MARK: - What a reader finds

extension RecordsImage {
    /// The names of the modules of all types that conform.
    var modules: Set<String> { Set(conformances.compactMap(\.foundType).compactMap(module)) }

    /// Returns the names of the types of a module that conform to a protocol, in the order of their records.
    func types(of protocolIndex: Int, in module: String) -> [String] {
        conformances.filter { $0.protocolIndex == protocolIndex }.compactMap(\.foundType)
            .filter { self.module(of: $0) == module }.map(name)
    }

    /// Returns the name of the outermost context, or nothing for contexts that contain each other.
    private func module(of type: Int) -> String? {
        var (context, seen) = (type, Set<Int>())
        while let parent = contexts[context].parent {
            guard seen.insert(context).inserted else { return nil }
            context = parent
        }
        return name(of: context)
    }

    private func name(of context: Int) -> String {
        let context = contexts[context]
        guard [0, 16, 17, 18].contains(context.flags & 0x1f) else { return "" }
        return context.name.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

// MARK: - Bytes

extension RecordsImage {
    /// Runs a body with the section of the conformances and the addresses of the protocols.
    func withSection(
        _ body: (UnsafeRawBufferPointer, [UnsafeRawPointer]) throws(Finding) -> Void
    ) throws(Finding) {
        var writer = ImageWriter()
        let contextPlaces = contexts.map { _ in writer.reserve(16) }
        let protocolPlaces = (0..<Self.protocolCount).map { _ in writer.reserve(16) }
        for (context, place) in zip(contexts, contextPlaces) {
            writer.write(UInt32(context.flags), at: place)
            writer.write(
                to: context.parent.map { contextPlaces[$0] }, indirectly: context.isParentIndirect, at: place + 4)
            writer.write(to: context.name.map { writer.append($0 + [0]) }, indirectly: false, at: place + 8)
        }
        let records = conformances.map { conformance in
            let place = writer.reserve(16)
            writer.write(
                to: conformance.protocolIndex.map { protocolPlaces[$0] }, indirectly: conformance.isProtocolIndirect,
                at: place)
            writer.write(
                to: conformance.type.map { contextPlaces[$0] }, throughPointer: conformance.kind == 1, at: place + 4)
            writer.write(UInt32(conformance.kind) << 3, at: place + 12)
            return place
        }
        let section = writer.reserve(4 * records.count + incomplete)
        for (index, record) in records.enumerated() {
            writer.write(to: record, indirectly: false, at: section + 4 * index)
        }
        let count = 4 * records.count + incomplete
        let memory = writer.memory()
        defer { memory.deallocate() }
        let start = UnsafeRawPointer(memory.baseAddress.unsafelyUnwrapped)
        try body(
            UnsafeRawBufferPointer(start: start + section, count: count), protocolPlaces.map { start + $0 })
    }
}

/// The bytes of an image, in which places refer to each other.
private struct ImageWriter {
    private var bytes: [UInt8] = []
    /// The places of addresses, with the places that they are addresses of.
    private var pointers: [(place: Int, target: Int?)] = []

    /// Adds zeros at a multiple of eight bytes.
    mutating func reserve(_ count: Int) -> Int { append(Array(repeating: 0, count: count)) }

    /// Adds bytes at a multiple of eight bytes.
    mutating func append(_ added: [UInt8]) -> Int {
        bytes += Array(repeating: 0, count: (8 - bytes.count % 8) % 8)
        defer { bytes += added }
        return bytes.count
    }

    mutating func write(_ word: UInt32, at place: Int) {
        for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: word >> (8 * index)) }
    }

    /// Writes the distance to a place, or with a set lowest bit the distance to its address.
    mutating func write(to target: Int?, indirectly: Bool, at place: Int) {
        guard indirectly else { return write(target.map { UInt32(truncatingIfNeeded: $0 - place) } ?? 0, at: place) }
        write(UInt32(truncatingIfNeeded: pointer(to: target) - place) | 1, at: place)
    }

    /// Writes the distance to a place, or the distance to its address.
    mutating func write(to target: Int?, throughPointer: Bool, at place: Int) {
        let target = throughPointer ? pointer(to: target) : target
        write(target.map { UInt32(truncatingIfNeeded: $0 - place) } ?? 0, at: place)
    }

    private mutating func pointer(to target: Int?) -> Int {
        let place = reserve(8)
        pointers.append((place, target))
        return place
    }

    /// Returns the bytes in memory, which the caller deallocates.
    func memory() -> UnsafeMutableRawBufferPointer {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + 8, alignment: 8)
        memory.copyBytes(from: bytes)
        for (place, target) in pointers {
            let address =
                target.flatMap { target in memory.baseAddress.map { UInt(bitPattern: $0) + UInt(target) } } ?? 0
            memory.storeBytes(of: address, toByteOffset: place, as: UInt.self)
        }
        return memory
    }
}
