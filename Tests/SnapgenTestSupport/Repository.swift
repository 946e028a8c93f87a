package import Foundation

package enum Repository {
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the absolute paths of the Swift files below a folder of the repository, sorted.
    package static func swiftFiles(in folder: String) throws -> [String] {
        let folder = root.appendingPathComponent(folder).path
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".swift") }
            .map { "\(folder)/\($0)" }
            .sorted()
    }
}

/// The `snapgen` executable that was built with the tests.
package enum SnapgenBinary {
    /// The URL of the executable: next to the test bundle, or the value of `SNAPGEN_TEST_BINARY`.
    package static var url: URL {
        if let path = ProcessInfo.processInfo.environment["SNAPGEN_TEST_BINARY"] { return URL(fileURLWithPath: path) }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (bundle ?? Bundle.main.bundleURL.appendingPathComponent("x")).deletingLastPathComponent()
            .appendingPathComponent("snapgen")
    }
}
