// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "TravelApp",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "TravelApp", targets: ["TripUI"])
    ],
    dependencies: [
        .package(name: "snapgen", path: "../.."),
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.4"),
    ],
    targets: [
        .target(name: "TripUI", dependencies: [.product(name: "SnapgenCatalog", package: "snapgen")]),
        .testTarget(
            name: "TripUITests",
            dependencies: ["TripUI", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
            plugins: [.plugin(name: "SnapgenBuildTool", package: "snapgen")]),
    ]
)
