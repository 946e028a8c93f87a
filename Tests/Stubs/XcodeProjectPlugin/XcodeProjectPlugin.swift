// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Xcode's module `XcodeProjectPlugin` that the plugins use. It extends SwiftPM's `PackagePlugin`, which is the real
// one. The declarations are those of the module's interface in Xcode 14 (swiftlang-5.7.1):
// https://gist.github.com/ikesyo/f152bf8ee60b1c9bff2e757b01a95fa9
//
// Properties with URLs replace those with paths from Xcode 16 on, as in `PackagePlugin`:
// https://developer.apple.com/documentation/xcodeprojectplugin

public import Foundation
public import PackagePlugin

// `xcodeprojectplugin/xcodebuildtoolplugin`
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

// `xcodeprojectplugin/xcodecommandplugin`
public protocol XcodeCommandPlugin: CommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

// `xcodeprojectplugin/xcodeplugincontext`
public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL

    public func tool(named name: String) throws -> PluginContext.Tool { throw StubError.noTool(name) }

    private enum StubError: Error { case noTool(String) }
}

// `xcodeprojectplugin/xcodeproject`
public struct XcodeProject {
    public typealias ID = String

    public let id: ID
    public let displayName: String
    public let directoryURL: URL
    public let filePaths: PathList
    public let targets: [XcodeTarget]
}

// `xcodeprojectplugin/xcodetarget`
public struct XcodeTarget {
    public typealias ID = String

    public let id: ID
    public let displayName: String
    public let product: XcodeProduct?
    public let dependencies: [XcodeTargetDependency]
    public let inputFiles: FileList
}

// `xcodeprojectplugin/xcodetargetdependency`
public enum XcodeTargetDependency {
    case target(XcodeTarget)
    case product(any Product)
}

// `xcodeprojectplugin/xcodeproduct`
public struct XcodeProduct {
    public enum Kind {
        case application
        case executable
        case framework
        case library
        case other(String)
    }

    public let name: String
    public let kind: Kind
}
