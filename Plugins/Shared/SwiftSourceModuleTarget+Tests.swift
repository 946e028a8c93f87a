import Foundation
import PackagePlugin

extension BuildInputs {
    init(_ test: SwiftSourceModuleTarget, in package: Package) {
        let own = Set(package.targets.map(\.id))
        let linked = test.recursiveTargetDependencies
        let modules = linked.compactMap { $0 as? SwiftSourceModuleTarget }
            .filter { $0.kind == .generic || $0.kind == .executable }
        root = test.root(in: package).folderPath
        target = test.name
        self.modules = modules.filter { own.contains($0.id) }.map(Module.init)
        otherModules = modules.filter { !own.contains($0.id) }.map(Module.init)
        linkedModules = Set(linked.map { ($0 as? SwiftSourceModuleTarget)?.moduleName ?? $0.name }).sorted()
        testFiles = test.swiftFiles
        conditions = test.compilationConditions.sorted()
    }
}

extension BuildInputs.Module {
    fileprivate init(_ target: SwiftSourceModuleTarget) {
        self.init(
            name: target.moduleName, target: target.name, files: target.swiftFiles,
            conditions: target.compilationConditions.sorted())
    }
}

extension SwiftSourceModuleTarget {
    var configuration: URL? {
        sourceFiles.map(\.url).first { $0.lastPathComponent == BuildInputs.configurationName }
    }

    /// The folder that the paths of the configuration are relative to: with a configuration of the target, the package's.
    func root(in package: Package) -> URL {
        configuration == nil ? package.directoryURL.projectRoot : package.directoryURL
    }

    fileprivate var swiftFiles: [String] {
        sourceFiles(withSuffix: ".swift").map { $0.url.path(percentEncoded: false) }.sorted()
    }
}
