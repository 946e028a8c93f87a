import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenRender

extension SetupPlanner {
    var tests: SetupFindings.Tests { findings.tests }
    var platform: String { tests.platform }

    // MARK: - Configuration

    var configuration: String {
        if let configuration = choices.configuration { return configuration }
        let target = """
            tests:
              target: \(YAMLFlow.text(tests.target))
              output: \(YAMLFlow.text(tests.output))

            """
        let comment = "# The folder that Xcode Cloud copies.\n"
        let folder = references == tests.references ? "" : "\(comment)references: \(references)\n"
        return [sources, target, folder, pictures].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var pictures: String {
        if platform == "macOS" {
            return """
                # In a window of a Mac; 'snapgen config devices' lists more sizes.
                batches:
                  mac:
                    devices: [mac800x600]
                    themes: [light, dark]
                default_batch: mac

                """
        }
        return tests.host == nil ? "" : "# In the window of the host app, with glass and materials.\ndraw: window\n"
    }

    /// The end of the comment on sources that stand for a target which does not exist yet.
    static let placeholder = "remove it when the project has the target"

    private var sources: String {
        if let start = choices.takesAll ? nil : findings.counts.start { return starting(with: start) }
        // Without a test target, nothing else determines what the tests can import.
        let isAdded = targetSpecification.contains { $0?.action == .extend }
        guard findings.project.kind != .package, !tests.state.exists, !isAdded else { return "" }
        let lines = findings.sources.map { "  - target: \(YAMLFlow.text($0))\n" }.joined()
        let comment = YAMLFlow.comment("What '\(tests.target)' can import; \(Self.placeholder).")
        return "\(comment)\nsources:\n\(lines)"
    }

    private func starting(with start: SetupCounts.Start) -> String {
        let path = start.path.map(YAMLFlow.text)
        let target = start.target.map { "target: \(YAMLFlow.text($0))" }
        let item = target.map { $0 + (path.map { "\n    path: \($0)" } ?? "") } ?? path ?? "."
        return """
            # A start with \(start.pictures) of \(findings.counts.pictures) snapshots; remove it to take all.
            sources:
              - \(item)

            """
    }

    // MARK: - Git

    /// The folder of the references: for a new configuration in Xcode Cloud, below the only one that it copies.
    var references: String {
        let isNew = choices.configuration == nil && read(ProjectRoot.configurationName) == nil
        return isNew && testsElsewhere && otherCI == Self.xcodeCloud ? "ci_scripts/__Snapshots__" : tests.references
    }

    /// The lines for the results of tests, and for committed files that Git ignores.
    var ignored: String {
        let lines = (read(".gitignore") ?? "").split(whereSeparator: \.isNewline)
        let hasResults = lines.contains { [".build", ".build/", "/.build", "/.build/"].contains($0) }
        let results = findings.project.kind == .package || hasResults ? "" : "# Results of snapshot tests\n.build/\n"
        let output = findings.project.kind == .package ? nil : tests.output
        let folders = Self.ignored([output: GeneratedFileName.tests, references: "Suite/1.png"], choices.isIgnored)
        let comment = folders.isEmpty ? "" : "# Snapshot tests that are committed\n"
        return results + comment + folders.flatMap(\.exceptions).map { "\($0)\n" }.joined()
    }

    /// Returns the folders with a file that Git ignores, each with the lines that except it.
    ///
    /// Without a slash at its beginning, a line with the name of a folder is about all folders of this name.
    static func ignored(
        _ files: KeyValuePairs<String?, String>, _ isIgnored: (String) -> Bool
    ) -> [(folder: String, exceptions: [String])] {
        files.compactMap { folder, file in
            guard let folder, isIgnored("\(folder)/\(file)") else { return nil }
            return (folder, ["/", "/**"].map { "!/\(pattern(folder))\($0)" })
        }
    }

    /// Indicates whether pictures are in Git LFS, by choice or because those of the repository or other references are.
    var usesLFS: Bool { choices.usesLFS ?? isInLFS }

    private var isInLFS: Bool {
        ([references] + findings.references.map(\.path)).contains { choices.isInLFS("\($0)/Suite/1.png") }
    }

    static let lfs = "filter=lfs diff=lfs merge=lfs -text"

    var attributes: String {
        let folder = Self.pattern(references)
        let outputs = ([tests] + findings.otherTests).map { Self.pattern($0.output) }.distinct { $0 }
        return outputs.map { "\($0)/** linguist-generated=true\n" }.joined() + """
            \(folder)/**/*.png \(usesLFS ? Self.lfs : isInLFS ? "binary -filter" : "binary")
            \(folder)/**/*.json text eol=lf
            \(folder)/**/*.txt text eol=lf
            \(folder)/**/.snapgen-environments merge=union

            """
    }

    /// A path as a pattern of Git: what cannot be escaped in `.gitattributes`, such as a space, is any byte.
    static func pattern(_ path: String) -> String {
        path.unicodeScalars.map { scalar in
            let isSpecial = VisibleText.isHidden(scalar) || " \"*?[]\\!#".unicodeScalars.contains(scalar)
            return isSpecial ? String(repeating: "?", count: UTF8.width(scalar)) : String(scalar)
        }.joined()
    }

    // MARK: - XcodeGen

    var specification: String {
        let host = tests.host.map { "      - target: \(YAMLFlow.scalar($0))\n" } ?? ""
        let key = YAMLFlow.scalar(packageKey ?? Self.library)
        let library = tests.needsLibrary ? "      - package: \(key)\n        product: SnapshotTesting\n" : ""
        let dependencies = host + library
        let name = YAMLFlow.scalar(tests.target)
        return """
            \(package)targets:
              \(name):
                type: bundle.unit-test
                platform: \(platform)
                sources:
                  - path: \(name)
                    optional: true
            \(dependencies.isEmpty ? "" : "    dependencies:\n\(dependencies)")    settings:
                  GENERATE_INFOPLIST_FILE: YES
                scheme:
                  testTargets:
                    - \(name)

            """
    }

    private var package: String {
        guard packageKey == nil, tests.needsLibrary else { return "" }
        return """
            packages:
              \(Self.library):
                url: \(Self.libraryAddress)
                from: \(Versions.library)

            """
    }
}
