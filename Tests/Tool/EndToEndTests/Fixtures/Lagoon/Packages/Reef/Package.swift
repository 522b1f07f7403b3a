// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Reef",
  platforms: [.iOS(.v17), .macOS(.v13)],
  products: [.library(name: "Reef", targets: ["Reef"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "509.0.0"..<"603.0.0"),
    .package(path: "../Tools"),
  ],
  targets: [
    .macro(
      name: "ReefMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "Tools", package: "Tools"),
      ]),
    .target(name: "Reef", dependencies: ["ReefMacros"]),
  ])
