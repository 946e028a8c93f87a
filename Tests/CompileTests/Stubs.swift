import Foundation
import SnapgenTestSupport

/// The stand-ins for Apple's modules, and the products of this package, compiled against them once.
struct Stubs: Sendable {
    /// Where the modules and their objects lie.
    let folder: URL
    /// The objects of the modules, to be linked.
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
        ("UIKit", "Tests/Stubs/UIKit"),
        ("SwiftUI", "Tests/Stubs/SwiftUI"),
        ("SnapshotTesting", "Tests/Stubs/SnapshotTesting"),
        ("SnapgenText", "Sources/SnapgenText"),
        ("SnapgenCatalog", "Sources/SnapgenCatalog"),
        ("SnapgenTesting", "Sources/SnapgenTesting"),
    ]

    /// swift-snapshot-testing is compiled in Swift 5 mode, which decides what Swift 6 says about its globals.
    private static func arguments(for module: String) -> [String] {
        switch module {
        case "SnapshotTesting": ["-swift-version", "5"]
        case "UIKit", "SwiftUI": LanguageMode.swift6.arguments
        default: LanguageMode.upcoming.arguments
        }
    }
}
