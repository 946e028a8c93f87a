// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let core: [Target.Dependency] = [
    .product(name: "_SnapgenCore", package: "snapgen"),
    .product(name: "_SnapgenTestSupport", package: "snapgen"),
]

let package = Package(
    name: "snapgen-benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "snapgen", path: "..")],
    targets: [
        // `Scripts/measure-pairwise` builds and runs it.
        .executableTarget(name: "PairwiseTable", dependencies: core, swiftSettings: settings),
        // `Scripts/measure-render` builds and runs it.
        .executableTarget(name: "RenderTable", dependencies: core, swiftSettings: settings),
    ]
)
