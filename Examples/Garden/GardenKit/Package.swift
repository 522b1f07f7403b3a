// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "GardenKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "GardenKit", targets: ["GardenKit"])],
  targets: [.target(name: "GardenKit", resources: [.process("Resources")])]
)
