import Foundation

struct SnapgenSimulator: Sendable {
    /// The model's identifier such as `iPhone15,2`; `nil` for any.
    var device: String?
    var system: [Int] = []

    /// The reason why pictures would differ in this process whatever they show; `nil` on the required simulator.
    var mismatch: String? {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return mismatch(
            device: SnapshotSurroundings.ofProcess().variable("SIMULATOR_MODEL_IDENTIFIER"),
            system: [version.majorVersion, version.minorVersion, version.patchVersion])
    }

    /// Returns the reason why pictures would differ on a device with a system, or `nil`.
    func mismatch(device actual: String?, system numbers: [Int]) -> String? {
        if device == nil || device == actual, numbers.starts(with: system) { return nil }
        let this = "\(actual ?? "no simulator") with \(Self.systemName) \(Self.text(of: numbers))"
        let wanted = [device, system.isEmpty ? nil : "\(Self.systemName) \(Self.text(of: system))"]
        let words = wanted.compactMap { $0 }.joined(separator: " with ")
        return "references are recorded on \(words), and this is \(this); run the tests there"
    }

    private static func text(of numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ".") }

    private static var systemName: String {
        #if os(tvOS)
            "tvOS"
        #elseif os(visionOS)
            "visionOS"
        #elseif os(macOS)
            "macOS"
        #else
            "iOS"
        #endif
    }
}
