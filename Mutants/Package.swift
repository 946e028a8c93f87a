// swift-tools-version: 6.1

// The package that `Scripts/try-mutants` builds in place of the whole one: the mutated code and the unit tests that check it,
// without a dependency, so that one mutant takes a few seconds. The sources are copies.

import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "mutants",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "SnapgenNames", swiftSettings: settings),
        .target(name: "SnapgenModel", dependencies: ["SnapgenNames"], swiftSettings: settings),
        .target(
            name: "SnapgenResolution",
            dependencies: ["SnapgenModel", "SnapgenNames"],
            sources: ["Candidate.swift", "TitleCollisions.swift", "TitleMaker.swift"],
            swiftSettings: settings
        ),
        .target(name: "SnapgenPlan", dependencies: ["SnapgenModel", "SnapgenNames"], swiftSettings: settings),
        .target(
            name: "SnapgenMigration", dependencies: ["SnapgenModel", "SnapgenPlan", "SnapgenNames"],
            sources: ["Names/PrefireNames.swift"],
            swiftSettings: settings),
        .target(
            name: "SnapgenRender",
            dependencies: ["SnapgenModel", "SnapgenNames"],
            sources: ["SwiftLiteral.swift", "Context/SwiftNames.swift"],
            swiftSettings: settings
        ),
        .target(
            name: "SnapgenKit",
            dependencies: ["SnapgenModel", "SnapgenNames"],
            sources: ["Files", "OutputWriter.swift", "ProjectRoot.swift"],
            swiftSettings: settings
        ),
        .target(name: "SnapgenTesting", dependencies: ["SnapgenNames"], swiftSettings: settings),
        .target(name: "SnapgenTestSupport", path: "Tests/SnapgenTestSupport", swiftSettings: settings),
        .testTarget(
            name: "NamesTests", dependencies: ["SnapgenNames"], path: "Tests/UnitTests/Names", swiftSettings: settings),
        .testTarget(
            name: "ModelTests",
            dependencies: ["SnapgenModel"],
            path: "Tests/UnitTests/Model",
            sources: ["GlobTests.swift", "RelativePathTests.swift", "SwiftIdentifierTests.swift"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenScanTests",
            dependencies: ["SnapgenModel", "SnapgenResolution", "SnapgenNames"],
            sources: ["CandidateTitlesTests.swift", "TitleMakerTests.swift", "Paths.swift"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PlanTests",
            dependencies: ["SnapgenModel", "SnapgenPlan", "SnapgenNames"],
            path: "Tests/UnitTests/Plan",
            sources: ["Fixtures.swift", "NamesTests.swift", "TestPlannerTests.swift"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MigrationTests",
            dependencies: ["SnapgenMigration", "SnapgenModel", "SnapgenPlan"],
            path: "Tests/SnapgenRenderTests/Migration",
            sources: ["MigrationFixtures.swift", "PrefireNamesTests.swift"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenRenderTests",
            dependencies: ["SnapgenModel", "SnapgenRender"],
            exclude: ["Migration"],
            sources: ["SwiftLiteralTests.swift", "SwiftNamesTests.swift"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenKitTests",
            dependencies: ["SnapgenKit", "SnapgenModel", "SnapgenTestSupport"],
            sources: [
                "LocalFileSystemTests.swift", "MemoryFileSystem.swift", "OutputWriterTests.swift",
                "ProjectRootTests.swift",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenTestingTests",
            dependencies: ["SnapgenTesting"],
            sources: ["FilePathTests.swift", "ReferenceLocatorTests.swift"],
            swiftSettings: settings
        ),
    ]
)
