import SnapgenModel
import SnapgenNames

/// A job of one of the repository's own workflows, from which the settings of the new one are taken.
package struct WorkflowJob: Equatable, Encodable, Sendable {
    enum Kind: Int, Sendable { case builds, testsOtherwise, tests }

    /// The checkout, and the steps between it and the tests.
    struct Preparation: Equatable, Sendable {
        /// The value of `submodules` of the checkout.
        var submodules: String?
        var usesLFS = false
        /// The steps, as lines of YAML.
        var steps: [[String]] = []
        /// The names of steps that cannot be copied.
        var leftOut: [String] = []
    }

    private enum CodingKeys: String, CodingKey { case file, name, runner, xcode, scheme, destination }

    /// The path of the workflow, relative to the repository.
    package var file: String
    package var name: String
    /// The labels of the runner; empty if they are not known.
    var runner: [String] = []
    /// The folder of Xcode; `nil` if none is selected.
    @ExplicitNull var xcode: String?
    @ExplicitNull var scheme: String?
    /// The name of the workspace; `nil` for that of a project.
    var workspace: String?
    /// The destination that tests can run at, which a destination for any device is not.
    @ExplicitNull var destination: String?
    /// The platform of the destination as projects name it.
    var platform: String?
    var kind = Kind.builds
    /// The flags, settings and files of settings that concern a build for tests, each word of them.
    var options: [String] = []
    var preparation = Preparation()
    /// Indicates that GitHub has no machines with this image any more, or Xcode is older than 16.3, which tests need.
    var isRetired = false

    /// Returns the job with the options of a command, as far as they can be taken over; `nil` for a command that
    /// neither builds nor tests with `xcodebuild`.
    func running(_ command: [String]) -> WorkflowJob? {
        guard let start = command.firstIndex(where: { $0 == "xcodebuild" || $0 == "@xcodebuild" }) else { return nil }
        var rest = command[(start + 1)...].filter { !$0.unicodeScalars.contains(where: VisibleText.isHidden) }[...]
        let tests = !Set(rest).isDisjoint(with: ["test", "build-for-testing", "test-without-building"])
        guard tests || rest.contains("-scheme"),
            Set(rest).isDisjoint(with: ["archive", "-exportArchive", "-list", "-resolvePackageDependencies"])
        else { return nil }
        var job = self
        job.kind = tests ? .tests : .builds
        var place: String?
        while let word = rest.popFirst() {
            switch word {
            case "-scheme": job.scheme = rest.popFirst().flatMap(Self.known)
            case "-workspace":
                let name = rest.popFirst().flatMap(Self.known)?.split(separator: "/").last
                if let name, name != "project.xcworkspace" { job.workspace = String(name) }
            case "-destination": place = place ?? rest.popFirst().flatMap(Self.known)
            case "-xcconfig", "-configuration":
                // Tests need a configuration for debugging.
                let value = rest.popFirst().flatMap(Self.known)
                if let value, word == "-xcconfig" || tests && value != "Release" { job.options += [word, value] }
            case "-skipMacroValidation", "-skipPackagePluginValidation", "-disableAutomaticPackageResolution",
                "-allowProvisioningUpdates":
                job.options.append(word)
            default:
                // Text in quotes is for xcodebuild, not for the shell: OTHER_SWIFT_FLAGS='$(inherited) -DCI'.
                let isSetting = word.wholeMatch(of: /[A-Z][A-Z0-9_]*=.*/) != nil
                if isSetting, Self.known(word.replacing("$(inherited)", with: "")) != nil { job.options.append(word) }
            }
        }
        job.destination = place.flatMap { $0.contains("generic/") ? nil : $0 }
        let names = /platform=[^,]*?(iOS|macOS|OS X|tvOS|watchOS|visionOS)|name=(iPhone|iPad|Apple (?:TV|Vision|Watch))/
        let name = place?.firstMatch(of: names).map { String($0.1 ?? $0.2 ?? "") }
        job.platform = name.map { Self.platforms[$0] ?? $0 }
        return job
    }

    /// The platforms of other words in destinations than their names.
    private static let platforms = [
        "OS X": "macOS", "iPhone": "iOS", "iPad": "iOS", "Apple TV": "tvOS", "Apple Vision": "visionOS",
        "Apple Watch": "watchOS",
    ]

    private static func known(_ value: String) -> String? { value.contains("$") ? nil : value }

    /// The settings for a line of text.
    package var summary: String {
        let device = destination?.firstMatch(of: /name=([^,]+)/)?.1
        let version = (xcode?.firstMatch(of: /([^\/]*)\.app/)?.1).map { String($0).replacing("_", with: " ") }
        let names = [runner.joined(separator: ", "), version ?? "", String(device ?? ""), scheme ?? ""]
        let settings = names.filter { !$0.isEmpty }.joined(separator: ", ")
        let age = isRetired ? ", whose image or Xcode is too old" : ""
        return VisibleText.escaped("\(settings.isEmpty ? "steps" : settings) of the job '\(name)' in \(file)\(age)")
    }

    /// The versions of the runner and of Xcode, by which the newest job is found.
    var versions: [Int] {
        [runner.joined(), xcode ?? ""].flatMap { text in
            (text.matches(of: /\d+/).map { Int($0.0) ?? 0 } + [0, 0]).prefix(2)
        }
    }

    /// The job without its machine, Xcode and simulator if it is retired.
    var onCurrentMachine: WorkflowJob {
        let (image, version) = (versions[0], versions[2...])
        let isImage = runner.first?.lowercased().hasPrefix("macos-") ?? false
        guard
            isImage && image > 0 && image < Versions.oldestImage
                || version.first != 0 && version.lexicographicallyPrecedes(Versions.oldestXcode)
        else { return self }
        var job = self
        (job.runner, job.xcode, job.destination, job.isRetired) = ([], nil, nil, true)
        return job
    }
}
