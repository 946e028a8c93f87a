// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "TravelUI",
    targets: [.target(name: "TravelUI"), .testTarget(name: "TravelUITests", dependencies: ["TravelUI"])])
