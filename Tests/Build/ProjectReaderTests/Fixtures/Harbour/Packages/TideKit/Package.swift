// swift-tools-version: 6.0
import Foundation
import PackageDescription

let base = "Tide"
let settings: [SwiftSetting] = [.define("FROM_PACKAGE")]

// Read as literals: this manifest must not run.
FileManager.default.createFile(atPath: "/tmp/vitrine-manifest-was-run", contents: nil)

let package = Package(
  name: "TideKit",
  platforms: [.iOS(.v17)],
  products: [.library(name: "TideKit", targets: ["TideKit"])],
  dependencies: [.package(url: "https://example.com/Chart.git", from: "1.0.0")],
  targets: [
    .target(
      name: "TideKit",
      dependencies: [
        "TideModel",
        .product(name: "Chart", package: "Chart", condition: .when(platforms: [.macOS])),
      ],
      exclude: ["Excluded.swift"],
      resources: [.process("Resources")],
      swiftSettings: settings + [.define("FOR_MAC", .when(platforms: [.macOS]))]),
    .target(name: base + "Model"),
    .testTarget(name: "TideKitTests", dependencies: ["TideKit"]),
    .plugin(name: "Generator", capability: .buildTool()),
  ])
