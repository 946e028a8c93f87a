import Foundation
package import SnapgenConfiguration
package import SnapgenModel
import SnapgenNames

/// Decides without parsing anything whether a run of `generate` would do what the one before did: nothing.
///
/// A run is kept if it changes no file. Its cache file contains what it prints, and digests of all that it depends on:
/// the tool, the arguments, variables, and what it has read, listed and examined.
package struct UpToDateCheck {
    /// A text on standard output, or a message on standard error.
    package typealias Printed = (text: String, isMessage: Bool)

    private let file: CacheFile
    private let run: Observation
    private let environment: [String: String]
    private let record: RecordedFiles

    /// `nil` without a cache.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the process.
    ///   - display: All else that its output depends on besides its folder, files and the variables of the configuration.
    package init?(
        _ cache: CacheChoice, of arguments: [String], in folder: String, _ environment: [String: String],
        display: [String] = [], _ files: any FileSystem
    ) throws(DiagnosticError) {
        guard let file = try cache.file(of: arguments, in: folder, environment, files) else { return nil }
        self.file = file
        self.environment = environment
        // Two builds of one version may differ.
        let tool = Self.toolPath.flatMap(files.stamp)?.digest ?? 0
        let texts = [SnapgenVersion.current, "\(tool)", "\(geteuid())", folder] + display + arguments
        run = Observation(.run, value: StableHash.value(of: texts))
        record = RecordedFiles(of: files, ignoring: file.path)
    }

    /// The files for the run, if it is necessary.
    package var files: any FileSystem { record }

    /// The output of the run before, or `nil` if something may have changed.
    package var printed: [Printed]? {
        var printed: [Printed] = []
        let isSame = file.allSatisfy { observation in
            switch observation.kind {
            case .run: return observation.value == run.value
            case .variable: return observation.value == variable(observation.text).value
            case .output, .message:
                printed.append((observation.text, isMessage: observation.kind == .message))
                return true
            default: return observation.isStill(on: file.files, ignoring: file.path)
            }
        }
        return isSame ? printed : nil
    }

    /// Keeps a run that succeeded, unless it has changed a file or another program may have.
    package func keep(_ printed: [Printed], configuration: ConfigurationFile?) {
        guard let observations = record.all else { return }
        let variables = Self.variables(in: configuration) ?? Array(environment.keys)
        let texts = printed.map { Observation($0.isMessage ? .message : .output, $0.text) }
        file.save([run] + variables.map(variable) + observations + texts)
    }

    /// Returns the names that stand behind `${` in a configuration, or `nil` if escapes may contain others.
    private static func variables(in configuration: ConfigurationFile?) -> [String]? {
        let text = String(decoding: configuration?.bytes ?? [], as: UTF8.self)
        if text.utf8.contains(UInt8(ascii: "\\")) { return nil }
        return text.split(separator: "${", omittingEmptySubsequences: false).dropFirst()
            .map { String($0.prefix { $0 != "}" && $0 != ":" }) }
    }

    private func variable(_ name: String) -> Observation {
        Observation(.variable, name, value: environment[name].map { StableHash.mixed(StableHash.value($0)) } ?? 0)
    }

    private static var toolPath: String? {
        #if os(Linux)
            "/proc/self/exe"
        #else
            Bundle.main.executablePath
        #endif
    }
}
