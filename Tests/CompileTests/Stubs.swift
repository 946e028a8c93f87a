import Foundation
import SnapgenTestSupport

/// The stubs of Apple's modules, and the products of this package compiled against them, once per process.
struct Stubs: Sendable {
    /// The folder of the modules and their object files.
    let folder: URL
    /// The object files of the modules, for linking.
    let objects: [String]

    static let shared = Result { try Stubs() }

    private init() throws {
        let folder = try processFolder()
        for (module, sources) in Self.modules {
            try CompiledModule(
                name: module, files: Repository.swiftFiles(in: sources), arguments: Self.arguments(for: module)
            ).compile(into: folder)
        }
        self.folder = folder
        objects = Self.modules.map { folder.appendingPathComponent("\($0.name).o").path }
    }

    private static let modules: [(name: String, sources: String)] = [
        ("Journal", "Tests/Stubs/Journal"),
        ("CoreGraphics", "Tests/Stubs/CoreGraphics"),
        ("QuartzCore", "Tests/Stubs/QuartzCore"),
        ("Combine", "Tests/Stubs/Combine"),
        ("UIKit", "Tests/Stubs/UIKit"),
        ("SwiftUI", "Tests/Stubs/SwiftUI"),
        ("SnapshotTesting", "Tests/Stubs/SnapshotTesting"),
        ("SnapgenNames", "Sources/SnapgenNames"),
        ("SnapgenCatalog", "Sources/SnapgenCatalog"),
        ("SnapgenTesting", "Sources/SnapgenTesting"),
    ]

    /// Returns the compiler's arguments for a module.
    ///
    /// The language mode of swift-snapshot-testing, Swift 5, determines how its globals are used in Swift 6.
    private static func arguments(for module: String) -> [String] {
        switch module {
        case "SnapshotTesting": ["-swift-version", "5"]
        case "Journal", "CoreGraphics", "QuartzCore", "Combine", "UIKit", "SwiftUI": LanguageMode.swift6.arguments
        default: LanguageMode.upcoming.arguments
        }
    }
}
