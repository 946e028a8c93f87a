// Measures the index over the conformances of a program: `Scripts/measure-index` compiles this file with the reader.

/// Memory with a section of conformances, and with what its records lead to.
struct Image {
    private let memory: UnsafeMutableRawPointer
    private let count: Int
    /// The number of conformances of each module.
    private let perModule = 100

    private var records: UnsafeMutableRawPointer { memory + 4 * count }
    private var types: UnsafeMutableRawPointer { records + 16 * count }
    private var modules: UnsafeMutableRawPointer { types + 20 * count }
    private var names: UnsafeMutableRawPointer { modules + 12 * (count / perModule + 1) }
    /// The descriptor of the protocol that is looked for, and of another.
    private var protocols: UnsafeMutableRawPointer { names + 16 * (count / perModule + 1) }

    var searched: UnsafeRawPointer { UnsafeRawPointer(protocols) }
    var section: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: 4 * count) }

    /// Creates an image in which one of 50 types conforms to the protocol.
    init(count: Int) {
        self.count = count
        memory = .allocate(byteCount: 45 * count + 100, alignment: 16)
        for module in 0...count / perModule { write(module: module) }
        for index in 0..<count { write(conformance: index) }
    }

    private func write(module: Int) {
        let name = names + 16 * module
        name.copyMemory(from: Array("Module\(module)\0".utf8), byteCount: "Module\(module)".utf8.count + 1)
        // Flags, no parent, the name.
        (modules + 12 * module).storeBytes(of: 0, as: Int32.self)
        (modules + 12 * module + 4).storeBytes(of: 0, as: Int32.self)
        connect(modules + 12 * module + 8, to: name)
    }

    private func write(conformance index: Int) {
        let (record, type) = (records + 16 * index, types + 20 * index)
        connect(memory + 4 * index, to: record)
        // The protocol, the type, the witnesses, flags.
        connect(record, to: protocols + (index % 50 == 0 ? 0 : 4))
        connect(record + 4, to: type)
        (record + 8).storeBytes(of: 0, as: Int64.self)
        // A structure, its module, no name, the function for its metadata, no fields.
        type.storeBytes(of: 17, as: Int32.self)
        connect(type + 4, to: modules + 12 * (index / perModule))
        (type + 8).storeBytes(of: 0, as: Int64.self)
        (type + 16).storeBytes(of: 0, as: Int32.self)
    }

    private func connect(_ place: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
        place.storeBytes(of: Int32(target - place), as: Int32.self)
    }
}

let count = Int(CommandLine.arguments.last ?? "") ?? 100_000
let image = Image(count: count)
let clock = ContinuousClock()
var (index, modules) = (Duration.seconds(100), Duration.seconds(100))
for _ in 0..<9 {
    var types: ProgramTypes?
    index = min(index, clock.measure { types = ProgramTypes([image.searched], in: [image.section]) })
    var names: Set<String> = []
    modules = min(modules, clock.measure { names = types?.modules ?? [] })
    precondition(types?.types(of: image.searched, in: "Module7").count == 2)
    precondition(names.count == (count + 99) / 100)
}
print("\(count) records: index \(index), names of all modules \(modules)")
