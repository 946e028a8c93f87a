import Foundation
import SnapgenTestSupport

/// The toolchain of the `swiftc` in the path.
enum Toolchain {
    /// The arguments with which `swiftc` finds the macros of Swift Testing; empty if it finds them by default.
    static let testingPlugin: [String] = {
        let target = try? Command(arguments: ["swiftc", "-print-target-info"]).succeed()
        let info = target.flatMap { try? JSONDecoder().decode(TargetInfo.self, from: Data($0.utf8)) }
        let folder = info.map { "\($0.paths.runtimeResourcePath)/host/plugins/testing" }
        return folder.map { FileManager.default.fileExists(atPath: $0) ? ["-plugin-path", $0] : [] } ?? []
    }()

    /// The arguments with which `swiftc` finds the stand-in for the macro `#Preview`.
    static let previewsPlugin: [String] = {
        let tool = SnapgenBinary.url.deletingLastPathComponent().appending(path: "PreviewsMacros-tool")
        return ["-load-plugin-executable", "\(tool.path)#PreviewsMacros"]
    }()

    private struct TargetInfo: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
    }
}
