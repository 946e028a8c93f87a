public import Foundation

/// The binary `snapgen` that was built with the tests.
public enum SnapgenBinary {
    /// Where it lies: beside the tests' bundle.
    public static var url: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (bundle ?? Bundle.main.bundleURL.appendingPathComponent("x")).deletingLastPathComponent()
            .appendingPathComponent("snapgen")
    }
}
