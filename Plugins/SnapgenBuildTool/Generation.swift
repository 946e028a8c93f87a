import Foundation
import PackagePlugin

/// A run of `snapgen generate`, with inputs and outputs that are determined before scanning.
struct Generation {
    var inputs: BuildInputs
    var configuration: URL?
    /// A Boolean value that indicates whether the configuration is in the target's folder instead of at the root.
    var isConfigurationOfTarget: Bool
    /// The files besides the sources and the configuration that the tool reads.
    var others: [URL]
    var tool: URL
    var folder: URL

    func command() throws -> Command {
        let list = folder.appending(path: "Snapgen.inputs.json")
        try inputs.write(to: list)
        return .buildCommand(
            displayName: "snapgen: \(isUITest ? "screens" : "tests") of \(inputs.target)",
            executable: tool,
            arguments: arguments(list),
            inputFiles: [list] + sources + others + [configuration].compactMap { $0 },
            outputFiles: outputs)
    }

    private func arguments(_ list: URL) -> [String] {
        var arguments = ["generate", "--build-inputs", list.folderPath, "--output", folder.folderPath]
        // The sandbox allows writing to this folder only.
        arguments += ["--cache-path", folder.appending(path: "Snapgen.cache").folderPath]
        if isConfigurationOfTarget, let configuration {
            arguments += ["--config", configuration.path(percentEncoded: false)]
        }
        return arguments
    }

    /// The watched sources; in an Xcode project, the list is watched in their place.
    ///
    /// Files of other packages are not watched, because there are many and they rarely change. The sources of local
    /// packages that the configuration refers to are read again when a file of this package changes.
    private var sources: [URL] { inputs.sourceStamps == nil ? inputs.sources.map { URL(filePath: $0) } : [] }

    private var isUITest: Bool { inputs.isUITest == true }

    private var outputs: [URL] {
        if isUITest { return [folder.appending(path: "Screens.snapgen.swift")] }
        return ["Snapgen.tests.swift", "Snapgen.runtime.swift"].map { folder.appending(path: $0) }
    }
}
