import ArgumentParser
import SnapgenModel

/// The option that replaces the configured naming of references.
struct NamingOption: ParsableArguments {
    @Option(
        name: .customLong("names"),
        help: ArgumentHelp(
            "Show the names of references in another naming: \(ReferenceNaming.names.joined(separator: ", ")).",
            valueName: "naming"),
        completion: .list(ReferenceNaming.names),
        transform: ReferenceNaming.init(option:))
    var naming: ReferenceNaming?

    /// The option as words of a command line.
    var words: [String] { naming.map { ["--names", $0.rawValue] } ?? [] }
}

extension ReferenceNaming {
    fileprivate static var names: [String] { allCases.map(\.rawValue) }

    fileprivate init(option: String) throws {
        guard let naming = ReferenceNaming(rawValue: option) else {
            throw ValidationError(
                "no naming is called '\(option)'" + Suggestion.phrase(for: option, in: ReferenceNaming.names))
        }
        self = naming
    }
}
