import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames

extension SetupPlanner {
    /// The job that the settings are taken from.
    var job: WorkflowJob? { findings.jobs.indices.contains(choices.job) ? findings.jobs[choices.job] : nil }

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
        \(origin)    runs-on: \(runner)
            timeout-minutes: 60
        \(environment)    steps:
              - uses: actions/checkout@v5
                with:
                  persist-credentials: false\(checkout)
        \(preparation)\(check)
              - name: Test
        \(place)        env:
                  # xcodebuild hands variables with this prefix on to the tests: nothing is recorded in CI.
                  TEST_RUNNER_CI: "true"
                  TEST_RUNNER_SNAPGEN_COMMIT: ${{ github.event.pull_request.head.sha || github.sha }}
                  TEST_SCHEME: \(YAMLFlow.workflow(scheme))
                  TEST_TARGET: \(YAMLFlow.workflow(tests.target))
                  TEST_DESTINATION: \(YAMLFlow.workflow(destination))
        \(container.map { "          TEST_PROJECT: \(YAMLFlow.workflow($0))\n" } ?? "")        run: |
        \(generation)          xcodebuild test \(containerOption) \\
                    -scheme "$TEST_SCHEME" \\
                    -destination "$TEST_DESTINATION" \\
                    \(options) \\
                    -only-testing:"$TEST_TARGET" \\
                    -resultBundlePath Snapshots.xcresult
              # A run in which no snapshot is compared is not green, although xcodebuild finds no failure in it.
              - name: Count
        \(place)        run: |
                  count=$(grep -c '"event":"passed"' .build/snapgen/results.jsonl || true)
                  echo "Snapshots that are equal to their references: ${count:-0}"
                  if [ "${count:-0}" = 0 ]; then
                    echo "::error title=snapgen::No snapshot was compared. 'snapgen doctor' finds out why." >&2
                    exit 1
                  fi
        \(report)      # In a clone: gh run download --name snapshot-results --dir FOLDER, then snapgen accept --results FOLDER.
              - uses: actions/upload-artifact@v5
                if: \(isReleased ? "${{ !cancelled() }}" : "failure()")
                with:
                  name: snapshot-results
                  path: \(uploaded(".build/snapgen\(isReleased ? "/report" : "")"))
                  include-hidden-files: true
              - uses: actions/upload-artifact@v5
                if: failure()
                with:
                  name: snapshots
                  path: \(uploaded("Snapshots.xcresult"))
        \(publication)
        """
    }

    private func uploaded(_ path: String) -> String {
        YAMLFlow.workflow((findings.project.folder.isEmpty ? "" : "\(findings.project.folder)/") + path)
    }

    // MARK: - Report

    var isReleased: Bool { !repository.hasPrefix("<") }

    /// The step that writes the report, with the address of its pictures if the repository has one.
    private var report: String {
        guard isReleased else { return "" }
        return """
                  - name: Report
                    if: ${{ !cancelled() }}
            \(place)        env:
                      SNAPGEN: ${{ steps.snapgen.outputs.executable }}
                      SNAPGEN_COMMIT: ${{ github.event.pull_request.head.sha || github.sha }}
                      REPORT_URL: ${{ vars.SNAPSHOTS_REPORT_URL }}
                      NUMBER: ${{ github.event.pull_request.number }}
                    run: |
                      "$SNAPGEN" report --diagnostics github ${REPORT_URL:+--report-url "$REPORT_URL/$NUMBER"}
                      cat .build/snapgen/report/summary.md >>"$GITHUB_STEP_SUMMARY"

            """
    }

    /// The job that shows the report in the pull request.
    private var publication: String {
        guard isReleased else { return "" }
        return """
              # The comment has pictures if the variable SNAPSHOTS_REPORT_URL is the address of the branch 'snapshot-reports', such
              # as https://OWNER.github.io/REPOSITORY with GitHub Pages. Whoever can open the address sees them.
              report:
                needs: snapshots
                if: ${{ !cancelled() }}
                permissions:
                  contents: write
                  pull-requests: write
                uses: \(repository)/.github/workflows/publish-report.yml@\(SnapgenVersion.current)
                with:
                  report-url: ${{ vars.SNAPSHOTS_REPORT_URL }}

            """
    }

    // MARK: - Machine

    private var origin: String { job.map { "    \(YAMLFlow.comment("Taken: \($0.summary)"))\n" } ?? "" }

    private var runner: String {
        let labels = (job?.runner ?? []).map(YAMLFlow.workflow)
        return labels.count > 1 ? YAMLFlow.list(labels) : labels.first ?? Versions.image
    }

    private var environment: String {
        // Without a job, an Xcode of the default image.
        let xcode = job?.xcode ?? (job?.runner.isEmpty ?? true ? "/Applications/Xcode_\(Versions.xcode).app" : nil)
        let comment = "    # HERE: the Xcode that recorded the pictures; images change their default.\n"
        guard let xcode else { return comment + "    # env: { DEVELOPER_DIR: /Applications/Xcode_NN.app }\n" }
        return comment + "    env:\n      DEVELOPER_DIR: \(xcode)\n"
    }

    private var checkout: String {
        // A job without them does not need them.
        let all = job == nil && read("\(way).gitmodules") != nil ? "recursive" : nil
        let submodules = (job?.preparation.submodules ?? all).map { "\n          submodules: \(YAMLFlow.scalar($0))" }
        return (submodules ?? "") + (usesLFS || job?.preparation.usesLFS == true ? "\n          lfs: true" : "")
    }

    private var preparation: String {
        guard let job, !job.preparation.steps.isEmpty else { return "" }
        let lines = job.preparation.steps.joined().map { $0.isEmpty ? "\n" : "      \($0)\n" }.joined()
        let end = "      # Up to here from the job.\n"
        return "      \(YAMLFlow.comment("Steps of the job '\(job.name)' in \(job.file)."))\n\(lines)\(end)"
    }

    /// The step that compares the committed tests with the sources, by the release of this version.
    private var check: String {
        guard isReleased else {
            return """
                      # Here belongs 'snapgen generate --check', which fails if the tests are not those of the sources. This
                      # snapgen is not a release, which an action could download: see Documentation/CI.md of snapgen.
                """
        }
        let place = YAMLFlow.workflow(findings.project.folder)
        return """
                  # 'snapgen generate --check' fails if the tests are not those of the sources.
                  - uses: \(repository)@\(SnapgenVersion.current)
                    id: snapgen
            """ + (findings.project.folder.isEmpty ? "" : "\n        with:\n          working-directory: \(place)")
    }

    // MARK: - Test

    private var place: String {
        let folder = findings.project.folder
        return folder.isEmpty ? "" : "        working-directory: \(YAMLFlow.workflow(folder))\n"
    }

    /// The scheme of the job if it runs the tests, or may do so when their target is there.
    var scheme: String {
        if findings.project.kind == .xcodegen, !tests.state.exists { return tests.target }
        let runs = tests.schemes.isEmpty || tests.schemes.contains { $0.name == job?.scheme }
        return (runs ? job?.scheme : nil) ?? tests.scheme ?? tests.host ?? tests.target
    }

    private var options: String {
        let trust = ["-skipMacroValidation", "-skipPackagePluginValidation"]
        let words = job.map { $0.kind == .testsOtherwise ? [] : $0.options } ?? []
        let plan = tests.schemes.first { $0.name == scheme }?.testPlan.map { ["-testPlan", $0] } ?? []
        return (words + trust.filter { !words.contains($0) } + plan).map(ShellWord.quoted).joined(separator: " ")
    }

    /// The workspace with the project of the tests, or else the first, or that of the job, which CocoaPods may write.
    private var workspace: String? {
        let all = findings.project.projects.filter { $0.hasSuffix(".xcworkspace") }
        let name = tests.project.split(separator: "/").last ?? ""
        let found = all.first { read("\($0)/contents.xcworkspacedata")?.contains(name) ?? false } ?? all.first
        guard found == nil else { return found }
        guard job?.scheme == scheme, let made = job?.workspace else { return pods }
        return RelativePath(tests.project)?.parent?.appending(made)?.string ?? made
    }

    /// The workspace that CocoaPods writes.
    private var pods: String? {
        let name = read("Podfile")?.firstMatch(of: /(?m)^\s*workspace\s*\(?['"]([^'"]+)/).map { String($0.1) }
        return read("Podfile").flatMap { _ in RelativePath(name ?? tests.project) }.map { "\($0.stem).xcworkspace" }
    }

    /// The workspace or project; `nil` for XcodeGen, which gives the project a name of its own.
    private var container: String? {
        workspace ?? ([tests.project] + findings.project.projects).first { $0.hasSuffix(".xcodeproj") }
    }

    private var containerOption: String {
        if workspace != nil { return "-workspace \"$TEST_PROJECT\"" }
        if container != nil { return "-project \"$TEST_PROJECT\"" }
        return findings.project.kind == .tuist ? "-workspace *.xcworkspace" : "-project *.xcodeproj"
    }

    private var generation: String {
        let tools: [SetupFindings.Kind: (words: String, installation: String)] = [
            .xcodegen: ("xcodegen", "brew install xcodegen && xcodegen generate"),
            .tuist: ("tuist gen", "brew install tuist/tuist/tuist && tuist install && tuist generate --no-open"),
        ]
        // A job that calls xcodebuild without it has the pods.
        let needsPods = pods != nil && (job?.kind ?? .testsOtherwise) == .testsOtherwise
        let steps = job?.preparation.steps.joined().joined(separator: "\n") ?? ""
        return [tools[findings.project.kind], needsPods ? ("pod install", "pod install") : nil].compactMap { $0 }
            .filter { !steps.contains($0.words) }.map { "          \($0.installation)\n" }.joined()
    }

    var destination: String {
        if let destination = job?.destination { return destination }
        if platform == "macOS" { return "platform=macOS" }
        let name = Versions.simulator(platform, with: job?.versions.max().flatMap { $0 > 0 ? $0 : nil })
        // Without a job, the default image determines the system.
        let system = job == nil ? ",OS=\(Versions.system)" : ""
        return "platform=\(platform) Simulator,name=\(name)\(system)"
    }
}
