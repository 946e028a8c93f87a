import Foundation

/// The toolchain whose `swiftc` is on the path.
enum Toolchain {
    /// What `swiftc` has to be told to find the macros of Swift Testing; nothing where it looks in their folder itself.
    static let testingPlugin: [String] = {
        let target = try? Command(arguments: ["swiftc", "-print-target-info"]).succeed()
        let info = target.flatMap { try? JSONDecoder().decode(TargetInfo.self, from: Data($0.utf8)) }
        let folder = info.map { "\($0.paths.runtimeResourcePath)/host/plugins/testing" }
        return folder.map { FileManager.default.fileExists(atPath: $0) ? ["-plugin-path", $0] : [] } ?? []
    }()

    private struct TargetInfo: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
    }
}
