// swift-tools-version: 6.1

import PackageDescription

// Coverage instrumentation for libFuzzer, as in the package under test.
let fuzzing: [SwiftSetting] =
    Context.environment["SNAPGEN_FUZZ"] == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]

let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + fuzzing

let core: [Target.Dependency] = [
    .product(name: "_SnapgenCore", package: "snapgen"),
    .product(name: "_SnapgenTestSupport", package: "snapgen"),
]

let package = Package(
    name: "snapgen-fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "snapgen", path: ".."),
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"605.0.0"),
    ],
    targets: [
        .target(
            name: "SnapgenFuzz",
            dependencies: core + [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .testTarget(name: "FuzzTests", dependencies: core + ["SnapgenFuzz"], swiftSettings: settings),
    ]
)
