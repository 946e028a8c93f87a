import ArgumentParser
import Foundation
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenScan

struct SourceOptions: ParsableArguments {
    @OptionGroup var test: TestTargetOption
    @OptionGroup var build: BuildInputsOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var reading: ReadingOptions

    /// Returns the project of the options, or of paths, which take the place of the inputs of a build.
    func selection(_ paths: [String] = []) -> ProjectSelection {
        ProjectSelection(
            paths: paths, target: test.target, buildInputs: paths.isEmpty ? build.path : nil, settings: settings.values,
            reading: reading)
    }

    func words(_ paths: [String]) -> [String] { test.words + settings.words + (paths.isEmpty ? build.words : paths) }
}

struct BuildInputsOption: ParsableArguments {
    @Option(
        name: .customLong("build-inputs"),
        help: ArgumentHelp(
            "A JSON file in which a build tool describes the test target.",
            discussion: "The build tool plugin passes it. Other build systems can do the same.",
            valueName: "path", visibility: .hidden),
        completion: .file(extensions: ["json"]))
    var path: String?

    var words: [String] { path.map { ["--build-inputs", $0] } ?? [] }
}

struct TestTargetOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "One of the test targets in 'tests', if that is a list.",
            discussion: "With --build-inputs, it is the target of the build.", valueName: "name"))
    var target: String?

    var words: [String] { target.map { ["--target", $0] } ?? [] }
}

/// The options for reading the sources, which do not affect the result.
struct ReadingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The number of files to read at a time.", discussion: "By default, the number of processors.",
            valueName: "count"))
    var threads: Int?

    @Flag(name: .customLong("no-cache"), help: "Generate again even if nothing has changed, and use no cache.")
    var isUncached = false

    @Flag(
        name: .customLong("evaluate-manifests"),
        help: "Let SwiftPM evaluate the manifests of packages that cannot be read otherwise.")
    var evaluatesManifests = false

    @Flag(name: .customLong("parse-all"), help: ArgumentHelp("Parse every file completely.", visibility: .hidden))
    var parsesEverything = false

    func validate() throws {
        if let threads, !(1...Self.mostThreads).contains(threads) {
            throw ValidationError("--threads must be a number from 1 to \(Self.mostThreads)")
        }
    }

    /// The limit of threads, which exceeds the number of processors of any machine.
    private static let mostThreads = 1024

    var scan: ScanOptions {
        var options = ScanOptions(parsesEverything: parsesEverything)
        if let threads { options.threads = threads }
        return options
    }
}

struct SettingOptions: ParsableArguments {
    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp(
            "A protocol whose conforming types are entries; may be repeated.",
            discussion: "ACCESS is \(Self.accesses); the default is samples.",
            valueName: "name[=access]"),
        transform: CatalogProtocol.init(option:))
    var protocols: [CatalogProtocol] = []

    private static let accesses = CatalogProtocol.Access.allCases.map(\.rawValue).joined(separator: ", ")

    var values: ConfigurationOptions {
        var options = ConfigurationOptions()
        if !protocols.isEmpty { options.set(\.catalog.protocols, to: protocols, by: "--protocol") }
        return options
    }

    var words: [String] { protocols.flatMap { ["--protocol", "\($0.name)=\($0.access.rawValue)"] } }
}

extension CatalogProtocol {
    /// Parses `NAME` or `NAME=ACCESS`.
    fileprivate init(option: String) throws {
        let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard SwiftIdentifier.isValid(parts[0]) else {
            throw ValidationError("'\(parts[0])' is not the name of a protocol; write it without its module")
        }
        guard let access = Access(rawValue: parts.count == 2 ? parts[1] : Access.samples.rawValue) else {
            let known = Access.allCases.map(\.rawValue)
            throw ValidationError("no access is called '\(parts[1])'" + Suggestion.phrase(for: parts[1], in: known))
        }
        self.init(parts[0], access)
    }
}
