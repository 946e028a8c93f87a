import Foundation
import SnapgenTestSupport

/// The modules of a platform of Apple: the standard library and Foundation, which `Scripts/apple-modules` makes, the
/// stand-ins of `Tests/Stubs`, and the products of this package.
///
/// They serve type checks, in which `os(…)`, `canImport`, `#available`, deprecations and isolation are those of the platform.
struct AppleModules: Sendable {
    let platform: ApplePlatform
    private let standard: URL
    private let stubs: URL

    private static let lock = NSLock()
    private nonisolated(unsafe) static var made: [ApplePlatform: Result<AppleModules, any Error>] = [:]

    /// Returns the modules of a platform, made once per process.
    static func made(for platform: ApplePlatform) throws -> AppleModules {
        try lock.withLock {
            let modules = made[platform] ?? Result { try AppleModules(platform) }
            made[platform] = modules
            return modules
        }.get()
    }

    /// Returns the folder of a version of swift-snapshot-testing, made once per process.
    func snapshotTesting(_ version: LibraryVersion) throws -> URL {
        let folder = stubs.appending(path: version.rawValue)
        try Self.lock.withLock {
            guard !FileManager.default.fileExists(atPath: folder.path) else { return }
            let conditions = version.conditions.flatMap { ["-D", $0] }
            // A package, which is built without library evolution: new cases of its enumerations are errors.
            let module = try AppleModule("SnapshotTesting", in: "Tests/Stubs", ["-swift-version", "5"] + conditions)
            try emit(module, for: platform.targets[0], into: folder)
        }
        return folder
    }

    private init(_ platform: ApplePlatform) throws {
        self.platform = platform
        let script = Repository.root.appending(path: "Scripts/apple-modules").path
        let output = try Command(arguments: [script, platform.modules]).succeed()
        standard = URL(filePath: output.trimmingCharacters(in: .whitespacesAndNewlines))
        stubs = try processFolder().appending(path: platform.rawValue)
        let interface = ["-experimental-skip-all-function-bodies"]
        let stub = ["-swift-version", "5", "-enable-library-evolution", "-disable-availability-checking"] + interface
        for name in stubNames { try emit(AppleModule(name, in: "Tests/Stubs", stub), for: platform.targets[0]) }
        // After the stand-ins, which ask for AppKit in place of UIKit.
        if platform == .catalyst {
            let file = Repository.root.appending(path: "Tests/CompileTests/Fixtures/Apple/CatalystAppKit.swift").path
            try emit(AppleModule(name: "AppKit", files: [file], arguments: stub), for: platform.targets[0])
        }
        for name in Self.products {
            try emit(AppleModule(name, in: "Sources", Self.productArguments + interface), for: platform.targets[0])
        }
    }

    private var stubNames: [String] {
        ["MachO", "Journal", "CoreGraphics", "QuartzCore", "Combine", "DeveloperToolsSupport"] + platform.kit
            + ["SwiftUI", "SnapshotPreferences"] + (platform.kit == ["UIKit"] ? ["AccessibilitySnapshotParser"] : [])
            + ["XCUIAutomation", "XCTest"]
    }

    static let products = [
        "SnapgenNames", "SnapgenCatalog", "SnapgenPreviews", "SnapgenTesting", "SnapgenAccessibility",
        "SnapgenUITesting",
    ]
    static let productArguments = LanguageMode.upcoming.arguments + ["-package-name", "snapgen", "-enable-testing"]
}

/// The sources of a module, and how it is compiled.
struct AppleModule {
    var name: String
    var files: [String]
    var arguments: [String]

    init(name: String, files: [String], arguments: [String]) {
        (self.name, self.files, self.arguments) = (name, files, arguments)
    }

    init(_ name: String, in folder: String, _ arguments: [String]) throws {
        self.init(name: name, files: try Repository.swiftFiles(in: "\(folder)/\(name)"), arguments: arguments)
    }
}

extension AppleModules {
    /// Writes the interface of a module into a folder, by default that of the stand-ins.
    func emit(_ module: AppleModule, for target: AppleTarget, into folder: URL? = nil) throws {
        let name = "\(module.name).swiftmodule/\(target.moduleName).swiftmodule"
        let product = (folder ?? stubs).appending(path: name)
        try FileManager.default.createDirectory(
            at: product.deletingLastPathComponent(), withIntermediateDirectories: true)
        try run(
            ["-emit-module", "-suppress-warnings", "-o", product.path], module, for: target,
            searching: folder.map { [$0] } ?? []
        ).succeed()
    }

    /// Checks the types of a module, which may import modules for later systems; a warning is an error.
    func check(_ module: AppleModule, for target: AppleTarget, searching folders: [URL] = []) throws {
        let options = ["-typecheck", "-warnings-as-errors", "-disable-target-os-checking"]
        try run(options, module, for: target, searching: folders).succeed()
    }

    /// Returns the places and kinds of the errors and warnings of a file, such as `12: error`.
    func problems(in file: String, for target: AppleTarget) throws -> Set<String> {
        let module = AppleModule(name: "Planted", files: [file], arguments: LanguageMode.swift6.arguments)
        let text = try run(["-typecheck"], module, for: target, searching: []).run().text
        let expression = /\.swift:(\d+):\d+: (error|warning):/
        return Set(text.matches(of: expression).map { "\($0.1): \($0.2)" })
    }

    private func run(
        _ action: [String], _ module: AppleModule, for target: AppleTarget, searching folders: [URL]
    ) throws -> Command {
        let search = ([standard, stubs] + folders).flatMap { ["-I", $0.path] }
        let plugins = try ["-plugin-path", Toolchain.libraries.get().appending(path: "host/plugins").path]
        let resources = standard.appending(path: "resources").path
        let common = [
            "-target", target.triple, "-sdk", standard.path, "-resource-dir", resources,
            "-Xcc", "-fmodule-map-file=\(resources)/shims/module.modulemap",
            "-module-cache-path", standard.appending(path: "cache").path, "-parse-as-library",
            "-module-name", module.name,
        ]
        return Command(
            arguments: ["swiftc", "-frontend"] + action + common + search + plugins + Toolchain.previewsPlugin
                + module.arguments + module.files)
    }
}

/// A platform of Apple, which the compiler checks code for on Linux.
enum ApplePlatform: String, CaseIterable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS
    case catalyst = "Catalyst"

    /// The stand-ins that only this platform has, after those of Foundation and before SwiftUI.
    var kit: [String] {
        switch self {
        case .iOS, .catalyst, .tvOS, .visionOS: ["UIKit"]
        case .macOS: ["AppKit"]
        case .watchOS: []
        }
    }

    /// The platform for which `Scripts/apple-modules` makes the modules.
    var modules: String { self == .catalyst ? "iOS" : rawValue }

    /// The first version that `Package.swift` states, and the newest that the stand-ins describe.
    var versions: [String] {
        switch self {
        case .iOS, .catalyst, .tvOS: ["15", "27"]
        case .macOS: ["13", "27"]
        case .watchOS: ["9", "27"]
        case .visionOS: ["1", "27"]
        }
    }

    var targets: [AppleTarget] { versions.map { AppleTarget(platform: self, version: $0) } }

    /// The platforms that a run checks: those of most apps, and Mac Catalyst, without the tier `modes`.
    static var tested: [ApplePlatform] { TestTier.modes.isOn ? allCases : [.iOS, .macOS, .catalyst] }
}

/// A platform with a deployment target.
struct AppleTarget: Hashable, Sendable, CustomStringConvertible {
    var platform: ApplePlatform
    var version: String

    var description: String { "\(platform.rawValue) \(version)" }

    /// The architecture is that of the modules which `Scripts/apple-modules` makes.
    var triple: String {
        switch platform {
        case .iOS: "x86_64-apple-ios\(version)-simulator"
        case .catalyst: "x86_64-apple-ios\(version)-macabi"
        case .macOS: "x86_64-apple-macos\(version)"
        case .tvOS: "x86_64-apple-tvos\(version)-simulator"
        case .watchOS: "x86_64-apple-watchos\(version)-simulator"
        case .visionOS: "x86_64-apple-xros\(version)-simulator"
        }
    }

    /// The name by which the compiler finds a module of the platform: the triple without a version.
    var moduleName: String { triple.replacing(version, with: "") }
}
