// swift-tools-version: 6.1

import PackageDescription

// `Scripts/test fuzz` sets SNAPGEN_FUZZ to declare the fuzz targets, and `Scripts/fuzz` to `coverage`, so that our own modules
// report to libFuzzer what an input covers.
let fuzz = Context.environment["SNAPGEN_FUZZ"]
let fuzzing: [SwiftSetting] =
    fuzz == "coverage" ? [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])] : []

let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + fuzzing

let package = Package(
    name: "snapgen",
    platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15)],
    products: [
        .executable(name: "snapgen", targets: ["snapgen"]),
        .plugin(name: "SnapgenBuildTool", targets: ["SnapgenBuildTool"]),
        .plugin(name: "SnapgenCommand", targets: ["SnapgenCommand"]),
        .library(name: "SnapgenCatalog", targets: ["SnapgenCatalog"]),
        .library(name: "SnapgenTesting", targets: ["SnapgenTesting"]),
        // For the package in `Benchmarks` only.
        .library(
            name: "_SnapgenCore",
            targets: ["SnapgenKit", "SnapgenModel", "SnapgenPlan", "SnapgenRender"]),
        .library(name: "_SnapgenTestSupport", targets: ["SnapgenTestSupport"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams.git", from: "6.0.0"),
        .package(url: "https://github.com/stencilproject/Stencil.git", from: "0.15.1"),
        // A range of majors, so that the macro packages of a user's graph can choose theirs.
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"605.0.0"),
    ],
    targets: [
        .target(name: "SnapgenNames", swiftSettings: settings),
        .target(name: "SnapgenModel", dependencies: ["SnapgenNames"], swiftSettings: settings),
        .target(name: "SnapgenSource", dependencies: ["SnapgenModel"], swiftSettings: settings),
        .target(
            name: "SnapgenSyntax",
            dependencies: [
                "SnapgenModel", "SnapgenSource", "SnapgenNames",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SnapgenResolution",
            dependencies: ["SnapgenModel", "SnapgenSource", "SnapgenNames"],
            swiftSettings: settings
        ),
        .target(
            name: "SnapgenScan",
            dependencies: ["SnapgenModel", "SnapgenResolution", "SnapgenSource", "SnapgenSyntax", "SnapgenNames"],
            swiftSettings: settings
        ),
        .target(
            name: "SnapgenConfiguration",
            dependencies: ["SnapgenModel", "SnapgenNames", "Yams"],
            swiftSettings: settings
        ),
        .target(name: "SnapgenPlan", dependencies: ["SnapgenModel", "SnapgenNames"], swiftSettings: settings),
        .target(name: "SnapgenProject", dependencies: ["SnapgenModel"], swiftSettings: settings),
        .target(
            name: "SnapgenRender",
            dependencies: ["SnapgenModel", "SnapgenTemplates", "SnapgenNames", "Stencil"],
            swiftSettings: settings
        ),
        .target(
            name: "SnapgenSourcery",
            dependencies: ["SnapgenModel", "SnapgenRender", "Stencil"],
            swiftSettings: settings
        ),
        .target(name: "SnapgenTemplates", swiftSettings: settings),
        .target(
            name: "SnapgenKit",
            dependencies: [
                "SnapgenConfiguration", "SnapgenModel", "SnapgenPlan", "SnapgenProject", "SnapgenRender",
                "SnapgenResolution", "SnapgenScan", "SnapgenNames",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SnapgenMigration",
            dependencies: [
                "SnapgenConfiguration", "SnapgenKit", "SnapgenModel", "SnapgenPlan", "SnapgenSourcery", "SnapgenNames",
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "snapgen",
            dependencies: [
                "SnapgenConfiguration", "SnapgenKit", "SnapgenMigration", "SnapgenModel", "SnapgenPlan",
                "SnapgenProject", "SnapgenRender", "SnapgenScan",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        .plugin(name: "SnapgenBuildTool", capability: .buildTool(), dependencies: ["snapgen"]),
        .plugin(
            name: "SnapgenCommand",
            // No permission is declared here, because SwiftPM would ask for it before commands that only read.
            capability: .command(
                intent: .custom(verb: "snapgen", description: "Turns a catalog of previews into snapshot tests.")),
            dependencies: ["snapgen"]
        ),
        .target(name: "SnapgenCatalog", swiftSettings: settings),
        .target(name: "SnapgenTesting", dependencies: ["SnapgenNames"], swiftSettings: settings),

        // Shared by the tests, the benchmarks and the fuzz targets.
        .target(name: "SnapgenTestSupport", path: "Tests/SnapgenTestSupport", swiftSettings: settings),
        .testTarget(name: "SnapgenNamesTests", dependencies: ["SnapgenNames"], swiftSettings: settings),
        .testTarget(name: "SnapgenModelTests", dependencies: ["SnapgenModel"], swiftSettings: settings),
        .testTarget(
            name: "SnapgenScanTests",
            dependencies: [
                "SnapgenModel", "SnapgenResolution", "SnapgenScan", "SnapgenSource", "SnapgenSyntax",
                "SnapgenTestSupport", "SnapgenNames",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenConfigurationTests",
            dependencies: ["SnapgenConfiguration", "SnapgenModel", "SnapgenTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenPlanTests",
            dependencies: [
                "SnapgenModel", "SnapgenPlan", "SnapgenResolution", "SnapgenTestSupport", "SnapgenNames",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenProjectTests",
            dependencies: ["SnapgenModel", "SnapgenProject", "SnapgenTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenMigrationTests",
            dependencies: [
                "SnapgenConfiguration", "SnapgenMigration", "SnapgenModel", "SnapgenPlan", "SnapgenTestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenRenderTests",
            dependencies: [
                "SnapgenModel", "SnapgenPlan", "SnapgenRender", "SnapgenResolution", "SnapgenScan", "SnapgenSyntax",
                "SnapgenTestSupport", "Stencil",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenSourceryTests",
            dependencies: ["SnapgenModel", "SnapgenPlan", "SnapgenRender", "SnapgenSourcery", "SnapgenTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnapgenKitTests",
            dependencies: [
                "SnapgenConfiguration", "SnapgenKit", "SnapgenMigration", "SnapgenModel", "SnapgenRender",
                "SnapgenTestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "SnapgenKit", "SnapgenMigration", "SnapgenModel", "SnapgenRender", "SnapgenTestSupport", "SnapgenNames",
            ],
            exclude: ["Cases"],
            swiftSettings: settings
        ),
        .testTarget(name: "EndToEndTests", dependencies: ["SnapgenTestSupport", "snapgen"], swiftSettings: settings),
        .testTarget(
            name: "HostileTests",
            dependencies: [
                "SnapgenTestSupport", "SnapgenNames", "snapgen",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            exclude: ["Cases"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CompileTests",
            dependencies: [
                "SnapgenKit", "SnapgenMigration", "SnapgenModel", "SnapgenPlan", "SnapgenProject", "SnapgenRender",
                "SnapgenResolution", "SnapgenScan", "SnapgenSyntax", "SnapgenTestSupport", "SnapgenNames",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
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

// The fuzz targets use `package` declarations, so they cannot be a package of their own, as `Benchmarks` is.
if fuzz != nil {
    package.targets += [
        .target(
            name: "SnapgenFuzz",
            dependencies: [
                "SnapgenConfiguration", "SnapgenKit", "SnapgenMigration", "SnapgenModel", "SnapgenPlan",
                "SnapgenProject", "SnapgenRender", "SnapgenResolution", "SnapgenScan", "SnapgenSource",
                "SnapgenSourcery", "SnapgenSyntax", "SnapgenTestSupport", "SnapgenNames",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Fuzz/Sources/SnapgenFuzz",
            swiftSettings: settings
        ),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["SnapgenFuzz", "SnapgenModel", "SnapgenTestSupport"],
            path: "Fuzz/Tests/FuzzTests",
            swiftSettings: settings
        ),
    ]
}

// A prebuilt tool in place of its sources, so that nothing the tool depends on is fetched or compiled: `SNAPGEN_BUNDLE` is
// the absolute path of an artifact bundle, or the address of a zipped one, whose SHA-256 is then `SNAPGEN_BUNDLE_CHECKSUM`.
// Documentation/Installing.md says where bundles come from.
if let bundle = Context.environment["SNAPGEN_BUNDLE"], !bundle.isEmpty {
    package.dependencies = []
    package.products.removeAll { $0.name == "snapgen" || $0.name.hasPrefix("_") }
    package.targets.removeAll { target in
        target.type != .plugin && !["SnapgenCatalog", "SnapgenTesting", "SnapgenNames"].contains(target.name)
    }
    package.targets.append(.prebuilt(bundle, checksum: Context.environment["SNAPGEN_BUNDLE_CHECKSUM"] ?? ""))
}

extension Target {
    /// The executable `snapgen` in an artifact bundle.
    static func prebuilt(_ bundle: String, checksum: String) -> Target {
        if bundle.hasPrefix("https://") {
            return .binaryTarget(name: "snapgen", url: bundle, checksum: checksum)
        }
        // SwiftPM wants a path that starts at the package's folder.
        let toRoot = Context.packageDirectory.split(separator: "/").map { _ in "../" }.joined()
        return .binaryTarget(name: "snapgen", path: toRoot + bundle.drop { $0 == "/" })
    }
}
