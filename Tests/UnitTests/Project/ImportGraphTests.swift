import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenProject

@Suite("The modules that a test target can import")
struct ImportGraphTests {
    /// A target of the project `App.xcodeproj`, or of a package.
    private static func target(
        _ name: String, _ kind: TargetKind, _ platforms: [ProjectPlatform] = [.iOS], dependencies: [String] = [],
        packages: [String] = [], products: [String] = [], host: String? = nil, project: String = "App.xcodeproj"
    ) -> ProjectTarget {
        var target = ProjectTarget(name: name, kind: kind, project: project)
        target.platforms = platforms
        target.dependencies = dependencies
        target.packages = packages
        target.products = products
        target.host = host
        return target
    }

    private static let targets = [
        target("App", .app, dependencies: ["Kit", "Widgets", "Watch"], packages: ["Design"]),
        target("Kit", .framework, dependencies: ["Mac"]), target("Mac", .framework, [.macOS]),
        target("Widgets", .extension, dependencies: ["WidgetKit"]), target("WidgetKit", .framework),
        target("Watch", .watchApp, [.watchOS]), target("Other", .app),
        target("Design", .module, dependencies: ["Colors"], products: ["Design"], project: "Design/Package.swift"),
        target("Icons", .module, products: ["Design"], project: "Design/Package.swift"),
        target("Colors", .module, [.macOS], project: "Design/Package.swift"),
        target("Unlinked", .module, products: ["Unlinked"], project: "Design/Package.swift"),
        target("Tests", .unitTests, dependencies: ["App", "Other"], host: "App"),
        target("KitTests", .unitTests, dependencies: ["Kit", "App"]),
    ]

    private func modules(of test: String, in targets: [ProjectTarget] = Self.targets) -> [String] {
        let layout = ProjectLayout(targets: targets)
        return targets.first { $0.name == test }.map { layout.targets(importableBy: $0).map(\.name) } ?? []
    }

    /// Neither extensions, watch apps and other apps, nor an app without a host; in packages for any platforms.
    @Test("are those of its host, and of what that links, also in packages")
    func importable() {
        #expect(modules(of: "Tests") == ["App", "Kit", "Design", "Icons", "Colors"])
        #expect(modules(of: "KitTests") == ["Kit"])
    }

    @Test("of targets with one name are those of the same project")
    func names() {
        var others = Self.targets
        others.append(Self.target("App", .app, [.macOS], packages: ["Unlinked"], project: "Mac.xcodeproj"))
        others.append(Self.target("MacTests", .unitTests, [.macOS], host: "App", project: "Mac.xcodeproj"))
        #expect(modules(of: "MacTests", in: others) == ["App", "Unlinked"])
        #expect(modules(of: "Tests", in: others) == ["App", "Kit", "Design", "Icons", "Colors"])
    }

    // MARK: - The choice of a test target

    private func choice(_ targets: [ProjectTarget], named name: String? = nil, preferred: String = "") -> String {
        let choice = Result { try ProjectLayout(targets: targets).testTarget(named: name, preferred: preferred) }
        let names = (try? choice.get()).map { [$0.target.name] + $0.rivals } ?? []
        return (names + messages { try choice.get() }).joined(separator: " ")
    }

    private static let package = target("DesignTests", .unitTests, project: "Design/Package.swift")
    private static let large = {
        var large = target("Large", .unitTests, host: "App")
        large.sources.files = ["A.swift"]
        return large
    }()

    /// Of several, those that link a library for snapshots are preferred to those that run in an app, and of these the
    /// one with the most files; the names of the others follow.
    @Test(
        "the only target for unit tests is taken, and of several the best",
        arguments: [
            ([targets[12]], "", "KitTests"), (targets, "", "Tests"),
            (targets + [target("Pictures", .unitTests, packages: ["SnapshotTesting"])], "", "Pictures"),
            (targets + [large], "", "Large Tests"), (targets + [large], "Tests", "Tests"),
            (targets + [large], "None", "Large Tests"),
            (targets + [target("Tests", .unitTests, host: "App", project: "Other.xcodeproj")], "", "Tests"),
            (
                [targets[0], package], "",
                "snapgen: error: no target is one for unit tests; 'snapgen init' explains how to add one hosted in 'App' "
                    + "[no-sources]"
            ),
        ])
    func choices(targets: [ProjectTarget], preferred: String, expected: String) {
        #expect(choice(targets, preferred: preferred) == expected)
    }

    @Test("a name decides, also for the tests of a package, and has to be one")
    func named() {
        #expect(choice([Self.package], named: "DesignTests") == "DesignTests")
        let problem = "no target for unit tests is called 'Test'; did you mean 'Tests'? [unknown-name]"
        #expect(choice(Self.targets, named: "Test") == "snapgen: error: \(problem)")
    }

    @Test("without a target for unit tests one is proposed, in the app with the most files or linked to libraries")
    func proposed() {
        var large = Self.target("Ice Cubes", .app)
        large.sources.files = ["A.swift"]
        let targets = [Self.target("App", .app), large, Self.target("Kit", .framework)]
        func proposed(_ targets: [ProjectTarget], hostedIn host: String? = nil) -> String {
            let layout = ProjectLayout(targets: targets)
            let tests = host.map { layout.proposedTests(hostedIn: $0) } ?? layout.proposedTests()
            let modules = layout.targets(importableBy: tests).map(\.name)
            return "\(tests.name) in \(tests.host ?? "nothing") with \(modules.joined(separator: " "))"
        }
        #expect(proposed(targets) == "Ice_CubesSnapshotTests in Ice Cubes with Ice Cubes")
        #expect(proposed(targets, hostedIn: "App") == "AppSnapshotTests in App with App")
        #expect(proposed([targets[2]]) == "SnapshotTests in nothing with Kit")
    }
}
