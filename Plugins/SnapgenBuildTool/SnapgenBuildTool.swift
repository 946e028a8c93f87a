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
        let configuration = test.file(Generation.configurationName)
        let exclusions = Generation.exclusionsName
        let generation = Generation(
            inputs: inputs,
            configuration: configuration ?? context.package.file(Generation.configurationName),
            isConfigurationOfTarget: configuration != nil,
            exclusions: configuration == nil ? context.package.file(exclusions) : test.file(exclusions),
            templates: test.sourceFiles(withSuffix: ".stencil").map(\.url),
            tool: try context.tool(named: "snapgen").url,
            folder: context.pluginWorkDirectoryURL)
        return [try generation.command()]
    }
}

/// An invalid use of the plugin.
enum PluginError: Error, CustomStringConvertible {
    case noTestTarget(String)

    var description: String {
        switch self {
        case .noTestTarget(let name):
            "SnapgenBuildTool generates tests, and '\(name)' is not a test target; add the plugin to a test target"
        }
    }
}

extension BuildInputs {
    /// Creates the description of a test target of a package.
    fileprivate init(_ test: SwiftSourceModuleTarget, in package: Package) {
        let own = Set(package.targets.map(\.id))
        let modules = test.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
            .filter { $0.kind == .generic || $0.kind == .executable }
        root = package.directoryURL.folderPath
        target = test.name
        self.modules = modules.filter { own.contains($0.id) }.map(Module.init)
        otherModules = modules.filter { !own.contains($0.id) }.map(Module.init)
        testFiles = test.swiftFiles
    }
}

extension BuildInputs.Module {
    fileprivate init(_ target: SwiftSourceModuleTarget) {
        self.init(name: target.moduleName, files: target.swiftFiles)
    }
}

extension SwiftSourceModuleTarget {
    fileprivate var swiftFiles: [String] {
        sourceFiles(withSuffix: ".swift").map { $0.url.path(percentEncoded: false) }.sorted()
    }

    fileprivate func file(_ name: String) -> URL? {
        sourceFiles.map(\.url).first { $0.lastPathComponent == name }
    }
}

extension Package {
    /// Returns a file at the root, if it exists, because a missing input file would fail the build.
    fileprivate func file(_ name: String) -> URL? {
        let file = directoryURL.appending(path: name)
        return FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) ? file : nil
    }
}
