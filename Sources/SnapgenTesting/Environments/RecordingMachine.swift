import Foundation
import SnapgenNames

/// The surroundings of a program on which its pictures depend: the system, Xcode, the processor and the simulator.
struct RecordingMachine {
    let surroundings: SnapshotSurroundings

    /// One line: `iOS 18.5 (22F77), Xcode 16F6, arm64, iPhone17,3 @3`.
    var description: String {
        [system, xcode.map { "Xcode \($0)" }, Self.processor, device].compactMap { $0 }.joined(separator: ", ")
    }

    private var system: String {
        guard let version = surroundings.variable("SIMULATOR_RUNTIME_VERSION") else {
            return Self.platform + " " + ProcessInfo.processInfo.operatingSystemVersionString
        }
        let build = surroundings.variable("SIMULATOR_RUNTIME_BUILD_VERSION").map { " (\($0))" }
        return "\(Self.platform) \(version)\(build ?? "")"
    }

    private var xcode: String? {
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
        return bundles.lazy.compactMap { $0.object(forInfoDictionaryKey: "DTXcodeBuild") as? String }.first
    }

    private var device: String? {
        let number = surroundings.variable("SIMULATOR_MAINSCREEN_SCALE").flatMap(Double.init)
        let text = number.flatMap { $0.isFinite ? "\($0)" : nil }
        let scale = text.map { " @\($0.hasSuffix(".0") ? String($0.dropLast(2)) : $0)" }
        return surroundings.variable("SIMULATOR_MODEL_IDENTIFIER").map { $0 + (scale ?? "") }
    }

    static var platform: String {
        #if os(iOS)
            "iOS"
        #elseif os(tvOS)
            "tvOS"
        #elseif os(visionOS)
            "visionOS"
        #elseif os(macOS)
            "macOS"
        #else
            "Linux"
        #endif
    }

    private static var processor: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }

    /// The commit in `SNAPGEN_COMMIT`, or else the one that is checked out above a folder.
    func commit(above root: String?) -> String? {
        if let commit = surroundings.variable("SNAPGEN_COMMIT") { return commit }
        var folder = root ?? ""
        while folder.count > 1 {
            if ReferenceFile.exists(FilePath.join(folder, ".git")) {
                return GitHead.commit(
                    GitHead.reader(of: folder) { Self.text($0).split(separator: "\n").map(String.init) })
            }
            folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        }
        return nil
    }

    private static func text(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Returns what has recorded a picture, if it differs from this machine.
    func difference(from reference: SnapgenReference) -> String? {
        let file = FilePath.join(reference.folder, RecordedEnvironments.name)
        guard reference.isPicture, let contents = FileManager.default.contents(atPath: file),
            let recorded = RecordedEnvironments(contents)[reference.file], recorded != description
        else { return nil }
        return "the environment differs: the reference was recorded with \(recorded), and this is \(description)"
    }

    /// Notes that this machine has recorded a picture; the lock is that of the command-line tool.
    func note(_ reference: SnapgenReference) {
        guard reference.isPicture else { return }
        let file = FilePath.join(reference.folder, RecordedEnvironments.name)
        ResultsFile.locked(reference.folder) {
            let contents = FileManager.default.contents(atPath: file)
            // A file that cannot be read is not an empty one.
            if contents == nil, ReferenceFile.exists(file) { return }
            var recorded = RecordedEnvironments(contents ?? Data())
            if recorded[reference.file] == description { return }
            recorded[reference.file] = description
            try? recorded.contents.write(to: URL(fileURLWithPath: file), options: .atomic)
        }
    }
}
