package import Foundation

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
