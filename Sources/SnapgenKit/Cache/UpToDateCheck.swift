import Foundation
package import SnapgenConfiguration
package import SnapgenModel
import SnapgenNames

/// Decides without opening the project whether a run of `generate` would do what the one before did: nothing.
///
/// A run is kept if it changes no file. Its cache file contains what it prints, and the digests of all that it depends on: the
/// tool, the arguments, variables, and what it has read, listed and examined.
package struct UpToDateCheck {
    private struct Stamp<Outcome: Codable>: Codable {
        var run: UInt64
        /// The digests of the variables, by their names.
        var variables: [String: UInt64]
        var outcome: Outcome
    }

    private let file: CacheFile
    private let run: UInt64
    private let environment: [String: String]
    private let record: RecordedFiles

    /// `nil` without a cache.
    ///
    /// - Parameter arguments: The arguments of the process, and all else that the run depends on besides its folder, files and
    ///   variables.
    package init?(
        _ cache: CacheChoice, of arguments: [String], in folder: String, _ environment: [String: String],
        _ files: any FileSystem
    ) throws(DiagnosticError) {
        guard let file = try cache.file(of: arguments, in: folder, environment, files) else { return nil }
        self.file = file
        self.environment = environment
        // Two builds of one version may differ.
        let tool = Self.toolPath.flatMap(files.stamp)?.digest ?? 0
        run = Self.digest([SnapgenVersion.current, "\(tool)", "\(geteuid())", folder] + arguments)
        record = RecordedFiles(of: files, ignoring: file.path)
    }

    /// The files for the run, if it is necessary.
    package var files: any FileSystem { record }

    /// Returns the outcome of the run before, or `nil` if something may have changed.
    package func outcome<Outcome: Codable>(_ type: Outcome.Type) -> Outcome? {
        guard let (head, observations) = file.contents,
            let stamp = try? JSONDecoder().decode(Stamp<Outcome>.self, from: Data(head)), stamp.run == run,
            stamp.variables.allSatisfy({ $1 == digest(ofVariable: $0) }), file.holds(observations)
        else { return nil }
        return stamp.outcome
    }

    /// Keeps the outcome of a run that succeeded, unless it has changed a file or another program may have.
    package func keep(_ outcome: some Codable, configuration: ConfigurationFile?) {
        guard let observations = record.all else { return }
        let names = Self.variables(in: configuration) ?? Array(environment.keys)
        let variables = Dictionary(names.map { ($0, digest(ofVariable: $0)) }) { $1 }
        let stamp = Stamp(run: run, variables: variables, outcome: outcome)
        guard let head = try? JSONEncoder().encode(stamp) else { return }
        file.save(head, observations)
    }

    /// Returns the names that stand behind `${` in a configuration, or `nil` if escapes may contain others.
    private static func variables(in configuration: ConfigurationFile?) -> [String]? {
        let text = String(decoding: configuration?.bytes ?? [], as: UTF8.self)
        if text.utf8.contains(UInt8(ascii: "\\")) { return nil }
        return text.split(separator: "${", omittingEmptySubsequences: false).dropFirst()
            .map { String($0.prefix { $0 != "}" && $0 != ":" }) }
    }

    private func digest(ofVariable name: String) -> UInt64 {
        environment[name].map { StableHash.mixed(StableHash.value($0)) } ?? 0
    }

    fileprivate static func digest(_ texts: [String]) -> UInt64 {
        texts.reduce(0) { StableHash.mixed($0 &* 31 &+ StableHash.value($1)) }
    }

    private static var toolPath: String? {
        #if os(Linux)
            "/proc/self/exe"
        #else
            Bundle.main.executablePath
        #endif
    }
}

extension CacheChoice {
    /// The path of the cache file; in the standard folder, each folder and list of arguments has one of its own.
    func path(of arguments: [String], in folder: String, _ environment: [String: String]) -> String? {
        switch self {
        case .none: nil
        case .file(let path): path
        case .standard:
            // Runs with equal hashes share a file, which affects only the speed.
            Self.folder(environment).map {
                "\($0)/snapgen/\(String(UpToDateCheck.digest([folder] + arguments), radix: 16)).cache"
            }
        }
    }
}
