import Foundation

/// The environment of a test run as a value, so that code that depends on it can be tested; paths are absolute.
struct SnapshotSurroundings: Sendable {
    var variables: [String: String]
    var currentDirectory: String
    var temporaryDirectory: String
    /// The folders with the tests' resources.
    var resourceFolders: [String] = []
    var platform = RecordingMachine.platform

    static func ofProcess() -> Self {
        Self(
            variables: ProcessInfo.processInfo.environment,
            currentDirectory: FileManager.default.currentDirectoryPath,
            temporaryDirectory: NSTemporaryDirectory(),
            resourceFolders: resources())
    }

    /// Returns the value of an environment variable, or `nil` if it is unset or empty.
    func variable(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the destination for `xcodebuild` with which the tests run again; `nil` if `swift test` runs them, which
    /// needs a package; `root` is that of the package or project, if it was found.
    func destination(root: String?) -> String? {
        if let name = variable("SIMULATOR_DEVICE_NAME"), let system = variable("SIMULATOR_RUNTIME_VERSION") {
            // Tests that run at the same time have clones, which belong to another set of devices.
            let device = name.replacingOccurrences(of: "^Clone [0-9]+ of ", with: "", options: .regularExpression)
            return "platform=\(platform) Simulator,name=\(device),OS=\(system)"
        }
        guard platform == "macOS" else { return platform == "Linux" ? nil : "<destination>" }
        let isPackage = root.map { ReferenceFile.exists(FilePath.join($0, "Package.swift")) } ?? false
        return isPackage ? nil : "platform=macOS"
    }

    /// A Boolean value that indicates whether a CI service runs the tests, which sets `CI` to anything but `false` or
    /// `0`.
    var isCI: Bool {
        guard let value = variable("CI")?.lowercased() else { return false }
        return value != "false" && value != "0"
    }

    /// The reason why a sandboxed app of macOS, which has this variable (batonogov/pine #273), writes no file
    /// (swift-snapshot-testing #473); `nil` elsewhere.
    var sandboxProblem: String? {
        guard variable("APP_SANDBOX_CONTAINER_ID") != nil else { return nil }
        return "the host app is sandboxed, so its tests cannot record references; switch the sandbox off in the "
            + "configuration of the tests"
    }

    /// Returns the folder for the results of a run: `SNAPGEN_RESULTS`, or else `.build/snapgen` of the package, to
    /// which processes in simulators can write as well.
    func results(root: String?) -> String? {
        folder("SNAPGEN_RESULTS") ?? root.map { FilePath.join($0, ".build/snapgen") }
    }

    /// Returns the folder for actual results of failing tests: `SNAPSHOT_ARTIFACTS`, or else `artifacts` in the folder
    /// for results or, without one, in a temporary folder.
    func artifacts(results: String?) -> String {
        folder("SNAPSHOT_ARTIFACTS")
            ?? FilePath.join(results ?? FilePath.join(temporaryDirectory, "snapgen"), "artifacts")
    }

    /// The folder to which swift-snapshot-testing writes actual results.
    var artifactsOfSnapshotTesting: String { folder("SNAPSHOT_ARTIFACTS") ?? temporaryDirectory }

    /// Returns the folder that an environment variable names, which may be relative to the current directory.
    private func folder(_ name: String) -> String? {
        variable(name).map { $0.hasPrefix("/") ? $0 : FilePath.join(currentDirectory, $0) }
    }
}

extension SnapshotSurroundings {
    /// Returns the folders that may contain resources: those of the test bundles, and of the bundles that SwiftPM puts
    /// into them or, on Linux, next to them.
    private static func resources() -> [String] {
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
        let own = bundles.compactMap(\.resourcePath)
        let beside = bundles.map { $0.bundleURL.deletingLastPathComponent().path }
        return own + (own + beside).flatMap(bundles(in:))
    }

    private static func bundles(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let bundles = names.filter { $0.hasSuffix(".bundle") || $0.hasSuffix(".resources") }.sorted()
        // On macOS, the resources of a bundle are in `Contents/Resources`.
        return bundles.flatMap { ["\(folder)/\($0)", "\(folder)/\($0)/Contents/Resources"] }
    }
}
