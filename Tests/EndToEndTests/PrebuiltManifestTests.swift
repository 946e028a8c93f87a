import Foundation
import SnapgenTestSupport
import Testing

@Suite("The manifest with SNAPGEN_BUNDLE")
struct PrebuiltManifestTests {
    @Test("without it the tool is built from its sources")
    func fromSource() throws {
        let manifest = try Manifest.read(["SNAPGEN_BUNDLE": ""])
        #expect(manifest.dependencies.count == 4)
        #expect(manifest["snapgen"]?.type == "executable")
    }

    @Test("with a prebuilt tool, the manifest has no dependencies, tests or targets of the tool")
    func prebuilt() throws {
        let manifest = try Manifest.read(["SNAPGEN_BUNDLE": "/bundles/snapgen.artifactbundle"])
        #expect(manifest.dependencies.isEmpty)
        #expect(
            manifest.targets.filter { $0.type != "plugin" }.map(\.name).sorted()
                == ["SnapgenCatalog", "SnapgenNames", "SnapgenTesting", "snapgen"])
        #expect(manifest["snapgen"]?.type == "binary")
    }

    @Test("the products are the same with a prebuilt tool", arguments: ["", "/bundles/snapgen.artifactbundle"])
    func products(bundle: String) throws {
        let names = try Manifest.read(["SNAPGEN_BUNDLE": bundle]).products.map(\.name)
        #expect(Set(names).isSuperset(of: ["SnapgenBuildTool", "SnapgenCatalog", "SnapgenCommand", "SnapgenTesting"]))
    }

    @Test("a path of a bundle is absolute")
    func path() throws {
        let tool = try #require(try Manifest.read(["SNAPGEN_BUNDLE": "/bundles/é/snapgen.artifactbundle"])["snapgen"])
        let steps = try #require(tool.path).split(separator: "/")
        #expect(steps.drop { $0 == ".." } == ["bundles", "é", "snapgen.artifactbundle"])
        #expect(tool.url == nil)
    }

    @Test("a URL of a bundle has a checksum")
    func address() throws {
        let address = "https://example.com/snapgen.artifactbundle.zip"
        let manifest = try Manifest.read(["SNAPGEN_BUNDLE": address, "SNAPGEN_BUNDLE_CHECKSUM": "c0ffee"])
        #expect(manifest["snapgen"]?.url == address)
        #expect(manifest["snapgen"]?.checksum == "c0ffee")
    }
}

/// The output of `swift package dump-package` for this package.
private struct Manifest: Decodable {
    struct Dependency: Decodable {}

    struct Product: Decodable {
        var name: String
    }

    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var url: String?
        var checksum: String?
    }

    var dependencies: [Dependency]
    var products: [Product]
    var targets: [Target]

    subscript(name: String) -> Target? { targets.first { $0.name == name } }

    /// Reads a copy of the manifest, because another SwiftPM process may lock the package.
    static func read(_ environment: [String: String]) throws -> Manifest {
        let manifest = try String(contentsOf: packageRoot.appending(path: "Package.swift"), encoding: .utf8)
        let folder = try TemporaryFolder(["Package.swift": manifest])
        let run = try SnapgenProcess.run(
            URL(filePath: "/usr/bin/env"), ["swift", "package", "dump-package"], in: folder.path,
            environment: environment)
        try #require(run.status == 0, "\(run.error)")
        return try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
    }
}
