@testable import SnapgenKit

/// A format in which build tools and CI services print the errors of the compiler.
///
/// The lines are those of Swift 6.3 (`swift build` on Linux, both build systems), Xcode 16, GitHub's runners, and the
/// formatters whose sources `Tests/Logs/README.md` names.
enum BuildLogFormat: CaseIterable {
    /// `swift build` with its native build system.
    case native
    /// `swift build --build-system swiftbuild`.
    case swiftbuild
    /// `xcodebuild`.
    case xcodebuild
    /// `xcodebuild` with paths that are relative to the project's folder.
    case relative
    /// A log that GitHub stores: with times, after `gh run view --log` also with the job and the step.
    case github
    /// `xcodebuild`, formatted by xcpretty.
    case xcpretty
    /// `xcodebuild`, formatted by xcbeautify.
    case xcbeautify
    /// `xcodebuild`, formatted by xcbeautify for GitHub.
    case workflow
    /// `xcodebuild`, formatted by xcbeautify for Azure Pipelines.
    case pipeline
    /// `xcodebuild`, run by fastlane.
    case fastlane

    /// Returns the output of a build with errors.
    func log(of errors: [CompilerError]) -> String {
        let lines = head + errors.flatMap(lines) + tail
        return lines.map { prefix + $0 + "\n" }.joined()
    }

    private var prefix: String {
        switch self {
        case .github: "tests\tBuild the tests\t2026-11-22T13:43:45.1234567Z "
        case .fastlane: "[13:43:45]: ▸ "
        default: ""
        }
    }

    private var head: [String] {
        switch self {
        case .native:
            ["Building for debugging...", "[0/13] Write sources", "[8/18] Compiling AppTests App.snapgen.swift"]
        case .swiftbuild: ["Building for debugging...", "Pre-planning 1 / 96", "[65/100] App 35 / 53"]
        case .xcodebuild, .relative, .github:
            [
                "SwiftCompile normal arm64 /p/Tests/App.snapgen.swift (in target 'AppTests' from project 'App')",
                "    cd /p", "    builtin-swiftTaskExecution -- /usr/bin/swift-frontend -frontend -c -o /b/error.o", "",
            ]
        case .xcpretty, .xcbeautify, .workflow, .pipeline, .fastlane: ["[AppTests] Compiling App.snapgen.swift"]
        }
    }

    private func lines(of error: CompilerError) -> [String] {
        guard let place = error.place else { return ["error: \(error.message)"] }
        let path = self == .relative ? String(place.path.trimmingPrefix("/p/")) : place.path
        let location = "\(path):\(place.line):\(place.column)"
        let first = "\(location): error: \(error.message)"
        let warning = "\(path):\(place.line):1: warning: variable 'error: x' was never used"
        switch self {
        case .native:
            return [
                first, " 5 | struct AppSnapshotTests {", " 7 |         code", "   |         `- error: \(error.message)",
                " 8 | }", "",
            ]
        case .swiftbuild: return [warning, "        code", "        ^", first, "        code", "        ~~~ ^~~~~~~"]
        // A module is compiled and emitted, so errors occur twice.
        case .xcodebuild, .relative: return [first, "        code", "        ^~~~", warning, first, "        code"]
        case .xcpretty: return ["", "\u{1B}[31m❌  \u{1B}[0m\(location): \u{1B}[31m\(error.message)\u{1B}[0m", ""]
        case .xcbeautify: return ["❌ \(location): \u{1B}[31m\(error.message)\u{1B}[0m", "        code"]
        case .fastlane: return ["\u{1B}[35m[x] \(location): \(error.message)\u{1B}[0m", "\u{1B}[35m code\u{1B}[0m"]
        case .workflow:
            return ["::error file=\(path),line=\(place.line),col=\(place.column)::\(error.message)", "        code"]
        case .pipeline:
            let values = "sourcepath=\(path);linenumber=\(place.line);columnnumber=\(place.column)"
            return ["##vso[task.logissue type=error;\(values)]\(error.message)", "        code"]
        case .github: return ["##[error]\(first)", "\u{1B}[31m        code\u{1B}[0m", "                ^"]
        }
    }

    private var tail: [String] {
        switch self {
        case .native: ["[9/18] Emitting module AppTests", "error: fatalError"]
        case .swiftbuild:
            [
                "error: SwiftCompile normal x86_64 /p/A.swift failed with a nonzero exit code. Command line:     cd /p",
                "error: Build failed",
            ]
        case .xcodebuild, .relative, .github:
            [
                "** TEST FAILED **", "", "The following build commands failed:",
                "\tSwiftCompile normal arm64 /p/Tests/App.snapgen.swift (in target 'AppTests' from project 'App')",
                "(2 failures)",
            ]
        case .xcpretty, .xcbeautify, .workflow, .pipeline, .fastlane:
            ["Testing failed:", "\tWrong", "** TEST FAILED **"]
        }
    }
}
