struct ProgramTypes {
    /// A type that conforms to a protocol, with the number of its image.
    typealias Conforming = (descriptor: ContextDescriptor, image: Int)

    private let sections: [UnsafeRawBufferPointer]
    private var types: [UnsafeRawPointer: [String: [Conforming]]] = [:]

    /// Reads the conformances to some protocols, without running anything of the program.
    init(_ protocols: [UnsafeRawPointer], in sections: [UnsafeRawBufferPointer]) {
        self.sections = sections
        for (image, section) in sections.enumerated() {
            for conformance in ConformanceRecords.conformances(in: section) {
                guard let conformed = ConformanceRecords.protocolDescriptor(of: conformance),
                    protocols.contains(conformed), let type = ConformanceRecords.typeDescriptor(of: conformance),
                    let module = ContextDescriptor(address: type).module
                else { continue }
                types[conformed, default: [:]][module.name, default: []]
                    .append((ContextDescriptor(address: type), image))
            }
        }
    }

    /// The names of the modules that have any conformances, which all records are read for.
    var modules: Set<String> {
        let types = sections.flatMap(ConformanceRecords.conformances).compactMap(ConformanceRecords.typeDescriptor)
        return Set(types.compactMap { ContextDescriptor(address: $0).module?.name })
    }

    func types(of conformed: UnsafeRawPointer?, in module: String) -> [Conforming] {
        conformed.flatMap { types[$0]?[module] } ?? []
    }

    /// Returns the descriptor of a protocol, of which `type` is the type of all values.
    ///
    /// The metadata of such a type have a kind, flags and the number of protocols of four bytes each, a superclass if the flags
    /// say that there is one, and the descriptors of the protocols (`ExistentialTypeFlags` in include/swift/ABI/MetadataValues.h
    /// of the Swift compiler). A type of several protocols, of a superclass or of a special protocol, such as `Error`, is refused.
    static func descriptor(ofProtocol type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let word = MemoryLayout<UInt>.size
        guard metadata.load(as: UInt.self) == 0x303,
            metadata.load(fromByteOffset: word, as: UInt32.self) & 0x7F00_0000 == 0,
            metadata.load(fromByteOffset: word + 4, as: UInt32.self) == 1
        else { return nil }
        return metadata.load(fromByteOffset: word + 8, as: UnsafeRawPointer?.self)
    }

    /// Returns the name of a type as its sources show it, without backticks, in the module that declares it.
    static func name(_ reflected: String, in module: String) -> String {
        let parts = reflected.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(unknown context") }
        let names = parts.map { $0.hasPrefix("(") ? $0.dropFirst().prefix { $0 != " " } : $0[...] }
        let name = ([module] + names.map(String.init)).joined(separator: ".")
        // The spaces of a raw identifier are ones that break no line.
        return String(name.compactMap { $0 == "`" ? nil : $0 == "\u{A0}" ? " " : $0 })
    }
}
