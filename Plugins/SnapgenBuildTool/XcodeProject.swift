#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension SnapgenBuildTool: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let files = target.inputFiles.map(\.url)
            let own = files.first { $0.lastPathComponent == BuildInputs.configurationName }
            let folder = context.xcodeProject.directoryURL
            let root = own == nil ? folder.projectRoot : folder
            let exclusions = BuildInputs.exclusionsName
            let generation = Generation(
                inputs: BuildInputs(target, root: root),
                configuration: own ?? root.file(BuildInputs.configurationName),
                isConfigurationOfTarget: own != nil,
                // The list need not be part of the target to be read.
                exclusions: (own?.deletingLastPathComponent() ?? root).file(exclusions),
                templates: files.filter { $0.pathExtension == "stencil" },
                tool: try context.tool(named: "snapgen").url,
                folder: context.pluginWorkDirectoryURL)
            return [try generation.command()]
        }
    }

    extension BuildInputs {
        /// Creates the description of a test target of an Xcode project, without products of packages.
        fileprivate init(_ test: XcodeTarget, root: URL) {
            self.root = root.folderPath
            target = test.displayName
            modules = test.dependencies.compactMap { dependency in
                if case .target(let target) = dependency { Module(target) } else { nil }
            }
            otherModules = []
            testFiles = test.swiftFiles
            namePreviewFiles()
        }
    }

    extension BuildInputs.Module {
        fileprivate init(_ target: XcodeTarget) {
            let name = target.product?.name ?? target.displayName
            self.init(
                name: name.map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined(), target: target.displayName,
                files: target.swiftFiles)
        }
    }

    extension XcodeTarget {
        fileprivate var swiftFiles: [String] {
            inputFiles.map(\.url).filter { $0.pathExtension == "swift" }.map { $0.path(percentEncoded: false) }.sorted()
        }
    }
#endif
