// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    targets: [
        .target(name: "Shop"), .target(name: "Kit"),
        .testTarget(name: "AllTests", dependencies: ["Shop", "Kit"]),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
    ])
