import ArgumentParser
import SnapgenConfiguration
import SnapgenModel

/// Options that go before the keys of the configuration file.
struct SettingOptions: ParsableArguments {
    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp(
            "A protocol whose conforming types are entries; may be repeated.",
            discussion: "ACCESS is samples, previews, json, lines or dump; samples if it is left out.",
            valueName: "name[=access]"))
    var protocols: [CatalogProtocol] = []

    /// What the options say, as one more layer of the configuration.
    var layer: UserConfiguration {
        var layer = UserConfiguration()
        if !protocols.isEmpty { layer.catalog.protocols = Located(protocols, .option("--protocol")) }
        return layer
    }
}

extension CatalogProtocol: @retroactive ExpressibleByArgument {
    /// Reads `NAME` or `NAME=ACCESS`.
    public init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.first, SwiftIdentifier.isValid(name) else { return nil }
        guard parts.count == 2 else {
            self.init(name, .samples)
            return
        }
        guard let access = CatalogProtocol.Access(rawValue: parts[1]) else { return nil }
        self.init(name, access)
    }
}
