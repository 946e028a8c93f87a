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
            let templates = files.filter { $0.pathExtension == "stencil" }
            let generation = Generation(
                inputs: BuildInputs(target, in: context.xcodeProject, root: root),
                configuration: own ?? root.file(BuildInputs.configurationName),
                isConfigurationOfTarget: own != nil,
                others: templates + context.xcodeProject.files,
                tool: try context.tool(named: "snapgen").url,
                folder: context.pluginWorkDirectoryURL)
            return [try generation.command()]
        }
    }

    extension XcodeProject {
        /// The files that list the targets and their files, in either format, if they are where Xcode creates them.
        fileprivate var files: [URL] {
            ["project.xcproj", "project.pbxproj"].compactMap { directoryURL.file("\(displayName).xcodeproj/\($0)") }
        }
    }

    extension BuildInputs {
        /// Creates the description of a target of an Xcode project.
        ///
        /// Xcode gives plugins no dependencies (swift-package-manager #6003), so the tool reads the project to find out
        /// what the target can import, and whether it contains tests. The files of all other targets, and
        /// those of packages, are listed to track changes.
        fileprivate init(_ test: XcodeTarget, in project: XcodeProject, root: URL) {
            self.root = root.folderPath
            self.project = project.directoryURL.folderPath
            target = test.displayName
            isUITest = test.isUITest
            modules = Module.all(of: project.targets.filter { $0.id != test.id })
            otherModules = []
            testFiles = test.swiftFiles
            let tracked = sources + root.filesOfPackages.map { $0.path(percentEncoded: false) }
            sourceStamps = Dictionary(
                tracked.map { ($0, URL(filePath: $0).stamp) }, uniquingKeysWith: { first, _ in first })
        }
    }

    extension BuildInputs.Module {
        /// The modules of targets, one for all targets with the same name of a product: an app for two platforms.
        fileprivate static func all(of targets: [XcodeTarget]) -> [Self] {
            let swift = targets.filter { !$0.swiftFiles.isEmpty }
            return Dictionary(grouping: swift, by: \.moduleName).sorted { $0.key < $1.key }.map { name, targets in
                Self(name: name, target: targets[0].displayName, files: Set(targets.flatMap(\.swiftFiles)).sorted())
            }
        }
    }

    extension XcodeTarget {
        fileprivate var isUITest: Bool {
            guard case .other(let type) = product?.kind else { return false }
            return type.hasSuffix("bundle.ui-testing")
        }

        /// The default of the build setting `PRODUCT_MODULE_NAME`, which plugins cannot read.
        fileprivate var moduleName: String {
            let name = (product?.name ?? displayName).map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined()
            return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
        }

        fileprivate var swiftFiles: [String] {
            inputFiles.map(\.url).filter { $0.pathExtension == "swift" }.map { $0.path(percentEncoded: false) }.sorted()
        }
    }
#endif
