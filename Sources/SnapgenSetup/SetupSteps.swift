import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenProject
import SnapgenRender

extension SetupPlanner {
    static let library = "swift-snapshot-testing"
    static let libraryAddress = "https://github.com/pointfreeco/swift-snapshot-testing"

    private var target: String { VisibleText.escaped(tests.target) }

    var steps: [String] { otherTools + (findings.project.kind == .package ? packageSteps : projectSteps) + lfs }

    private var lfs: [String] {
        guard choices.usesLFS == true else { return [] }
        let line = "\(Self.pattern(references))/**/*.png"
        let change = "Change '\(line) binary' in .gitattributes to '\(line) \(Self.lfs)', and use 'lfs: true' in CI."
        return (read(".gitattributes")?.contains("\(line) binary") == true ? [change] : [])
            + ["Run 'git lfs install' once on each machine, before the pictures are committed."]
    }

    // MARK: - Projects

    private var projectSteps: [String] {
        let problems = findings.diagnostics.filter { $0.id == .sandboxedHost }
        let sandbox = problems.map { "Before the first run: \(VisibleText.escaped($0.message))." }
        let run = sandbox + [firstRun] + ci + simulator + otherJobs
        guard tests.state.exists else { return newTarget + run + otherPlatforms }
        let generate = tests.state.hasPlugin ? "Run 'snapgen doctor', which checks the set-up." : Self.generate
        if let manifest = tests.manifest { return packageLibrary(in: [manifest]) + update + [generate] + run }
        let others = findings.otherTests.filter(\.state.exists).flatMap(linking(of:))
        return linking(of: tests) + others + update + [generate] + membershipStep + run + otherPlatforms
    }

    private var otherPlatforms: [String] {
        guard !findings.otherPlatforms.isEmpty, findings.otherTests.isEmpty else { return [] }
        return [
            "For tests of \(findings.otherPlatforms.map { "'\(VisibleText.escaped($0))'" }.listed(with: "and")), for another "
                + "platform, make 'tests' a list with an item and a 'batch' for each test target, and run 'snapgen init' again."
        ]
    }

    private var update: [String] {
        guard let version = findings.oldLibrary, tests.state.usesSnapshotTesting else { return [] }
        return [
            "Update the package '\(Self.library)' from \(VisibleText.escaped(version)) to \(Versions.library) or newer, "
                + "because generated tests do not run with it."
        ]
    }

    private var ci: [String] {
        if testsElsewhere, let service = otherCI {
            let folder =
                service == Self.xcodeCloud && !references.hasPrefix("\(service)/")
                ? " Xcode Cloud copies only this folder: set 'references: ci_scripts/__Snapshots__' in snapgen.yml."
                : ""
            return [
                "Let the CI service of '\(VisibleText.escaped(service))' run the tests and 'snapgen generate --check'."
                    + folder
            ]
        }
        if let kept = read(way + Self.workflowName), !runsTests(kept) {
            let name = VisibleText.escaped(way + Self.workflowName)
            return [
                kept.contains("TEST_TARGET:")
                    ? "Add a job for '\(target)' to \(name), which exists already: copy one, and \(Self.changes)."
                    : "Rename \(name), which exists already, and run 'snapgen init' again, which writes one for "
                        + "'\(target)'."
            ]
        }
        guard let job, !job.preparation.leftOut.isEmpty else { return [] }
        let names = job.preparation.leftOut.map { "'\($0)'" }.listed(with: "and")
        return [
            "Look whether the tests need these steps of the job '\(VisibleText.escaped(job.name))' in "
                + "\(VisibleText.escaped(job.file)), which use secrets or values of their workflow and were not copied: \(names)."
        ]
    }

    /// Returns whether a step has the target and the folder; in a workflow of another form, whether it has the name.
    private func runsTests(_ workflow: String) -> Bool {
        let jobs = (Self.keys(in: workflow)["jobs"]?.mapping ?? [:]).values
        let places = jobs.flatMap { $0["steps"]?.list ?? [] }.compactMap { step in
            step["env"]?["TEST_TARGET"]?.text.map { [$0, step["working-directory"]?.text ?? ""] }
        }
        let place = [tests.target, findings.project.folder]
        return places.isEmpty ? workflow.contains(tests.target) : places.contains(place)
    }

    private var simulator: [String] {
        guard !tests.pinned.isEmpty, !testsElsewhere, read(way + Self.workflowName) == nil else { return [] }
        let pinned = VisibleText.escaped(tests.pinned)
        return ["Choose the simulator in 'TEST_DESTINATION' of the workflow: the configuration requires '\(pinned)'."]
    }

    private var otherJobs: [String] {
        let others = findings.otherTests.filter(\.state.exists).map { "'\(VisibleText.escaped($0.target))'" }
        if others.isEmpty { return [] }
        let workflow =
            " The workflow tests '\(target)'; for another target, copy its job, and \(Self.changes)."
        return ["Run the tests of \(others.listed(with: "and")) twice as well.\(testsElsewhere ? "" : workflow)"]
    }

    private static let changes =
        "change 'runs-on', 'working-directory', the names of its artifacts and the variables whose names begin with "
        + "TEST_"

    private func linking(of tests: SetupFindings.Tests) -> [String] {
        guard tests.needsLibrary else { return [] }
        let target = VisibleText.escaped(tests.target)
        switch findings.project.kind {
        case .xcode, .package:
            return [
                (findings.tools.contains("SnapshotTesting")
                    ? "In Xcode, add 'SnapshotTesting' to the frameworks of '\(target)' (Build Phases > Link Binary With "
                        + "Libraries)."
                    : "In Xcode, choose File > Add Package Dependencies, enter \(Self.libraryAddress), from "
                        + "\(Versions.library) on, and add the product 'SnapshotTesting' to '\(target)' only.")
                    + " It compares the pictures."
            ]
        case .xcodegen: return [specificationLink(of: target)]
        case .tuist:
            return [
                """
                Add '.external(name: "SnapshotTesting")' to the dependencies of '\(target)' in Project.swift, and to
                those of Tuist/Package.swift, unless they are there:
                    .package(url: "\(Self.libraryAddress)", from: "\(Versions.library)"),
                """
            ]
        }
    }

    private func specificationLink(of target: String) -> String {
        let package = """

            and to 'packages':
                \(Self.library): { url: \(Self.libraryAddress), from: \(Versions.library) }
            """
        return
            "Add to the dependencies of '\(target)' in XcodeGen's specification, for the comparison of pictures:\n"
            + "    - { package: \(YAMLFlow.scalar(packageKey ?? Self.library)), product: SnapshotTesting }"
            + (packageKey == nil ? package : "")
    }

    private static let generate =
        "Run 'snapgen generate', which writes the tests, and 'snapgen doctor', which checks the set-up; commit the "
        + "tests."

    private var firstRun: String {
        let isShared = !tests.schemes.isEmpty || findings.project.kind == .xcodegen && !tests.state.exists
        let place =
            switch findings.project.kind {
            case .xcodegen: "'scheme: { testTargets: [\(target)] }' of the app in project.yml"
            case .tuist: "'schemes' in Project.swift"
            case .xcode, .package: "Product > Scheme > Edit Scheme > Test"
            }
        let scheme =
            isShared
            ? ""
            : " in the scheme '\(VisibleText.escaped(scheme))', which has to be shared and to test '\(target)' (\(place))"
        return
            "Run the tests twice\(scheme): the first run records the pictures and fails, the second run compares and "
            + "passes. Look at the pictures, and commit them."
    }

    private var membershipStep: [String] {
        switch findings.project.kind {
        case .xcodegen, .tuist:
            return ["Run '\(findings.project.kind.rawValue) generate', so that '\(target)' contains the tests."]
        case .xcode, .package:
            return membership.manual.map { tests in
                "In Xcode, choose File > Add Files to, and add the folder '\(VisibleText.escaped(tests.output))' to the "
                    + "target '\(VisibleText.escaped(tests.target))' only (in a synchronized folder, set the Target Membership of "
                    + "its two files instead); once, because they keep their names."
            }
        }
    }

    private var newTarget: [String] {
        switch findings.project.kind {
        case .xcodegen:
            (inclusion?.action == .extend
                ? [] : ["Add '\(Self.specificationName)' to 'include' in project.yml."])
                + [Self.generate, "Run 'xcodegen generate'."]
        case .tuist: [manifest] + linking(of: tests) + [Self.generate, "Run 'tuist generate'."]
        case .xcode, .package: xcodeTarget + linking(of: tests) + [Self.generate]
        }
    }

    private var xcodeTarget: [String] {
        let host = tests.host.map {
            " and '\(VisibleText.escaped($0))' as the target to be tested, which makes it the host app."
        }
        return [
            "In Xcode, choose File > New > Target > Unit Testing Bundle, with the name '\(target)'"
                + (host ?? ". Let it depend on the frameworks to be tested."),
            "If the folder of the target is elsewhere than beside the project, set 'tests.output' in snapgen.yml.",
        ]
    }

    private var manifest: String {
        let host = tests.host.map { "[.target(name: \(SwiftLiteral.string($0)))]" } ?? "[]"
        return """
            Add to 'targets' in Project.swift, with a bundle identifier of yours:
                .target(
                    name: \(SwiftLiteral.string(tests.target)), destinations: .\(platform), product: .unitTests,
                    bundleId: \(SwiftLiteral.string("com.example.\(tests.target)")),
                    sources: [\(SwiftLiteral.string("\(tests.target)/**"))],
                    dependencies: \(host)),
            """
    }

    // MARK: - Packages

    private var packageSteps: [String] {
        let version = isReleased ? "from: \"\(SnapgenVersion.current)\"" : "branch: \"main\""
        let plugin = """
            Add the package 'snapgen' to the dependencies in \(manifests):
                .package(url: "https://github.com/\(repository)", \(version)),
            and its plugin to the test target '\(target)':
                plugins: [.plugin(name: "SnapgenBuildTool", package: "snapgen")]
            """
        let updates = findings.project.manifests.compactMap { name in
            read(name)?.firstMatch(of: /swift-tools-version:\s*([1-4]\b|5\.[0-5]\b)[\d.]*/).map {
                "Change '\($0.0)' in \(name) to 5.6 or newer, because plugins need it."
            }
        }
        return newTestTarget + (tests.state.hasPlugin ? [] : updates + [plugin])
            + packageLibrary(in: findings.project.manifests) + [
                "Run the tests twice: the first run records and fails, the second run compares and passes. Commit the "
                    + "references."
            ]
    }

    private var manifests: String { findings.project.manifests.listed(with: "and") }

    private var newTestTarget: [String] {
        guard !tests.state.exists else { return [] }
        let modules = findings.sources.map { SwiftLiteral.string("\($0.split(separator: "/").last ?? "")") }.sorted()
        return [
            """
            Add to 'targets' in \(manifests):
                .testTarget(name: \(SwiftLiteral.string(tests.target)), dependencies: \(SwiftLiteral.array(modules))),
            """
        ]
    }

    private func packageLibrary(in manifests: [String]) -> [String] {
        guard tests.needsLibrary, findings.counts.pictures + findings.counts.values > 0 else { return [] }
        let package = """
            Add the library that compares pictures to \(VisibleText.escaped(manifests.listed(with: "and"))):
                .package(url: "\(Self.libraryAddress)", from: "\(Versions.library)"),
            and to the dependencies of '\(target)':
            """
        // SwiftPM refuses a package that is listed twice.
        let isListed = manifests.allSatisfy { read($0)?.contains(Self.library) ?? false }
        return [
            (isListed ? "Add the library that compares pictures to the dependencies of '\(target)':" : package)
                + "\n    .product(name: \"SnapshotTesting\", package: \"\(Self.library)\"),"
        ]
    }

    // MARK: - Others

    /// Indicates whether the templates of Sourcery are for mocks, which no tests of snapgen replace.
    private var mocksOnly: Bool {
        let file = read(".sourcery.yml") ?? ""
        let templates = Self.keys(in: file)["templates"].map { $0.list + ($0["include"]?.list ?? []) + [$0] } ?? []
        let texts = file + templates.compactMap(\.text).compactMap(read).joined()
        return texts.contains("Mock") && !texts.contains(/[Ss]napshot|[Pp]review/)
    }

    private var otherTools: [String] {
        findings.tools.compactMap { tool in
            switch tool {
            case "Prefire" where choices.configuration == nil && read("snapgen.yml") == nil:
                "Prefire is in use: 'snapgen import prefire --output snapgen.yml --force' converts a .prefire.yml, and references "
                    + "keep their names."
            case "Sourcery" where !mocksOnly:
                "If Sourcery generates your tests: 'snapgen import sourcery --output snapgen.yml --force' converts its "
                    + "configuration."
            default: nil
            }
        }
            + choices.imports.map { subject, command in
                "\(subject): '\(command)' converts them. Remove them when the tests of snapgen have taken their place."
            }
    }
}
