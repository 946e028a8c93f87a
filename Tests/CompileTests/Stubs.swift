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
            let snapshotTesting = try libraries[key] ?? Stubs([snapshotTesting(library)], beside: stubs.folders)
            libraries[key] = snapshotTesting
            return Stubs(
                folders: snapshotTesting.folders + stubs.folders, objects: snapshotTesting.objects + stubs.objects)
        }
    }
}

extension Stubs {
    private static func module(
        _ name: String, in folder: String = "Tests/Stubs", _ arguments: [String] = LanguageMode.swift6.arguments,
        isLibrary: Bool = false
    ) throws -> CompiledModule {
        // Foundation on Linux has no library evolution, which is a warning for a library that has.
        CompiledModule(
            name: name, files: try Repository.swiftFiles(in: "\(folder)/\(name)"), arguments: arguments,
            refusesWarnings: !isLibrary, isLibrary: isLibrary)
    }

    /// Returns swift-snapshot-testing, whose language mode determines how its globals are used in Swift 6.
    private static func snapshotTesting(_ version: LibraryVersion) throws -> CompiledModule {
        try module("SnapshotTesting", ["-swift-version", "5"] + version.conditions.flatMap { ["-D", $0] })
    }

    private static func modules(of platform: Platform) throws -> [CompiledModule] {
        // Built as Apple's: in Swift 5 mode, a closure of the main actor is not `@Sendable`, and a closure that a
        // library with evolution stores is called in the way that its types tell.
        let previews = try module(
            "DeveloperToolsSupport", ["-swift-version", "5", "-enable-library-evolution"], isLibrary: true)
        let parser = platform == .uiKit ? ["AccessibilitySnapshotParser"] : []
        let stubs =
            ["Journal", "CoreGraphics", "QuartzCore", "Combine", platform.rawValue, "SwiftUI", "SnapshotPreferences"]
            + parser
        let products = ["SnapgenNames", "SnapgenPreviews", "SnapgenCatalog", "SnapgenTesting", "SnapgenAccessibility"]
        let arguments = LanguageMode.upcoming.arguments + ["-package-name", "snapgen", "-enable-testing"]
        return try [previews] + stubs.map { try module($0) }
            + products.map { try module($0, in: "Sources", arguments) }
    }

    private init(_ modules: [CompiledModule], beside others: [URL]) throws {
        let folder = try processFolder()
        for module in modules { try module.compile(into: folder, searching: others) }
        folders = [folder]
        objects = modules.map { folder.appending(path: $0.product).path }
    }
}
