// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "SwiftTesting",
    dependencies: [
        .package(name: "snapgen", path: "../..")
    ],
    targets: [
        .target(name: "Ferries", dependencies: [.product(name: "SnapgenCatalog", package: "snapgen")]),
        .testTarget(
            name: "FerriesTests",
            dependencies: ["Ferries", .product(name: "SnapgenTesting", package: "snapgen")],
            plugins: [.plugin(name: "SnapgenBuildTool", package: "snapgen")]),
    ]
)
