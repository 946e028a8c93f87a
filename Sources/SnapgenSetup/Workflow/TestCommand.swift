import SnapgenModel
import SnapgenNames

/// The options of a call of `xcodebuild`, as far as they can be taken over.
struct TestCommand: Equatable, Sendable {
    enum Kind: Int, Comparable, Sendable {
        case builds, testsOtherwise, tests

        static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    var kind: Kind
    var scheme: String?
    var destination: String?
    /// The flags, settings and files of settings that concern a build for tests, each word of them.
    var options: [String] = []

    init(kind: Kind) { self.kind = kind }

    /// - Parameter words: The words of a command; `nil` if it neither builds nor tests with `xcodebuild`.
    init?(_ words: [String]) {
        guard let start = words.firstIndex(where: { $0 == "xcodebuild" || $0 == "@xcodebuild" }) else { return nil }
        let words = words[(start + 1)...].filter { !$0.unicodeScalars.contains(where: VisibleText.isHidden) }
        let tests = !Set(words).isDisjoint(with: ["test", "build-for-testing", "test-without-building"])
        guard tests || words.contains("-scheme"), Set(words).isDisjoint(with: Self.otherActions) else { return nil }
        kind = tests ? .tests : .builds
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "-scheme": scheme = rest.popFirst().flatMap(Self.known)
            case "-destination": destination = destination ?? rest.popFirst().flatMap(Self.known)
            case "-xcconfig", "-configuration":
                if let value = rest.popFirst().flatMap(Self.known) { options += [word, value] }
            case "-skipMacroValidation", "-skipPackagePluginValidation", "-disableAutomaticPackageResolution",
                "-allowProvisioningUpdates":
                options.append(word)
            default:
                // Text in quotes is for xcodebuild, not for the shell: OTHER_SWIFT_FLAGS='$(inherited) -DCI'.
                let isSetting = word.wholeMatch(of: /[A-Z][A-Z0-9_]*=.*/) != nil
                if isSetting, Self.known(word.replacing("$(inherited)", with: "")) != nil { options.append(word) }
            }
        }
    }

    private static let otherActions: Set = ["archive", "-exportArchive", "-list", "-resolvePackageDependencies"]

    private static func known(_ value: String) -> String? { value.contains("$") ? nil : value }

    /// The platform of the destination as projects name it.
    var platform: String? {
        guard let destination else { return nil }
        let names = ["iOS", "macOS", "OS X", "tvOS", "watchOS", "visionOS"]
        let platform = destination.split(separator: ",").first { $0.contains("platform=") }
        guard let name = names.first(where: { platform?.contains($0) ?? false }) else { return nil }
        return name == "OS X" ? "macOS" : name
    }

    /// The destination that tests can run at, which a destination for any device is not.
    var testDestination: String? { destination.flatMap { $0.contains("generic/") ? nil : $0 } }
}
