import SnapgenConfiguration
import SnapgenModel
import SnapgenNames

/// A job of one of the repository's own workflows, from which the settings of the new one are taken.
package struct WorkflowJob: Equatable, Sendable {
    /// The path of the workflow, relative to the repository.
    package var file: String
    package var name: String
    /// The labels of the runner; empty if they are not known.
    package var runner: [String] = []
    /// The folder of Xcode; `nil` if none is selected.
    package var xcode: String?
    var command = TestCommand(kind: .builds)
    /// The steps between the checkout and the tests, as lines of YAML.
    var steps: [[String]] = []
    /// The names of steps that cannot be copied.
    var leftOut: [String] = []
    /// The value of `submodules` of the checkout.
    var submodules: String?
    var usesLFS = false

    /// The settings for a line of text.
    package var summary: String {
        let device = command.testDestination?.firstMatch(of: /name=([^,]+)/)?.1
        let names: [String?] = [
            runner.joined(separator: ", "), xcode.map(Self.name), device.map(String.init), command.scheme,
        ]
        let settings = names.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
        return VisibleText.escaped("\(settings.isEmpty ? "steps" : settings) of the job '\(name)' in \(file)")
    }

    private static func name(of xcode: String) -> String {
        RelativePath(String(xcode.dropFirst()))?.stem.replacing("_", with: " ") ?? xcode
    }

    /// The versions of the runner and of Xcode, by which the newest job is found.
    var versions: [Int] {
        [runner.joined(), xcode ?? ""].flatMap { text -> [Int] in
            let numbers = text.matches(of: /\d+/).prefix(2).map { Int($0.0) ?? 0 }
            return numbers + Array(repeating: 0, count: 2 - numbers.count)
        }
    }

    /// Indicates that GitHub has no machines with this image any more, or Xcode is older than 16.3, which tests need.
    var isRetired: Bool {
        let (image, xcode) = (versions[0], versions[2...])
        let isImage = runner.first?.lowercased().hasPrefix("macos-") ?? false
        return isImage && image > 0 && image < 14 || xcode.first != 0 && xcode.lexicographicallyPrecedes([16, 3])
    }
}

extension WorkflowJob: Encodable {
    private enum CodingKeys: String, CodingKey {
        case file, name, runner, xcode, scheme, destination
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(file, forKey: .file)
        try container.encode(name, forKey: .name)
        try container.encode(runner, forKey: .runner)
        try container.encode(xcode, forKey: .xcode)
        try container.encode(command.scheme, forKey: .scheme)
        try container.encode(command.testDestination, forKey: .destination)
    }
}
