import Foundation
import SnapgenTestSupport

/// The stubs of Apple's modules and of swift-snapshot-testing, and the products of this package compiled against them.
struct Stubs: Sendable {
    /// The folders of the modules.
    var folders: [URL]
    /// The object files of the modules, for linking.
    var objects: [String]

    /// The stubs with UIKit and the newest version of swift-snapshot-testing.
    static let shared = Result { try compiled(.uiKit, .newest) }

    /// The compiler's arguments to find the modules.
    var search: [String] { folders.flatMap { ["-I", $0.path] } }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var platforms: [Platform: Stubs] = [:]
    private nonisolated(unsafe) static var libraries: [[String]: Stubs] = [:]

    /// Returns the stubs of a platform and a version of swift-snapshot-testing, compiled once per process.
    static func compiled(_ platform: Platform, _ library: LibraryVersion) throws -> Stubs {
        try lock.withLock {
            let stubs = try platforms[platform] ?? Stubs(Self.modules(of: platform), beside: [])
            platforms[platform] = stubs
            let key = [platform.rawValue, library.name]
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
        let products = ["SnapgenNames", "SnapgenCatalog", "SnapgenTesting", "SnapgenAccessibility"]
        let arguments = LanguageMode.upcoming.arguments + ["-package-name", "snapgen"]
        return stubs.map { Module(name: $0) }
            + products.map { Module(name: $0, folder: "Sources", arguments: arguments) }
    }

    private init(_ modules: [Module], beside folders: [URL]) throws {
        let folder = try processFolder()
        for module in modules {
            let files = try Repository.swiftFiles(in: "\(module.folder)/\(module.name)")
            try CompiledModule(name: module.name, files: files, arguments: module.arguments)
                .compile(into: folder, searching: folders)
        }
        self.folders = [folder]
        objects = modules.map { folder.appendingPathComponent("\($0.name).o").path }
    }
}
