// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The installed library `WidgetTesting`, for packages that depend on it by the path of this folder.
// WidgetTesting.pc has the search paths of the installed modules. SwiftPM passes them on to every
// target that depends on the product, which flags of a Swift target are not.
let libraries = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().path

let package = Package(
  name: "Vitrine",
  products: [.library(name: "WidgetTesting", targets: ["InstalledWidgetTesting"])],
  targets: [
    .target(
      name: "InstalledWidgetTesting", dependencies: ["CInstalledWidgetTesting"],
      linkerSettings: [
        .unsafeFlags(["-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]),
        .linkedLibrary("VitrineTesting"),
      ]),
    .systemLibrary(
      name: "CInstalledWidgetTesting",
      pkgConfig: Context.packageDirectory + "/WidgetTesting.pc",
      providers: [
        .apt([
          "libpango1.0-dev", "libgdk-pixbuf-2.0-dev", "libdeflate-dev", "libnghttp2-dev",
          "libssl-dev", "libsqlite3-dev", "libyaml-dev",
        ])
      ]),
  ])
