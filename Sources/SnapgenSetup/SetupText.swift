import SnapgenConfiguration
import SnapgenKit
import SnapgenNames

extension SetupPlanner {
    var tests: SetupFindings.Tests { findings.tests }

    // MARK: - Configuration

    var configuration: String {
        if let configuration = choices.configuration { return configuration }
        let target = """
            tests:
              target: \(YAMLFlow.text(tests.target))
              output: \(YAMLFlow.text(tests.output))

            """
        let drawing = "# In the window of the host app, with glass and materials.\ndraw: window\n"
        let drawsWindow = tests.host != nil && tests.platforms.first != "macOS"
        return [sources, target, drawsWindow ? drawing : ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var sources: String {
        if let start = choices.takesAll ? nil : findings.counts.start { return starting(with: start) }
        // Without a test target, nothing else determines what the tests can import.
        guard findings.kind != .package, !tests.exists else { return "" }
        let lines = findings.sources.map { "  - target: \(YAMLFlow.text($0))\n" }.joined()
        let comment = YAMLFlow.comment("What '\(tests.target)' can import; remove it when the project has the target.")
        return "\(comment)\nsources:\n\(lines)"
    }

    private func starting(with start: SetupCounts.Start) -> String {
        let path = start.path.map(YAMLFlow.text)
        let item =
            switch (start.target.map(YAMLFlow.text), path) {
            case (let target?, let path?): "{ target: \(target), path: \(path) }"
            case (let target?, nil): "target: \(target)"
            case (nil, let path): path ?? "."
            }
        return """
            # A start with \(start.pictures) of \(findings.counts.pictures) pictures; remove it to take all.
            sources:
              - \(item)

            """
    }

    // MARK: - Git

    var attributes: String {
        """
        \(Self.pattern(tests.output))/** linguist-generated=true
        __Snapshots__/**/*.png \(choices.usesLFS ? "filter=lfs diff=lfs merge=lfs -text" : "binary")
        __Snapshots__/**/*.json text eol=lf
        __Snapshots__/**/*.txt text eol=lf

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
        let name = YAMLFlow.scalar(tests.target)
        return """
            \(package)targets:
              \(name):
                type: bundle.unit-test
                platform: \(tests.platforms.first ?? "iOS")
                sources:
                  - path: \(name)
                    optional: true
                dependencies:
            \(host)      - package: \(YAMLFlow.scalar(packageKey ?? Self.library))
                    product: SnapshotTesting
                settings:
                  GENERATE_INFOPLIST_FILE: YES
                scheme:
                  testTargets:
                    - \(name)

            """
    }

    private var package: String {
        guard packageKey == nil else { return "" }
        return """
            packages:
              \(Self.library):
                url: \(Self.libraryAddress)
                from: \(Self.libraryVersion)

            """
    }

    // MARK: - CI

    var workflow: String {
        """
        name: Snapshot tests

        on:
          pull_request:

        permissions:
          contents: read

        jobs:
          snapshots:
            # Pictures are compared where they are recorded: the same image, Xcode and simulator.
            runs-on: macos-15
            timeout-minutes: 60
            steps:
              - uses: actions/checkout@v5
                with:
                  persist-credentials: false\(choices.usesLFS ? "\n          lfs: true" : "")
        \(check)
              - name: Test
                env:
                  # HERE: the Xcode that recorded the pictures; images change their default.
                  DEVELOPER_DIR: /Applications/Xcode_16.4.app
                  # xcodebuild hands variables with this prefix on to the tests: nothing is recorded in CI.
                  TEST_RUNNER_CI: "true"
                  TEST_SCHEME: \(YAMLFlow.workflow(tests.scheme ?? tests.host ?? tests.target))
                  TEST_TARGET: \(YAMLFlow.workflow(tests.target))
        \(container.map { "          TEST_PROJECT: \(YAMLFlow.workflow($0))\n" } ?? "")        run: |
        \(generation)          xcodebuild test \(containerOption) \\
                    -scheme "$TEST_SCHEME" \\
                    -destination '\(destination)' \\
                    -skipMacroValidation -skipPackagePluginValidation \\
                    -only-testing:"$TEST_TARGET" \\
                    -resultBundlePath Snapshots.xcresult
              # A run in which no snapshot is compared is not green, although xcodebuild finds no failure in it.
              - name: Count
                run: |
                  count=$(grep -c '"event":"passed"' .build/snapgen/results.jsonl || true)
                  echo "Snapshots that are equal to their references: ${count:-0}"
                  if [ "${count:-0}" = 0 ]; then
                    echo "::error title=snapgen::No snapshot was compared. 'snapgen doctor' finds out why." >&2
                    exit 1
                  fi
              - uses: actions/upload-artifact@v5
                if: failure()
                with:
                  name: snapshots
                  path: Snapshots.xcresult

        """
    }

    /// The step that compares the committed tests with the sources, by the release of this version.
    private var check: String {
        guard !repository.hasPrefix("<") else {
            return """
                      # Here belongs 'snapgen generate --check', which fails if the tests are not those of the sources. This
                      # snapgen is not a release, which an action could download: see Documentation/CI.md of snapgen.
                """
        }
        return """
                  # 'snapgen generate --check' fails if the tests are not those of the sources.
                  - uses: \(repository)@\(SnapgenVersion.current)
            """
    }

    private var workspace: String? { findings.projects.first { $0.hasSuffix(".xcworkspace") } }

    /// The workspace or project; `nil` for XcodeGen, which gives the project a name of its own.
    private var container: String? { workspace ?? findings.projects.first { $0.hasSuffix(".xcodeproj") } }

    private var containerOption: String {
        workspace != nil
            ? "-workspace \"$TEST_PROJECT\"" : container != nil ? "-project \"$TEST_PROJECT\"" : "-project *.xcodeproj"
    }

    private var generation: String {
        findings.kind == .xcodegen ? "          brew install xcodegen && xcodegen generate\n" : ""
    }

    private var destination: String {
        switch tests.platforms.first {
        case "macOS": "platform=macOS"
        case "tvOS": "platform=tvOS Simulator,name=Apple TV 4K (3rd generation),OS=18.5"
        case "visionOS": "platform=visionOS Simulator,name=Apple Vision Pro,OS=2.5"
        default: "platform=iOS Simulator,name=iPhone 16,OS=18.5"
        }
    }
}
