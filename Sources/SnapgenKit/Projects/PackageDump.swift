import Foundation
public import SnapgenModel

/// A run of `swift package dump-package`, which evaluates a manifest without resolving dependencies.
///
/// A run with `--build-inputs` never starts it: SwiftPM evaluates manifests itself and must not be started from inside of
/// a build.
public enum PackageDump {
    /// Returns the description of the package in a folder, as JSON.
    ///
    /// - Throws: A diagnostic if there is no `swift`, or the manifest cannot be evaluated.
    public static func run(in folder: String, display: (String) -> String) throws(DiagnosticError) -> [UInt8] {
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

    /// Returns a function that returns the description of the package in a folder, from the cache if the manifest is the
    /// same as then.
    ///
    /// - Parameter choice: The cache; one other than the standard cache holds no descriptions.
    public static func cached(
        by choice: CacheChoice, _ environment: [String: String]
    ) -> @Sendable (String) throws(DiagnosticError) -> [UInt8]? {
        { folder throws(DiagnosticError) in
            let store = choice.descriptions(environment).map { cache in
                PackageDescriptions(folder: cache, files: LocalFileSystem())
            }
            if let known = store?[folder] { return known }
            let found = try run(in: folder) { $0 }
            store?.save(found, of: folder)
            return found
        }
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
