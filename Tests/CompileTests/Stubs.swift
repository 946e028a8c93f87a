import Foundation
import SnapgenTestSupport

/// The stubs of Apple's modules and of swift-snapshot-testing, and the products of this package compiled against them.
struct Stubs: Sendable {
    var folders: [URL]
    /// The object files and the libraries of the modules, for linking.
    var objects: [String]

    static let shared = Result { try compiled(.uiKit, .newest) }

    var search: [String] { folders.flatMap { ["-I", $0.path] } + Toolchain.previewsPlugin }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var platforms: [Platform: Stubs] = [:]
    private nonisolated(unsafe) static var libraries: [[String]: Stubs] = [:]

    /// Returns the stubs of a platform and a version of swift-snapshot-testing, compiled once per process.
    static func compiled(_ platform: Platform, _ library: LibraryVersion) throws -> Stubs {
        try lock.withLock {
            let stubs = try platforms[platform] ?? Stubs(Self.modules(of: platform), beside: [])
            platforms[platform] = stubs
            let key = [platform.rawValue, library.rawValue]
            let snapshotTesting = try libraries[key] ?? Stubs([.snapshotTesting(library)], beside: stubs.folders)
            libraries[key] = snapshotTesting
            return Stubs(
                folders: snapshotTesting.folders + stubs.folders, objects: snapshotTesting.objects + stubs.objects)
        }
    }
}

extension Stubs {
    private struct Module {
        var name: String
        var folder = "Tests/Stubs"
        var arguments = LanguageMode.swift6.arguments
        var isLibrary = false

        /// The module of previews, which is built as Apple's: in Swift 5 mode, a closure of the main actor is not `@Sendable`,
        /// and a closure that a library with evolution stores is called in the way that its types tell.
        static let developerToolsSupport = Module(
            name: "DeveloperToolsSupport", arguments: ["-swift-version", "5", "-enable-library-evolution"],
            isLibrary: true)

        /// The module of swift-snapshot-testing, whose language mode determines how its globals are used in Swift 6.
        static func snapshotTesting(_ version: LibraryVersion) -> Module {
            let conditions = version.conditions.flatMap { ["-D", $0] }
            return Module(name: "SnapshotTesting", arguments: ["-swift-version", "5"] + conditions)
        }
    }

    private static func modules(of platform: Platform) -> [Module] {
        let parser = platform == .uiKit ? ["AccessibilitySnapshotParser"] : []
        let stubs =
            ["Journal", "CoreGraphics", "QuartzCore", "Combine", platform.rawValue, "SwiftUI", "SnapshotPreferences"]
            + parser
        let products = ["SnapgenNames", "SnapgenPreviews", "SnapgenCatalog", "SnapgenTesting", "SnapgenAccessibility"]
        let arguments = LanguageMode.upcoming.arguments + ["-package-name", "snapgen", "-enable-testing"]
        return [.developerToolsSupport] + stubs.map { Module(name: $0) }
            + products.map { Module(name: $0, folder: "Sources", arguments: arguments) }
    }

    private init(_ modules: [Module], beside folders: [URL]) throws {
        let folder = try processFolder()
        let compiled = try modules.map { module in
            let files = try Repository.swiftFiles(in: "\(module.folder)/\(module.name)")
            // Foundation on Linux has no library evolution, which is a warning for a library that has.
            let compiled = CompiledModule(
                name: module.name, files: files, arguments: module.arguments, refusesWarnings: !module.isLibrary,
                isLibrary: module.isLibrary)
            try compiled.compile(into: folder, searching: folders)
            return compiled
        }
        self.folders = [folder]
        objects = compiled.map { folder.appendingPathComponent($0.product).path }
    }
}
