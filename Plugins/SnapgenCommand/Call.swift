import Foundation
import PackagePlugin

/// A call of `snapgen`, with the permission to write and the requested test target.
struct Call {
    private(set) var arguments: [String]
    private(set) var target: String?
    private let isPermitted: Bool

    /// The flag that permits writing.
    ///
    /// SwiftPM accepts it at any position and passes it on only after the verb.
    private static let permission = "--allow-writing-to-package-directory"
    private static let writing: Set = ["generate", "accept", "report"]
    private static let onlyReading: Set = ["--check", "--dry-run", "--help", "-h"]
    /// The commands with the option `--build-inputs` that write no generated tests.
    private static let planning: Set = ["scan", "plan", "shards", "explain", "status", "prune", "accept", "report"]
    private static let configured: Set = ["generate", "config"]

    init(_ all: [String]) {
        arguments = all.filter { $0 != Self.permission }
        isPermitted = all.contains(Self.permission)
        if isConfigured { target = takeTarget() }
    }

    var mayRun: Bool { isPermitted || !writes }

    var refusal: String {
        """
        'snapgen \(arguments.joined(separator: " "))' writes to the package. To allow it, add the flag at the end: \
        swift package snapgen \(arguments.joined(separator: " ")) \(Self.permission)
        """
    }

    var takesTestTarget: Bool {
        isConfigured && !has("--build-inputs") && !has("--help") && !has("-h")
            && (target != nil || !has("--config"))
    }

    /// Adds the configuration of a test target and, for a command that plans, the target with its modules.
    ///
    /// - Throws: An error if the description of the target cannot be written.
    mutating func add(_ test: SwiftSourceModuleTarget, in context: PluginContext) throws {
        var options: [String] = []
        if !has("--config"), let configuration = test.configuration {
            options += ["--config", configuration.path(percentEncoded: false)]
        }
        if Self.planning.contains(verb) {
            let inputs = context.pluginWorkDirectoryURL.appending(path: "\(test.name).inputs.json")
            try BuildInputs(test, in: context.package).write(to: inputs)
            options += ["--build-inputs", inputs.path(percentEncoded: false)]
        }
        // Before the options, because '--' may follow them, and behind the words, such as 'config show'.
        arguments.insert(contentsOf: options, at: arguments.prefix { !$0.hasPrefix("-") }.count)
    }

    /// Runs the tool in a folder, and ends with its status if it fails.
    func run(_ tool: URL, in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        // snapgen has printed its diagnostics, so only the status is passed on.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    private var verb: String { arguments.first ?? "" }
    private var isConfigured: Bool { Self.planning.contains(verb) || Self.configured.contains(verb) }
    var writes: Bool {
        if has("--diagnostics-file") || verb == "prune" && has("--delete") { return true }
        return Self.writing.contains(verb) && !Self.onlyReading.contains(where: has)
    }

    private func has(_ option: String) -> Bool {
        arguments.contains { $0 == option || $0.hasPrefix("\(option)=") }
    }

    /// Removes `--target NAME` and returns the name.
    private mutating func takeTarget() -> String? {
        guard let index = arguments.firstIndex(where: { $0 == "--target" || $0.hasPrefix("--target=") }) else {
            return nil
        }
        let option = arguments.remove(at: index)
        if let equals = option.firstIndex(of: "=") { return String(option[option.index(after: equals)...]) }
        return index < arguments.count ? arguments.remove(at: index) : nil
    }
}
