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
    platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .plugin(name: "SnapgenBuildTool", targets: ["SnapgenBuildTool"]),
        .plugin(name: "SnapgenCommand", targets: ["SnapgenCommand"]),
        .library(name: "SnapgenCatalog", targets: ["SnapgenCatalog"]),
        .library(name: "SnapgenAccessibility", targets: ["SnapgenAccessibility"]),
        .library(name: "SnapgenUITesting", targets: ["SnapgenUITesting"]),
    ],
    targets: [
        .plugin(name: "SnapgenBuildTool", capability: .buildTool(), dependencies: ["snapgen"]),
        .plugin(
            name: "SnapgenCommand",
            // No permission is declared here, because SwiftPM would ask for it before commands that only read.
            capability: .command(
                intent: .custom(verb: "snapgen", description: "Turns a catalog of previews into snapshot tests.")),
            dependencies: ["snapgen"]
        ),
        .target(name: "SnapgenNames", swiftSettings: settings),
        .target(name: "SnapgenCatalog", swiftSettings: settings),
        .target(name: "SnapgenPreviews", swiftSettings: settings),
        .target(name: "SnapgenTesting", dependencies: ["SnapgenNames", "SnapgenPreviews"], swiftSettings: settings),
        .target(name: "SnapgenAccessibility", swiftSettings: settings),
        .target(name: "SnapgenUITesting", dependencies: ["SnapgenAccessibility"], swiftSettings: settings),
    ]
)

// MARK: - The tool
// A release has its prebuilt executable in place of all that follows: Scripts/release cuts the manifest here.

package.products += [.executable(name: "snapgen", targets: ["snapgen"])]

package.dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.0.0"),
    .package(url: "https://github.com/stencilproject/Stencil.git", from: "0.15.1"),
    // A range of majors, so that the macro packages of a user's graph can choose theirs.
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"605.0.0"),
]

package.targets += [
    .target(name: "SnapgenModel", dependencies: ["SnapgenNames"], swiftSettings: settings),
    .target(
        name: "SnapgenConfiguration", dependencies: ["SnapgenModel", "SnapgenNames", "Yams"], swiftSettings: settings),
    .target(
        name: "SnapgenScan",
        dependencies: [
            "SnapgenConfiguration", "SnapgenModel", "SnapgenNames",
            .product(name: "SwiftParser", package: "swift-syntax"),
            .product(name: "SwiftSyntax", package: "swift-syntax"),
        ],
        swiftSettings: settings
    ),
    .target(name: "SnapgenProject", dependencies: ["SnapgenModel", "SnapgenNames"], swiftSettings: settings),
    .target(
        name: "SnapgenPlan",
        dependencies: ["SnapgenConfiguration", "SnapgenModel", "SnapgenNames", "SnapgenScan"],
        swiftSettings: settings
    ),
    .target(
        name: "SnapgenRender",
        dependencies: [
            "SnapgenConfiguration", "SnapgenModel", "SnapgenNames", "SnapgenPlan", "SnapgenScan", "Stencil",
        ],
        swiftSettings: settings
    ),
    .target(
        name: "SnapgenKit",
        dependencies: [
            "SnapgenConfiguration", "SnapgenModel", "SnapgenNames", "SnapgenPlan", "SnapgenProject", "SnapgenRender",
            "SnapgenScan",
        ],
        swiftSettings: settings
    ),
    .target(
        name: "SnapgenReview",
        dependencies: [
            "SnapgenConfiguration", "SnapgenKit", "SnapgenModel", "SnapgenNames", "SnapgenPlan", "SnapgenScan",
        ],
        swiftSettings: settings
    ),
    .target(
        name: "SnapgenSetup",
        dependencies: [
            "SnapgenConfiguration", "SnapgenKit", "SnapgenModel", "SnapgenNames", "SnapgenPlan", "SnapgenProject",
            "SnapgenRender", "SnapgenScan",
        ],
        swiftSettings: settings
    ),
    .executableTarget(
        name: "snapgen",
        dependencies: [
            "SnapgenConfiguration", "SnapgenKit", "SnapgenModel", "SnapgenNames", "SnapgenPlan", "SnapgenProject",
            "SnapgenRender", "SnapgenReview", "SnapgenScan", "SnapgenSetup",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: settings
    ),

    // Shared by the tests and the fuzz targets.
    .target(
        name: "SnapgenTestSupport", dependencies: ["SnapgenModel"], path: "Tests/SnapgenTestSupport",
        swiftSettings: settings),
    // Tests that need neither SwiftSyntax nor Stencil.
    .testTarget(
        name: "UnitTests",
        dependencies: [
            "SnapgenConfiguration", "SnapgenModel", "SnapgenNames", "SnapgenPlan", "SnapgenProject", "SnapgenReview",
            "SnapgenScan", "SnapgenTestSupport",
        ],
        exclude: ["Fixtures", "Images/PngSuite"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "SnapgenScanTests",
        dependencies: [
            "SnapgenConfiguration", "SnapgenModel", "SnapgenNames", "SnapgenPlan", "SnapgenScan",
            "SnapgenTestSupport",
            .product(name: "SwiftParser", package: "swift-syntax"),
            .product(name: "SwiftSyntax", package: "swift-syntax"),
        ],
        exclude: ["Fixtures"],
        swiftSettings: settings
    ),
    // Templates, those of other tools, and their configurations.
    .testTarget(
        name: "SnapgenRenderTests",
        dependencies: [
            "SnapgenConfiguration", "SnapgenModel", "SnapgenPlan", "SnapgenRender", "SnapgenScan", "SnapgenSetup",
            "SnapgenTestSupport", "Stencil",
        ],
        exclude: ["Fixtures"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "SnapgenKitTests",
        dependencies: [
            "SnapgenConfiguration", "SnapgenKit", "SnapgenModel", "SnapgenNames", "SnapgenPlan",
            "SnapgenRender", "SnapgenReview", "SnapgenScan", "SnapgenSetup", "SnapgenTestSupport", "Yams",
            "snapgen",
        ],
        exclude: ["Fixtures"],
        swiftSettings: settings
    ),
    // The libraries for users' packages.
    .testTarget(
        name: "SnapgenTestingTests",
        dependencies: [
            "SnapgenAccessibility", "SnapgenCatalog", "SnapgenNames", "SnapgenPreviews", "SnapgenTestSupport",
            "SnapgenTesting",
        ],
        exclude: ["Previews/Images"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "GoldenTests",
        dependencies: [
            "SnapgenConfiguration", "SnapgenKit", "SnapgenModel", "SnapgenNames", "SnapgenPlan",
            "SnapgenRender", "SnapgenReview", "SnapgenScan", "SnapgenSetup", "SnapgenTestSupport",
            "snapgen",
            .product(name: "SwiftParser", package: "swift-syntax"),
            .product(name: "SwiftSyntax", package: "swift-syntax"),
        ],
        exclude: ["Cases", "Commands", "Hostile", "Imports", "Keys", "Screens"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "EndToEndTests",
        dependencies: [
            "SnapgenReview", "SnapgenTestSupport", "snapgen",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        exclude: ["Fixtures"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "CompileTests",
        dependencies: [
            "SnapgenConfiguration", "SnapgenKit", "SnapgenModel", "SnapgenNames", "SnapgenPlan", "SnapgenProject",
            "SnapgenRender", "SnapgenScan", "SnapgenSetup", "SnapgenTestSupport",
            .product(name: "SwiftParser", package: "swift-syntax"),
            .product(name: "SwiftSyntax", package: "swift-syntax"),
        ],
        exclude: ["Fixtures"],
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
        dependencies: ["TravelBooking", "TravelUI"],
        path: "Examples/Travel/Tests/TravelSnapshotTests"
    ),
]

// `Scripts/test fuzz` sets SNAPGEN_FUZZ to declare the fuzz targets, and `Scripts/fuzz` to `coverage`, so that our own
// modules report to libFuzzer what an input covers. These targets use `package` declarations, so they cannot be a
// package of their own.
if let fuzz = Context.environment["SNAPGEN_FUZZ"] {
    package.targets += [
        .target(
            name: "SnapgenFuzz",
            dependencies: [
                "SnapgenConfiguration", "SnapgenModel", "SnapgenNames", "SnapgenPlan", "SnapgenPreviews",
                "SnapgenProject", "SnapgenRender", "SnapgenReview", "SnapgenScan", "SnapgenSetup", "SnapgenTestSupport",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Fuzz/Sources/SnapgenFuzz",
            swiftSettings: settings
        ),
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "SnapgenFuzz",
                "SnapgenTestSupport",
            ],
            path: "Fuzz/Tests/FuzzTests",
            swiftSettings: settings
        ),
    ]
    if fuzz == "coverage" {
        for target in package.targets {
            // `records`, `configuration` and `scan` check internal declarations, also in a build for release.
            let flags = ["-sanitize=fuzzer", "-parse-as-library"]
            let isTestable = ["SnapgenPreviews", "SnapgenScan", "SnapgenSetup"].contains(target.name)
            target.swiftSettings?.append(.unsafeFlags(flags + (isTestable ? ["-enable-testing"] : [])))
        }
    }
}
