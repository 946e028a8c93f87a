import Foundation
package import SnapgenModel
import SnapgenNames
import SnapgenProject
import SnapgenScan

/// The descriptions of packages on disk: read, kept from an earlier run, or evaluated by `swift package dump-package`.
package struct PackageDescriptions: Sendable {
    /// The treatment of a manifest that is not certain, and of which no description is kept, as advice for who lacks one.
    package enum Evaluation: String, Sendable {
        case evaluated = ""
        /// The command has the option `--evaluate-manifests`.
        case onDemand = "pass --evaluate-manifests"
        case never = "run 'snapgen generate', which evaluates it"
        /// SwiftPM must not be started, because a build is running.
        case inBuild = "name its modules in 'sources' of snapgen.yml: { path: FOLDER/Sources/NAME, module: NAME }"
    }

    private let evaluation: Evaluation
    private let cache: String?
    private let disk = LocalFileSystem()

    /// - Parameter choice: The cache, beside which descriptions are kept.
    package init(_ evaluation: Evaluation, keptBy choice: CacheChoice, _ environment: [String: String]) {
        self.evaluation = evaluation
        cache = choice.descriptions(environment)
    }

    package func description(in folder: String) throws(DiagnosticError) -> PackageDescription {
        let manifests = try manifests(in: folder)
        let place = disk.resolved(folder)
        let uncertain: UncertainManifest
        switch ManifestReader.description(of: manifests, in: place) {
        case .success(let description): return description
        case .failure(let problem): uncertain = problem
        }
        let header = Array("\(Self.digest(of: manifests, in: place))\n".utf8)
        let path = cache.map { "\($0)/\(String(StableHash.value(folder), radix: 16)).json" }
        if let bytes = path.flatMap({ try? disk.read($0) }), bytes.starts(with: header),
            let kept = PackageDescription(dump: Array(bytes.dropFirst(header.count)))
        {
            return kept
        }
        guard evaluation == .evaluated else { throw unevaluated(uncertain) }
        let found = try Self.evaluated(in: folder)
        // A failure only makes the next run slower.
        if let path { try? disk.write(header + found.dump, toFile: path, replacing: .anything, isDurable: false) }
        return found.description
    }

    /// Returns `Package.swift` and the manifests for versions of Swift by their names.
    private func manifests(in folder: String) throws(DiagnosticError) -> [String: [UInt8]] {
        let names = ((try? disk.names(in: folder)) ?? []).filter { name in
            name == "Package.swift" || (name.hasPrefix("Package@") && name.hasSuffix(".swift"))
        }
        let files = names.compactMap { name in (try? disk.read("\(folder)/\(name)")).map { (name, $0) } }
        guard names.contains("Package.swift"), files.count == names.count else {
            throw DiagnosticError(.badProject, "the manifest cannot be read; check its permissions")
        }
        return Dictionary(uniqueKeysWithValues: files)
    }

    private static func digest(of manifests: [String: [UInt8]], in folder: String) -> String {
        var hash = StableHash.value("\(SnapgenVersion.current) \(folder)")
        for (name, bytes) in manifests.sorted(by: { $0.key < $1.key }) {
            hash = StableHash.value(of: Array(name.utf8) + [0] + bytes + [0], behind: hash)
        }
        return String(hash, radix: 16)
    }

    private func unevaluated(_ uncertain: UncertainManifest) -> DiagnosticError {
        let reason = "because '\(uncertain.expression)' is not evaluated; \(evaluation.rawValue)"
        let problem = "the targets of the package are unknown, \(reason)"
        return DiagnosticError(.unevaluatedManifest, problem, path: uncertain.file, line: uncertain.line)
    }

    /// Runs `swift package dump-package`, which evaluates a manifest without resolving dependencies.
    private static func evaluated(
        in folder: String
    ) throws(DiagnosticError) -> (description: PackageDescription, dump: [UInt8]) {
        // SwiftPM locks the build folder while a command plugin runs. This other folder is never created.
        let arguments = ["--package-path", folder, "--scratch-path", Program.scratchFolder]
        let dump: [UInt8]
        do throws(Program.Failure) {
            dump = try Program.swift.run(arguments)
        } catch {
            let failure = "the manifest cannot be evaluated; 'swift package dump-package' in its folder prints why"
            let missing = "'swift' cannot be started: \(error.reason); install a Swift toolchain"
            throw DiagnosticError(.badProject, error.isMissing ? missing : failure)
        }
        guard let description = PackageDescription(dump: dump) else {
            let problem = "'swift package dump-package' prints no package; update the Swift toolchain"
            throw DiagnosticError(.badProject, problem)
        }
        return (description, dump)
    }
}
