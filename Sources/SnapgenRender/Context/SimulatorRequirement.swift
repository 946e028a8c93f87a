import SnapgenModel

/// The simulator that pictures are recorded on, in the words of the support file.
struct SimulatorRequirement {
    private let device: String?
    private let system: SystemVersion?

    init(_ settings: TestSettings) {
        device = settings.simulatorDevice
        system = settings.requiredOS
    }

    /// The condition for that simulator, as Swift behind an `if`; empty where any simulator is allowed.
    var condition: String {
        let parts = [
            device.map { "device == \(SwiftLiteral.string($0))" },
            system.map { "numbers.starts(with: \(SwiftLiteral.array($0.numbers.map(String.init))))" },
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// The simulator inside of a literal, where `system` is the system's name: `iPhone15,2 with \(system) 18.4`.
    var words: String {
        let device = device.map { String(SwiftLiteral.string($0).dropFirst().dropLast()) }
        return [device, system.map { "\\(system) \($0)" }].compactMap { $0 }.joined(separator: " with ")
    }
}
