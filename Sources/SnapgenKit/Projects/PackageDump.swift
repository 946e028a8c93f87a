import Foundation
package import SnapgenModel
import SnapgenNames

/// A run of `swift package dump-package`, which evaluates a manifest without resolving dependencies.
///
/// A run with `--build-inputs` never starts it: SwiftPM evaluates manifests itself and must not be started from inside of
/// a build.
package enum PackageDump {
    package static func run(in folder: String, display: (String) -> String) throws(DiagnosticError) -> [UInt8] {
        let manifest = display("\(folder)/Package.swift")
        guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else { throw failure(at: manifest) }
        // SwiftPM locks the build folder while a command plugin runs. This other folder is never created.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "snapgen-\(UUID().uuidString)")
        let arguments = ["--package-path", folder, "--scratch-path", scratch.path(percentEncoded: false)]
        do throws(Program.Failure) {
            return try Program.swift.run(arguments)
        } catch {
            throw error.isMissing ? missing(manifest, error.reason) : failure(at: manifest)
        }
    }

    /// Returns a function that returns the description of the package in a folder: from the standard cache, if that is chosen and
    /// the manifest is the same as then.
    package static func cached(
        by choice: CacheChoice, _ environment: [String: String]
    ) -> @Sendable (String) throws(DiagnosticError) -> [UInt8]? {
        { folder throws(DiagnosticError) in
            guard let cache = choice.descriptions(environment), let digest = digest(of: folder) else {
                return try run(in: folder) { $0 }
            }
            let path = "\(cache)/\(String(StableHash.value(folder), radix: 16)).json"
            let header = Array("\(digest)\n".utf8)
            if let bytes = try? files.read(path), bytes.starts(with: header) {
                return Array(bytes.dropFirst(header.count))
            }
            let found = try run(in: folder) { $0 }
            // A failure only makes the next run slower.
            try? files.write(header + found, toFile: path, replacing: .anything, isDurable: false)
            return found
        }
    }

    private static let files = LocalFileSystem()

    /// Returns a digest of the package's path and of its manifests, of which there may be one for each version of Swift.
    private static func digest(of package: String) -> String? {
        let names = ((try? files.names(in: package)) ?? []).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        var hash = StableHash.value("\(SnapgenVersion.current) \(package)")
        for name in names {
            guard let bytes = try? files.read("\(package)/\(name)") else { return nil }
            hash = StableHash.value(of: Array(name.utf8) + [0] + bytes + [0], behind: hash)
        }
        return names.isEmpty ? nil : String(hash, radix: 16)
    }

    private static func missing(_ manifest: String, _ reason: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                .badProject, .error, "'swift' cannot be started: \(reason); install a Swift toolchain", path: manifest))
    }

    private static func failure(at manifest: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                .badProject, .error,
                "the manifest cannot be evaluated; 'swift package dump-package' in its folder prints why",
                path: manifest))
    }
}
