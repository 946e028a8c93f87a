// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "TwoModules",
    dependencies: [
        .package(name: "snapgen", path: "../..")
    ],
    targets: [
        .target(name: "Flights", dependencies: [.product(name: "SnapgenCatalog", package: "snapgen")]),
        .target(name: "Hotels", dependencies: [.product(name: "SnapgenCatalog", package: "snapgen")]),
        .testTarget(
            name: "BookingTests",
            dependencies: ["Flights", "Hotels", .product(name: "SnapgenTesting", package: "snapgen")],
            plugins: [.plugin(name: "SnapgenBuildTool", package: "snapgen")]),
    ]
)
