import Foundation

/// A module to compile.
struct CompiledModule {
    var name: String
    var files: [String]
    var arguments: [String] = ["-swift-version", "6"]

    /// Compiles it into `folder`, where the modules lie that it imports, and treats every warning as an error.
    func compile(into folder: URL, searching folders: [URL] = []) throws {
        let search = ([folder] + folders).flatMap { ["-I", $0.path] }
        let output = [
            "-emit-module", "-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path,
            "-c", "-o", folder.appendingPathComponent("\(name).o").path,
        ]
        let common = ["swiftc", "-wmo", "-parse-as-library", "-warnings-as-errors", "-module-name", name]
        try Command(arguments: common + arguments + search + output + files).succeed()
    }
}

/// The stand-ins for Apple's modules, compiled once.
struct Stubs: Sendable {
    /// Where the modules and their objects lie.
    let folder: URL
    var objects: [String] { Self.modules.map { folder.appendingPathComponent("\($0).o").path } }

    static let shared = Result { try Stubs() }

    private static let modules = ["UIKit", "SwiftUI", "SnapshotTesting", "SnapgenCatalog"]

    private init() throws {
        folder = try temporaryFolder()
        for name in Self.modules {
            // swift-snapshot-testing is compiled in Swift 5 mode, which decides what Swift 6 says about its globals.
            let mode = name == "SnapshotTesting" ? "5" : "6"
            try CompiledModule(name: name, files: Self.files(of: name), arguments: ["-swift-version", mode])
                .compile(into: folder)
        }
    }

    private static func files(of module: String) throws -> [String] {
        guard module == "SnapgenCatalog" else { return try Repository.swiftFiles(in: "Tests/Stubs/\(module)") }
        let catalog = try Repository.swiftFiles(in: "Sources/SnapgenCatalog")
        let isThere = catalog.contains { $0.hasSuffix("/Testable.swift") }
        return isThere ? catalog : try Repository.swiftFiles(in: "Tests/CompileTests/Fixtures/CatalogStandIn")
    }
}
