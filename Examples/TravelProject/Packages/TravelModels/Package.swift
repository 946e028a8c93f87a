// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "TravelModels",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "TravelModels", targets: ["TravelModels"])
    ],
    dependencies: [
        .package(name: "snapgen", path: "../../../..")
    ],
    targets: [
        .target(name: "TravelModels", dependencies: [.product(name: "SnapgenCatalog", package: "snapgen")])
    ]
)
