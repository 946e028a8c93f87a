import Foundation
import PackagePlugin

/// A command plugin that runs `snapgen` with the arguments of `swift package snapgen`.
@main
struct SnapgenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var call = Call(arguments)
        guard call.mayRun else {
            Diagnostics.error(call.refusal)
            return
        }
        if call.takesTestTarget, let test = try context.package.testTarget(named: call.target) {
            try call.add(test, in: context)
        }
        try call.run(try context.tool(named: "snapgen").url, in: context.package.directoryURL)
    }
}

extension Package {
    /// Returns the test target that a call is about.
    ///
    /// - Parameter name: The requested target. By default, it is the one with a configuration of its own, or else the
    ///   only test target, unless its tests are committed.
    /// - Returns: The target, or `nil` if the configuration at the root decides.
    /// - Throws: A `CommandError` if there is no such target, or several have a configuration.
    fileprivate func testTarget(named name: String?) throws -> SwiftSourceModuleTarget? {
        let tests = targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind == .test }
            .sorted { $0.name < $1.name }
        if let name {
            guard let test = tests.first(where: { $0.name == name }) else {
                throw CommandError.unknownTarget(name, known: tests.map(\.name))
            }
            return test
        }
        let configured = tests.filter { $0.configuration != nil }
        if configured.count > 1 { throw CommandError.severalTargets(configured.map(\.name)) }
        let isOnlyOne = tests.count == 1 && !tests[0].hasCommittedTests
        return configured.first ?? (isOnlyOne ? tests[0] : nil)
    }
}

extension SwiftSourceModuleTarget {
    fileprivate var hasCommittedTests: Bool {
        sourceFiles.contains { $0.url.lastPathComponent == "Snapgen.runtime.swift" }
    }
}

enum CommandError: Error, CustomStringConvertible {
    case unknownTarget(String, known: [String])
    case severalTargets([String])

    var description: String {
        switch self {
        case .unknownTarget(let name, let known):
            "the package has no test target '\(name)'; its test targets: \(known.joined(separator: ", "))"
        case .severalTargets(let names):
            "several test targets have a snapgen.yml (\(names.joined(separator: ", "))); choose one with --target"
        }
    }
}
