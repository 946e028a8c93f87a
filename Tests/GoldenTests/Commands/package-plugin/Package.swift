// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Kit",
    dependencies: [
        .package(url: "https://example.org/snapgen", from: "1.0.0"),
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.6"),
    ],
    targets: [
        .target(name: "Kit"),
        .testTarget(
            name: "KitTests", dependencies: ["Kit"],
            plugins: [.plugin(name: "SnapgenBuildTool", package: "snapgen")]),
    ])
