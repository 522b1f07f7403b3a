// swift-tools-version: 6.2
import PackageDescription

// A team's package with tests of its widgets. It has no target for the widgets: Vitrine builds them
// from the folder `Widgets`. The package of Vitrine runs the same tests in its own test run; here,
// `swift test` compiles the library first, which takes minutes. With the path of an installed
// package, such as `/usr/local/lib/vitrine/WidgetTesting`, it takes seconds.
let package = Package(
  name: "Harbour",
  dependencies: [.package(name: "Vitrine", path: "../../..")],
  targets: [
    .testTarget(
      name: "HarbourTests",
      dependencies: [.product(name: "WidgetTesting", package: "Vitrine")],
      exclude: ["__References__"])
  ])
