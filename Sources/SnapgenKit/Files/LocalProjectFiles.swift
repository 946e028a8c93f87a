import Foundation
import SnapgenConfiguration
package import SnapgenModel
import SnapgenNames
import SnapgenProject

package struct LocalProjectFiles: ProjectFiles {
    private let files: any FileSystem
    private let root: ProjectRoot
    private let package: @Sendable (String) throws(DiagnosticError) -> [UInt8]?

    /// - Parameter package: Returns the output of `swift package dump-package` in a folder; `nil` if it must not be run.
    package init(
        root: ProjectRoot, files: any FileSystem,
        package: @escaping @Sendable (String) throws(DiagnosticError) -> [UInt8]? = { _ in nil }
    ) {
        self.files = files
        self.root = root
        self.package = package
    }

    package func hasFile(_ path: String) -> Bool { files.kind(of: path) == .file }

    package func hasFolder(_ path: String) -> Bool { files.kind(of: path) == .folder }

    package func read(_ path: String) throws(DiagnosticError) -> [UInt8] {
        do throws(FileSystemError) {
            return try files.read(path)
        } catch {
            throw DiagnosticError(.unreadable(error, in: root))
        }
    }

    package func names(in folder: String) -> [String] { (try? files.names(in: folder)) ?? [] }

    package func swiftFiles(below folder: String) -> [String] {
        guard hasFolder(folder) else { return [] }
        return files.list(".swift", below: folder, prefix: folder) { $0.utf8.first != UInt8(ascii: ".") }
            .files.map(\.path)
    }

    package func yaml(_ path: String) throws(DiagnosticError) -> UserValue? {
        let file = ConfigurationFile(path: root.display(path), bytes: try read(path))
        return try UserValue.yaml(file)
    }

    /// Returns what `swift package dump-package` prints for the package in each folder, as many at a time as there are cores.
    package func packageDescriptions(in folders: [String]) -> [Result<[UInt8]?, DiagnosticError>] {
        Parallel.map(count: folders.count) { index in
            // They are part of what a run depends on, which SwiftPM's own access to them does not show.
            for name in names(in: folders[index]) where Self.isManifest(name) {
                _ = files.stamp(of: "\(folders[index])/\(name)")
            }
            return Result { () throws(DiagnosticError) in try package(folders[index]) }
        }
    }

    private static func isManifest(_ name: String) -> Bool { name.hasPrefix("Package") && name.hasSuffix(".swift") }
}

extension LocalProjectFiles {
    /// Runs `swift package dump-package`, which evaluates a manifest without resolving dependencies.
    ///
    /// A command with `--build-inputs` never starts it: SwiftPM evaluates manifests itself and must not be started from inside
    /// of a build.
    package static func description(in folder: String, display: (String) -> String) throws(DiagnosticError) -> [UInt8] {
        let manifest = display("\(folder)/Package.swift")
        let failure = "the manifest cannot be evaluated; 'swift package dump-package' in its folder prints why"
        guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
            throw DiagnosticError(.badProject, failure, path: manifest)
        }
        // SwiftPM locks the build folder while a command plugin runs. This other folder is never created.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "snapgen-\(UUID().uuidString)")
        let arguments = ["--package-path", folder, "--scratch-path", scratch.path(percentEncoded: false)]
        do throws(Program.Failure) {
            return try Program.swift.run(arguments)
        } catch {
            let missing = "'swift' cannot be started: \(error.reason); install a Swift toolchain"
            throw DiagnosticError(.badProject, error.isMissing ? missing : failure, path: manifest)
        }
    }

    /// Returns a function that takes descriptions from the standard cache, if that is chosen and the manifest is the same.
    package static func cachedDescriptions(
        by choice: CacheChoice, _ environment: [String: String]
    ) -> @Sendable (String) throws(DiagnosticError) -> [UInt8]? {
        { folder throws(DiagnosticError) in
            guard let cache = choice.descriptions(environment), let digest = digest(of: folder) else {
                return try description(in: folder) { $0 }
            }
            let path = "\(cache)/\(String(StableHash.value(folder), radix: 16)).json"
            let header = Array("\(digest)\n".utf8)
            if let bytes = try? disk.read(path), bytes.starts(with: header) {
                return Array(bytes.dropFirst(header.count))
            }
            let found = try description(in: folder) { $0 }
            // A failure only makes the next run slower.
            try? disk.write(header + found, toFile: path, replacing: .anything, isDurable: false)
            return found
        }
    }

    private static let disk = LocalFileSystem()

    /// Returns a digest of the package's path and of its manifests, of which there may be one for each version of Swift.
    private static func digest(of package: String) -> String? {
        let names = ((try? disk.names(in: package)) ?? []).filter(isManifest)
        var hash = StableHash.value("\(SnapgenVersion.current) \(package)")
        for name in names {
            guard let bytes = try? disk.read("\(package)/\(name)") else { return nil }
            hash = StableHash.value(of: Array(name.utf8) + [0] + bytes + [0], behind: hash)
        }
        return names.isEmpty ? nil : String(hash, radix: 16)
    }
}
