// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "PluginOnLinux",
    dependencies: [
        .package(name: "snapgen", path: "../..")
    ],
    targets: [
        .target(name: "Trains", dependencies: [.product(name: "SnapgenCatalog", package: "snapgen")]),
        .testTarget(
            name: "TrainsTests",
            dependencies: ["Trains"],
            plugins: [.plugin(name: "SnapgenBuildTool", package: "snapgen")]),
        .testTarget(
            name: "TimetableTests",
            dependencies: ["Trains"],
            plugins: [.plugin(name: "SnapgenBuildTool", package: "snapgen")]),
    ]
)
