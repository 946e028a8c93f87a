import Foundation
import PackagePlugin

/// Runs `snapgen` with whatever stands behind `swift package snapgen`.
@main
struct SnapgenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let call = Call(arguments)
        guard call.mayRun else {
            Diagnostics.error(call.refusal)
            return
        }
        let process = Process()
        process.executableURL = try context.tool(named: "snapgen").url
        process.arguments = call.arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // snapgen has said what is wrong; the status is all that SwiftPM has to know.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

/// What the user asks for, and whether it may write.
struct Call {
    /// What snapgen is given.
    var arguments: [String]
    private var isPermitted: Bool

    /// SwiftPM hears this flag wherever it stands, and passes it on where it stands behind the verb.
    private static let permission = "--allow-writing-to-package-directory"
    private static let writing: Set = ["generate"]
    private static let onlyReading: Set = ["--check", "--dry-run", "--help", "-h"]

    init(_ all: [String]) {
        arguments = all.filter { $0 != Self.permission }
        isPermitted = all.contains(Self.permission)
    }

    var mayRun: Bool { isPermitted || !writes }

    var refusal: String {
        """
        'snapgen \(arguments.joined(separator: " "))' writes into the package. To allow it, put the flag behind it: \
        swift package snapgen \(arguments.joined(separator: " ")) \(Self.permission)
        """
    }

    private var writes: Bool {
        Self.writing.contains(arguments.first ?? "") && !arguments.contains { Self.onlyReading.contains($0) }
    }
}
