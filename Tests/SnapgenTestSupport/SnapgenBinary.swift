public import Foundation

/// The binary `snapgen` that was built with the tests.
public enum SnapgenBinary {
    /// Where it lies: beside the tests' bundle, or where `SNAPGEN_TEST_BINARY` says.
    public static var url: URL {
        if let path = ProcessInfo.processInfo.environment["SNAPGEN_TEST_BINARY"] { return URL(fileURLWithPath: path) }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (bundle ?? Bundle.main.bundleURL.appendingPathComponent("x")).deletingLastPathComponent()
            .appendingPathComponent("snapgen")
    }
}
