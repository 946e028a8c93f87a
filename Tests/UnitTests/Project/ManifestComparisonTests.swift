import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenProject
@testable import SnapgenScan

@Suite("Manifests that are read, compared with those that SwiftPM evaluates")
struct ManifestComparisonTests {
    private static let seeds = RandomSeeds.chosen(
        by: "SNAPGEN_RANDOM_MANIFESTS", few: UInt64(TestTier.properties.count(2, of: 40)), many: 1000)
    /// The folders of packages in `SNAPGEN_MANIFESTS`, divided by line breaks.
    private static let folders = (ProcessInfo.processInfo.environment["SNAPGEN_MANIFESTS"] ?? "")
        .split(separator: "\n").map(String.init)

    @Test("a random manifest is not certain, or has the same description", arguments: seeds)
    func random(seed: UInt64) throws {
        let manifest = RandomManifest(seed: seed)
        let folder = try processFolder()
        try Data(manifest.text.utf8).write(to: folder.appending(path: "Package.swift"))
        try compare(folder.path, manifest.text)
    }

    @Test("a manifest on disk is not certain, or has the same description", arguments: folders)
    func onDisk(folder: String) throws { try compare(folder, folder) }

    private func compare(_ path: String, _ name: String) throws {
        let folder = URL(filePath: path).resolvingSymlinksInPath().path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
            name == "Package.swift" || (name.hasPrefix("Package@") && name.hasSuffix(".swift"))
        }
        let manifests = try names.map { ($0, Array(try Data(contentsOf: URL(filePath: "\(folder)/\($0)")))) }
        let read = ManifestReader.description(of: Dictionary(uniqueKeysWithValues: manifests), in: folder)
        let run = Process()
        run.executableURL = URL(filePath: "/usr/bin/env")
        run.arguments = ["swift", "package", "dump-package", "--package-path", folder, "--scratch-path", "/nowhere"]
        run.arguments? += ["--manifest-cache", "none"]
        let output = Pipe()
        (run.standardOutput, run.standardError) = (output, FileHandle.nullDevice)
        try run.run()
        let dump = output.fileHandleForReading.readDataToEndOfFile()
        run.waitUntilExit()
        let evaluated = PackageDescription(dump: Array(dump))
        if case .success(let description) = read { #expect(description == evaluated, "\(name)") }
    }
}
