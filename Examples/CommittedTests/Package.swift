// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "CommittedTests",
    dependencies: [
        .package(name: "snapgen", path: "../..")
    ],
    targets: [
        .target(name: "Luggage", dependencies: [.product(name: "SnapgenCatalog", package: "snapgen")]),
        .testTarget(
            name: "LuggageTests",
            dependencies: ["Luggage", .product(name: "SnapgenTesting", package: "snapgen")]),
    ]
)
