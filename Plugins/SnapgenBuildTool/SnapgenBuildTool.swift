import Foundation
import PackagePlugin

/// A build tool plugin that runs `snapgen generate` before each build of a test target.
@main
struct SnapgenBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let test = target as? SwiftSourceModuleTarget, test.kind == .test else {
            throw PluginError.noTestTarget(target.name)
        }
        let inputs = BuildInputs(test, in: context.package)
        let root = test.root(in: context.package)
        let templates = test.sourceFiles(withSuffix: ".stencil").map(\.url)
        let generation = Generation(
            inputs: inputs,
            configuration: test.configuration ?? root.file(BuildInputs.configurationName),
            isConfigurationOfTarget: test.configuration != nil,
            others: templates,
            tool: try context.tool(named: "snapgen").url,
            folder: context.pluginWorkDirectoryURL)
        return [try generation.command()]
    }
}

enum PluginError: Error, CustomStringConvertible {
    case noTestTarget(String)

    var description: String {
        switch self {
        case .noTestTarget(let name):
            "SnapgenBuildTool generates tests, and '\(name)' is not a test target; add the plugin to a test target"
        }
    }
}
