import Foundation
import SnapgenNames

struct SnapgenSettings: Sendable {
    var references: SnapgenReferences = SnapgenReferences()
    var values: any SnapgenEngine = SnapgenTextEngine()
    var pictures: any SnapgenEngine = SnapgenTextEngine()
    /// The share of pixels that has to match, 0...1.
    var precision: Float = 1
    /// The required similarity of two pixels, 0...1.
    var perceptualPrecision: Float = 1
    var drawing: SnapgenDrawing = SnapgenDrawing.layer
    var allowsBlank: Bool = false
    var region: SnapgenRegion = SnapgenRegion()
    /// The languages in which the tests run, one run for each.
    var languages: [String] = []
    var simulator: SnapgenSimulator = SnapgenSimulator()

    /// The library that reads the elements of views; `nil` if no test compares them.
    var trees: (any SnapgenTreeReader)?
    /// The type with the hooks that run before the tests and around each picture; `nil` for none.
    var setUp: (any SnapgenSetUp.Type)?
}

enum SnapgenDrawing: String, Sendable {
    /// The layers of the view, which needs no host app and leaves out glass and materials.
    case layer
    /// The window as the screen shows it, with glass, materials, sheets and alerts; it needs a host app.
    case window
}

/// The time zone and the calendar of pictures, which are equal on all machines.
struct SnapgenRegion: Sendable {
    /// The identifier of the time zone: `GMT`, `Europe/Paris`.
    var timeZone: String = "GMT"
    /// The name of the calendar in locale identifiers: `gregorian`, `japanese`.
    var calendar: String = "gregorian"

    func zone() throws -> TimeZone {
        if let zone = TimeZone(identifier: timeZone) { return zone }
        throw SnapshotProblem("the system has no time zone '\(timeZone)'; set 'tests.time_zone' to one that it has")
    }

    /// - Parameter locale: The identifier of the locale; `nil` for that of the run.
    func calendar(for locale: String?, in zone: TimeZone) -> Calendar {
        var calendar = Locale(identifier: "en_US@calendar=\(calendar)").calendar
        calendar.timeZone = zone
        calendar.locale = locale.map(Locale.init) ?? .current
        return calendar
    }
}

struct SnapgenReferences: Sendable {
    /// The folder of the references, below the package's root.
    var folder: String = "__Snapshots__"
    /// The absolute path of the package at build time; `nil` if the build does not provide it.
    var packageRoot: String?
    /// The record mode, unless the environment overrides it.
    var record: SnapgenRecordMode = SnapgenRecordMode.missing
    var naming: SnapgenNaming = SnapgenNaming.labels
    /// The pattern for the names of references of previews; `nil` for the usual names.
    var pattern: String?

    /// Returns the root of the package with a file, whose absolute path is given; `nil` if the file has been moved since.
    static func root(of file: String, at path: String) -> String? {
        file.hasSuffix(path) ? String(file.dropLast(path.count)) : nil
    }
}

/// The way in which samples are named in references.
enum SnapgenNaming: Sendable {
    case labels
    case numbers

    /// Returns the names for labels as the generator chooses them.
    func names(for labels: [String?]) throws -> [String] {
        if labels.isEmpty { throw SnapshotProblem("there are no samples to compare; add one, or skip the entry") }
        return switch self {
        case .labels: LabelNames.names(for: labels).enumerated().map { index, name in name ?? "\(index + 1)" }
        case .numbers: labels.indices.map { "\($0 + 1)" }
        }
    }
}

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
        let this = "\(actual ?? "no simulator") with \(RecordingMachine.platform) \(Self.text(of: numbers))"
        let wanted = [device, system.isEmpty ? nil : "\(RecordingMachine.platform) \(Self.text(of: system))"]
        let words = wanted.compactMap { $0 }.joined(separator: " with ")
        return "references are recorded on \(words), and this is \(this); run the tests there"
    }

    private static func text(of numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ".") }
}
