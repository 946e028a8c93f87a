import Foundation
package import SnapgenModel

/// The inputs of a build tool for its test target: the JSON behind `--build-inputs`.
package struct BuildInputs: Equatable, Codable, Sendable {
    package struct Module: Equatable, Codable, Sendable {
        package var name: String
        /// The target's name, which may differ from the module's; `nil` where the build tool does not give it.
        package var target: String?
        /// Absolute paths.
        package var files: [String]
        /// The conditions of `#if` that its target defines; `nil` where the build tool does not list them.
        package var conditions: [String]?
    }

    package var root: String
    /// The folder of the Xcode project, absolute; `nil` in a package.
    ///
    /// Xcode's plugins get no dependencies of a target (swift-package-manager #6003), so the modules of a project are
    /// those that its files describe, and `modules` only tracks changes.
    package var project: String?
    package var target: String
    /// Indicates whether the target contains UI tests, which get the accessibility schemas of the app and nothing else.
    var isUITest: Bool?
    /// The modules of the package that the target depends on, or of all targets of a project.
    package var modules: [Module]
    /// The modules of other packages that it depends on: scanned where the configuration names them.
    var otherModules: [Module]
    /// The names of all modules that the target links; `nil` where the build tool does not list them.
    var linkedModules: [String]?
    /// The files that a person has written into the target, absolute.
    package var testFiles: [String]
    package var conditions: [String]?

    package static func read(_ path: String, in files: any FileSystem) throws(DiagnosticError) -> BuildInputs {
        let bytes = try files.read(path) { refusal($0.reason, path) }
        guard let inputs = try? JSONDecoder().decode(BuildInputs.self, from: Data(bytes)) else {
            throw refusal("they are no JSON with all keys of such inputs", path)
        }
        guard files.kind(of: inputs.root) == .folder else { throw refusal("'\(inputs.root)' is no folder", path) }
        // The names become file names and imports.
        let names = (inputs.modules + inputs.otherModules).map(\.name)
        if let name = names.first(where: { !SwiftIdentifier.isValid($0) }) {
            throw refusal("'\(name)' is not a valid module name", path)
        }
        // The target's name need not be that of a module.
        let target = inputs.target
        let isFolder = RelativePath(target)?.name == target
        guard isFolder, target.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw refusal("'\(target)' is not a valid target name", path)
        }
        return inputs
    }

    private static func refusal(_ reason: String, _ path: String) -> DiagnosticError {
        DiagnosticError(
            .unreadableInput, "these are not the inputs of a build tool: \(reason); build again", path: path)
    }
}
