// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "snapgen",
    platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15)],
    products: [
        .executable(name: "snapgen", targets: ["snapgen"]),
        .library(name: "SnapgenCatalog", targets: ["SnapgenCatalog"]),
        .library(name: "SnapgenTesting", targets: ["SnapgenTesting"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams.git", from: "6.0.0"),
        .package(url: "https://github.com/stencilproject/Stencil.git", from: "0.15.1"),
        // A range of majors, so that the macro packages of a user's graph can choose theirs.
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"605.0.0"),
    ],
    targets: [
        .target(name: "SnapgenText", swiftSettings: settings),
        .target(name: "SnapgenModel", dependencies: ["SnapgenText"], swiftSettings: settings),
        .target(
            name: "SnapgenScan",
            dependencies: [
                "SnapgenModel", "SnapgenText",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SnapgenConfiguration",
            dependencies: ["SnapgenModel", "SnapgenText", "Yams"],
            swiftSettings: settings
        ),
        .target(name: "SnapgenPlan", dependencies: ["SnapgenModel", "SnapgenText"], swiftSettings: settings),
        .target(
            name: "SnapgenRender",
            dependencies: ["SnapgenModel", "SnapgenTemplates", "SnapgenText", "Stencil"],
            swiftSettings: settings
        ),
        .target(
            name: "SnapgenTemplates",
            path: "Templates",
            resources: [
                .embedInCode("support.stencil"),
                .embedInCode("support-entry.stencil"),
                .embedInCode("support-environments.stencil"),
                .embedInCode("support-failures.stencil"),
                .embedInCode("support-images.stencil"),
                .embedInCode("support-pictures.stencil"),
                .embedInCode("support-references.stencil"),
                .embedInCode("support-samples.stencil"),
                .embedInCode("support-values-snapgen.stencil"),
                .embedInCode("support-values-snapshot-testing.stencil"),
                .embedInCode("xctest.stencil"),
                .embedInCode("xctest-group.stencil"),
                .embedInCode("xctest-suite.stencil"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SnapgenKit",
            dependencies: [
                "SnapgenModel", "SnapgenScan", "SnapgenConfiguration", "SnapgenPlan", "SnapgenRender", "SnapgenText",
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "snapgen",
            dependencies: [
                "SnapgenConfiguration", "SnapgenKit", "SnapgenModel", "SnapgenPlan", "SnapgenRender",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        .target(name: "SnapgenCatalog", swiftSettings: settings),
        .target(name: "SnapgenTesting", dependencies: ["SnapgenText"], swiftSettings: settings),

        // What several test targets need; no product and no other target depends on it.
        .target(name: "SnapgenTestSupport", path: "Tests/SnapgenTestSupport", swiftSettings: settings),
        .testTarget(name: "SnapgenTextTests", dependencies: ["SnapgenText"], swiftSettings: settings),
        .testTarget(name: "SnapgenModelTests", dependencies: ["SnapgenModel"], swiftSettings: settings),
        .testTarget(
            name: "SnapgenScanTests",
            dependencies: ["SnapgenModel", "SnapgenScan", "SnapgenText"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenConfigurationTests",
            dependencies: ["SnapgenConfiguration", "SnapgenModel", "SnapgenTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenPlanTests",
            dependencies: ["SnapgenModel", "SnapgenPlan", "SnapgenText"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenRenderTests",
            dependencies: ["SnapgenModel", "SnapgenPlan", "SnapgenRender"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenKitTests",
            dependencies: [
                "SnapgenConfiguration", "SnapgenKit", "SnapgenModel", "SnapgenRender", "SnapgenTestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GoldenTests",
            dependencies: ["SnapgenKit", "SnapgenModel", "SnapgenText"],
            exclude: ["Cases"],
            swiftSettings: settings
        ),
        .testTarget(name: "EndToEndTests", dependencies: ["SnapgenTestSupport", "snapgen"], swiftSettings: settings),
        .testTarget(
            name: "CompileTests",
            dependencies: ["SnapgenKit", "SnapgenModel", "SnapgenPlan", "SnapgenRender", "SnapgenTestSupport"],
            exclude: ["Fixtures"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenCatalogTests",
            dependencies: ["SnapgenCatalog", "SnapgenTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenTestingTests",
            dependencies: ["SnapgenCatalog", "SnapgenTestSupport", "SnapgenTesting"],
            swiftSettings: settings
        ),

        // The example: its catalog, and the tests that `swift run snapgen generate` writes for it.
        .target(
            name: "TravelBooking",
            dependencies: ["SnapgenCatalog"],
            path: "Examples/Travel/Sources/TravelBooking"
        ),
        .target(
            name: "TravelUI",
            dependencies: ["SnapgenCatalog", "TravelBooking"],
            path: "Examples/Travel/Sources/TravelUI"
        ),
        .testTarget(
            name: "TravelSnapshotTests",
            dependencies: ["SnapgenTesting", "TravelBooking", "TravelUI"],
            path: "Examples/Travel/Tests/TravelSnapshotTests"
        ),
    ]
)
