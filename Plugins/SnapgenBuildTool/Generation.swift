import Foundation
import PackagePlugin

/// One run of `snapgen generate`: what it reads and what it writes, both known before anything is scanned.
struct Generation {
    var inputs: BuildInputs
    var configuration: URL?
    /// Whether the configuration lies in the test target's folder and not at the root, where snapgen finds it itself.
    var isConfigurationOfTarget: Bool
    var templates: [URL]
    var tool: URL
    var folder: URL

    static let configurationName = "snapgen.yml"

    func command() throws -> Command {
        let list = folder.appending(path: "Snapgen.inputs.json")
        try write(inputs, to: list)
        return .buildCommand(
            displayName: "snapgen: tests of \(inputs.target)",
            executable: tool,
            arguments: arguments(list),
            inputFiles: [list] + sources + templates + [configuration].compactMap { $0 },
            outputFiles: outputs)
    }

    private func arguments(_ list: URL) -> [String] {
        var arguments = ["generate", "--build-inputs", list.folderPath, "--output", folder.folderPath]
        // The sandbox of a build lets nothing be written elsewhere.
        arguments += ["--cache-path", folder.appending(path: "Snapgen.cache").folderPath]
        if isConfigurationOfTarget, let configuration {
            arguments += ["--config", configuration.path(percentEncoded: false)]
        }
        return arguments
    }

    /// Files of other packages are not watched, as there are many and they hardly ever change between two builds: those
    /// of a local package that the configuration names are read anew when something of this package changes.
    private var sources: [URL] {
        (inputs.modules.flatMap(\.files) + inputs.testFiles).map { URL(filePath: $0) }
    }

    private var outputs: [URL] {
        let tests = inputs.modules.map { "\($0.name).snapgen.swift" }
        let others = ["Snapgen.others.swift", "Snapgen.paths.swift", "Snapgen.support.swift"]
        return (tests + others).map { folder.appending(path: $0) }
    }

    /// Leaves an equal file alone, so that its time does not make the tool run again.
    private func write(_ inputs: BuildInputs, to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(inputs)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    }
}

extension URL {
    /// The path without a slash at its end.
    var folderPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
