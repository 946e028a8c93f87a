import ArgumentParser
import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan

struct SettingOptions: ParsableArguments {
    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp(
            "A protocol whose conforming types are entries; may be repeated.",
            discussion: "ACCESS is \(Self.accesses); the default is samples.",
            valueName: "name[=access]"),
        completion: .protocols,
        transform: CatalogProtocol.init(option:))
    var protocols: [CatalogProtocol] = []

    private static let accesses = CatalogProtocol.Access.allCases.map(\.rawValue).joined(separator: ", ")

    var values: ConfigurationOptions {
        var options = ConfigurationOptions()
        if !protocols.isEmpty { options.set(\.catalog.protocols, to: protocols, by: "--protocol") }
        return options
    }

    var words: [String] { protocols.flatMap { ["--protocol", "\($0.name)=\($0.access.rawValue)"] } }
}

extension CatalogProtocol {
    /// Parses `NAME` or `NAME=ACCESS`.
    fileprivate init(option: String) throws {
        let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard SwiftIdentifier.isValid(parts[0]) else {
            throw ValidationError("'\(parts[0])' is not the name of a protocol; write it without its module")
        }
        guard let access = Access(rawValue: parts.count == 2 ? parts[1] : Access.samples.rawValue) else {
            let known = Access.allCases.map(\.rawValue)
            throw ValidationError("no access is called '\(parts[1])'" + Suggestion.phrase(for: parts[1], in: known))
        }
        self.init(parts[0], access)
    }
}
