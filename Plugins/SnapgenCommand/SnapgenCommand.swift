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
        let process = Process()
        process.executableURL = try context.tool(named: "snapgen").url
        process.arguments = call.arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // snapgen has printed its diagnostics, so only the status is passed on.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

extension Package {
    /// Returns the test target that a call is about.
    ///
    /// SwiftPM accepts it at any position and passes it on only after the verb.
    private static let permission = "--allow-writing-to-package-directory"
    private static let writing: Set = ["generate", "exclude"]
    private static let onlyReading: Set = ["--check", "--dry-run", "--help", "-h"]

    init(_ all: [String]) {
        arguments = all.filter { $0 != Self.permission }
        isPermitted = all.contains(Self.permission)
    }

    var mayRun: Bool { isPermitted || !writes }

    var refusal: String {
        """
        'snapgen \(arguments.joined(separator: " "))' writes to the package. To allow it, add the flag at the end: \
        swift package snapgen \(arguments.joined(separator: " ")) \(Self.permission)
        """
    }

    private var writes: Bool {
        Self.writing.contains(arguments.first ?? "") && !arguments.contains { Self.onlyReading.contains($0) }
    }
}
