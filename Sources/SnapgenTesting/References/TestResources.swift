import Foundation

enum TestResources {
    /// Returns the folders that may contain resources: those of the test bundles, and of the bundles that SwiftPM puts
    /// into them or, on Linux, next to them.
    static func folders() -> [String] {
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
