/// The types of the program that conform to a protocol, by module.
struct ProgramTypes {
    /// A type that conforms, before anything of it is used.
    struct Conforming {
        let descriptor: ContextDescriptor
        /// The number of its image.
        let image: Int
    }

    private let sections: [UnsafeRawBufferPointer]
    /// The types by the descriptor of the protocol and the name of the module.
    private var types: [UnsafeRawPointer: [String: [Conforming]]] = [:]

    /// Reads the conformances to some protocols, without running anything of the program.
    init(_ protocols: [UnsafeRawPointer], in sections: [UnsafeRawBufferPointer]) {
        self.sections = sections
        for (image, section) in sections.enumerated() {
            for conformance in ConformanceRecords.conformances(in: section) {
                guard let conformed = ConformanceRecords.protocolDescriptor(of: conformance),
                    protocols.contains(conformed), let type = ConformanceRecords.typeDescriptor(of: conformance)
                else { continue }
                let conforming = Conforming(descriptor: ContextDescriptor(address: type), image: image)
                types[conformed, default: [:]][conforming.descriptor.module.name, default: []].append(conforming)
            }
        }
    }

    /// The names of the modules that have any conformances, which all records are read for.
    var modules: Set<String> {
        let types = sections.flatMap(ConformanceRecords.conformances).compactMap(ConformanceRecords.typeDescriptor)
        return Set(types.map { ContextDescriptor(address: $0).module.name })
    }

    /// Returns the types of a module that conform to a protocol.
    func types(of conformed: UnsafeRawPointer?, in module: String) -> [Conforming] {
        conformed.flatMap { types[$0]?[module] } ?? []
    }

    /// Returns the descriptor of a protocol, of which `type` is the type of all values.
    ///
    /// The metadata of such a type have a kind, flags and the number of protocols, and the descriptor of each protocol.
    static func descriptor(ofProtocol type: Any.Type) -> UnsafeRawPointer {
        (unsafeBitCast(type, to: UnsafeRawPointer.self) + 2 * MemoryLayout<UInt>.size).load(as: UnsafeRawPointer.self)
    }

    /// Returns the name of a type as its sources show it, in the module that declares it.
    ///
    /// - Parameter reflected: the name as the runtime prints it, such as `Shop.(unknown context at $a).Outer.Row`,
    ///   `Shop.(Row in _B4)` or `(extension in Shop):Design.Outer.Row`.
    static func name(_ reflected: String, in module: String) -> String {
        let parts = reflected.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(unknown context") }
        let names = parts.map { $0.hasPrefix("(") ? $0.dropFirst().prefix { $0 != " " } : $0[...] }
        return ([module] + names.map(String.init)).joined(separator: ".")
    }
}
