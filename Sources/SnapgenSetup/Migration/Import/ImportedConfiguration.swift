import SnapgenConfiguration
package import SnapgenModel

package struct ImportedConfiguration: Equatable, Encodable, Sendable {
    package private(set) var schema = "snapgen.import/1"
    /// A `snapgen.yml`, which is valid.
    package var text: String
    package var settings: [ImportedSetting]
    /// The settings that were not converted or that the other tool reads differently than YAML, sorted by place.
    package var diagnostics: [Diagnostic]
}

package struct ImportedSetting: Hashable, Codable, Sendable {
    package enum Outcome: String, Codable, Sendable, CaseIterable {
        /// The same value holds, where it stands or under another key.
        case kept
        /// Another value has the same effect.
        case translated
        /// There is no counterpart, or the value is not known.
        case unsupported
    }

    package var name: String
    package var outcome: Outcome
    /// The setting or rule that it became; the reason and the next step if it is not supported.
    package var result: String
    /// The file, relative to the root if it is below it.
    package var path: String
    /// The line, counted from 1; `nil` for the whole file.
    @ExplicitNull package var line: Int?

    init(_ name: String, _ outcome: Outcome, _ result: String, path: String, line: Int?) {
        self.name = name
        self.outcome = outcome
        self.result = result
        self.path = path
        self.line = line
    }

    var warning: Diagnostic? {
        guard outcome == .unsupported else { return nil }
        return Diagnostic(.notConverted, .warning, "\(name.quoted) is not converted: \(result)", path: path, line: line)
    }
}

extension [ImportedSetting] {
    /// The settings of a configuration file, which are kept or translated except for those with a diagnostic.
    ///
    /// - Parameter known: The counterparts of keys: a key of snapgen, and whether the value stays the same.
    init(
        _ keys: [(name: String, line: Int)], of path: String, _ diagnostics: [Diagnostic],
        known: (String) -> (outcome: ImportedSetting.Outcome, result: String)?
    ) {
        self = keys.sorted { ($0.line, $0.name) < ($1.line, $1.name) }.map { key in
            let problem = diagnostics.first { problem in
                problem.line == key.line && problem.id == .notConverted && problem.severity != .note
            }
            guard problem == nil, let counterpart = known(key.name) else {
                return ImportedSetting(
                    key.name, .unsupported, problem?.message ?? "it has no counterpart", path: path, line: key.line)
            }
            return ImportedSetting(key.name, counterpart.outcome, counterpart.result, path: path, line: key.line)
        }
    }
}
