import SnapgenTestSupport
import Testing

@testable import SnapgenSetup

@Suite("Settings from the workflows of a repository")
struct WorkflowReaderTests {
    private static func job(_ steps: String, _ more: String = "runs-on: macos-26") -> String {
        let lines = "\(more)\nsteps:\n\(steps)".split(separator: "\n").map { "    \($0)\n" }.joined()
        return "env: { DEVICE: iPhone 17, TOKEN: '${{ secrets.TOKEN }}' }\njobs:\n  test:\n\(lines)"
    }

    private static let test = "- run: xcodebuild test -scheme App"

    /// The settings of each job as one text.
    private static func settings(_ workflow: String) -> [String] {
        let files = [
            "w.yml": workflow, ".xcode-version": "26.1\n", "ci/test.sh": "ARCH=arm64\nxcodebuild -scheme $ARCH test",
            "Makefile": "test:\n\t@xcodebuild test -scheme Made -destination name=\"$(DEVICE)\"\n",
            ".github/actions/setup/action.yml": """
            runs:
              steps:
                - uses: a/setup-xcode@v1
                  with:
                    xcode-version: '26.6'
                - run: tool ${{ env.DEVICE }}
            """,
        ]
        return WorkflowReader { files[$0] }.jobs(in: "w.yml").map { job in
            let texts = [job.xcode, job.scheme, job.destination].map { $0 ?? "-" }
            return ([job.runner.joined(separator: "+")] + texts + job.options).joined(separator: " | ")
        }
    }

    private static let destination = "platform=iOS Simulator,name"

    @Test(
        "the machine, Xcode and options of each test",
        arguments: [
            (job(test), ["macos-26 | - | App | -"]),
            (job("- run: xcodebuild build -scheme App"), ["macos-26 | - | App | -"]),
            (job("- run: xcodebuild -list"), []), (job(test, "runs-on: ubuntu-latest"), []),
            (job(test, "runs-on: [self-hosted, macOS]"), ["self-hosted+macOS | - | App | -"]),
            (job(test, "runs-on: '${{ fromJSON(a) }}'"), [" | - | App | -"]),
            (xcode("- run: sudo xcode-select -s /Applications/Xcode_26.4.app/Contents/Developer"), [selected("26.4")]),
            (xcode("- run: xcode-select -s /Applications/Xcode_$(<.xcode-version).app"), [selected("26.1")]),
            (xcode("- uses: a/setup-xcode@v1\n  with: { xcode-version: '26.2' }"), [selected("26.2")]),
            (xcode("- uses: a/setup-xcode@v1\n  with: { xcode-version: '^26.2' }"), ["macos-26 | - | App | -"]),
            (xcode("- uses: a/setup-xcode@v1\n  with: { xcode-version: '16' }"), ["macos-26 | - | App | -"]),
            (xcode("- uses: ./.github/actions/setup"), [selected("26.6")]),
            (
                job(
                    "- run: xcodebuild test -destination \"\(destination)=$DEVICE\" -skipMacroValidation "
                        + "CODE_SIGNING_ALLOWED=NO A='$(inherited) -DCI' B=${{ secrets.B }} -derivedDataPath x | tee log"
                ),
                [
                    "macos-26 | - | - | \(destination)=iPhone 17 | -skipMacroValidation | CODE_SIGNING_ALLOWED=NO | "
                        + "A=$(inherited) -DCI"
                ]
            ),
            (job("- run: exec ./ci/test.sh"), ["macos-26 | - | arm64 | -"]),
            (job("- run: make test"), ["macos-26 | - | Made | -"]),
            (job("- run: bundle exec fastlane test"), ["macos-26 | - | - | -"]),
            (job("- run: bundle exec fastlane unit_tests"), ["macos-26 | - | - | -"]),
            (job("- run: bash ./runTests.sh"), ["macos-26 | - | - | -"]),
            (job("\(test) -configuration Staging"), ["macos-26 | - | App | - | -configuration | Staging"]),
            (job("\(test) -configuration Release"), ["macos-26 | - | App | -"]),
            (job("- run: xcodebuild build -scheme App -configuration Debug"), ["macos-26 | - | App | -"]),
            (job("- run: bundle exec fastlane upload_testflight\n- run: sh latest.sh"), []),
            (
                job(
                    test + " -destination 'name=${{ matrix.device }}'",
                    "runs-on: '${{ matrix.os }}'\nstrategy: { matrix: { os: [macos-15, macos-26], device: [A] } }"),
                ["macos-15 | - | App | name=A", "macos-26 | - | App | name=A"]
            ),
            (
                job(
                    "- run: xcodebuild test -scheme ${{ matrix.device }}${{ matrix.os }}${{ matrix.a || 'x' }}",
                    """
                    runs-on: macos-26
                    strategy:
                      matrix:
                        os: [1, 2]
                        device: [A, B]
                        exclude: [{ os: 2, device: A }]
                        include: [{ os: 2, device: C }, { device: B, a: y }, { a: z, os: 1 }, { device: C, a: n }]
                    """),
                ["A1z", "B1z", "B2y", "C2x", "C${{ matrix.os }}n"].map {
                    "macos-26 | - | \($0.contains("{") ? "-" : $0) | -"
                }
            ),
            (
                job(
                    "- run: xcodebuild test -scheme ${{ matrix.a }}${{ matrix.b }}",
                    "runs-on: macos-26\nstrategy: { matrix: { include: [{ a: 1, b: 2 }, { a: 1, b: 3 }] } }"),
                ["macos-26 | - | 12 | -", "macos-26 | - | 13 | -"]
            ),
            (job(test, "runs-on: macos-13"), [" | - | App | -"]),
            (xcode("- run: xcode-select -s /Applications/Xcode_16.2.app"), [" | - | App | -"]),
            (
                job(
                    "\(test)1\n  if: matrix.p == 'iOS'\n\(test)2\n  if: matrix.p != 'iOS'",
                    "runs-on: macos-26\nstrategy: { matrix: { p: [iOS, macOS] } }"),
                ["macos-26 | - | App1 | -", "macos-26 | - | App2 | -"]
            ),
            ("jobs: [", []), ("jobs: 1", []),
        ])
    func settings(workflow: String, expected: [String]) { #expect(Self.settings(workflow) == expected) }

    private static func xcode(_ step: String) -> String { job("\(step)\n\(test)") }

    private static func selected(_ version: String) -> String {
        "macos-26 | /Applications/Xcode_\(version).app | App | -"
    }

    @Test("steps before the test are copied, and those with secrets or unknown conditions only named")
    func steps() throws {
        let workflow = Self.job(
            fixture("SnapgenKitTests/Fixtures/Workflow.yml").replacing("TEST", with: Self.test))
        let job = try #require(WorkflowReader { $0 == "w.yml" ? workflow : nil }.jobs(in: "w.yml").first)
        #expect(
            job.preparation.steps == [
                [
                    "- name: \"actions/checkout@v5\"", "  uses: \"actions/checkout@v5\"", "  with:", "    path: Assets",
                    "    repository: a/assets",
                ],
                [
                    "- name: \"Prepare\\n- run: x\"", "  env:", "    DEVICE: \"iPhone 17\"",
                    "  working-directory: ios", "  run: |", "    cp a b", "    echo $DEVICE",
                ],
                ["- name: \"gem install\"", "  continue-on-error: true", "  run: |", "    gem install"],
            ])
        #expect(job.preparation.leftOut == ["actions/download-artifact@v5", "Token", "Other", "Branch"])
        #expect(job.preparation.submodules == "recursive" && job.preparation.usesLFS)
    }

    @Test("folders are those of the repository, wherever it is checked out to, and the shell is that of the job")
    func checkout() throws {
        let steps = """
            - uses: actions/checkout@v5
              with: { path: app }
            - { name: A, run: a, working-directory: app/ios }
            - { name: B, run: b, working-directory: apps, shell: sh }
            - { name: C, uses: ./app/.github/actions/setup }
            - run: ./ci/test.sh
            """
        let defaults = "runs-on: macos-26\ndefaults: { run: { working-directory: ./app, shell: zsh } }"
        let files = ["w.yml": Self.job(steps, defaults), "ci/test.sh": "xcodebuild test -scheme App"]
        let job = try #require(WorkflowReader { files[$0] }.jobs(in: "w.yml").first)
        #expect(job.scheme == "App" && job.preparation.leftOut == ["C"])
        #expect(
            job.preparation.steps == [
                ["- name: A", "  shell: zsh", "  working-directory: ios", "  run: |", "    a"],
                ["- name: B", "  shell: sh", "  working-directory: apps", "  run: |", "    b"],
            ])
    }
}
