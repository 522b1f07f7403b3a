// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Vitrine", path: "..")],
  targets: [
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo pangoft2 fontconfig"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CSQLitePlain", pkgConfig: "sqlite3"),
    .target(
      name: "PlainWidget", dependencies: ["CPangoCairo"],
      linkerSettings: [
        .linkedLibrary("pangocairo-1.0"), .linkedLibrary("pangoft2-1.0"),
        .linkedLibrary("pango-1.0"), .linkedLibrary("cairo"), .linkedLibrary("fontconfig"),
        .linkedLibrary("gobject-2.0"),
      ]),
    .target(name: "Timing"),
    .executableTarget(
      name: "RasterizerBenchmark",
      dependencies: ["PlainWidget", "Timing", .product(name: "Rasterizer", package: "Vitrine")]),
    .executableTarget(
      name: "EntryBenchmark",
      dependencies: [
        "Timing", .product(name: "ExtensionProcess", package: "Vitrine"),
        .product(name: "Rasterizer", package: "Vitrine"),
      ]),
    .executableTarget(
      name: "DataBenchmark",
      dependencies: [
        "CSQLitePlain", "Timing", .product(name: "VitrineFrameworks", package: "Vitrine"),
      ]),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: ["Timing", .product(name: "WidgetHost", package: "Vitrine")]),
    .executableTarget(
      name: "ActivityBenchmark",
      dependencies: [
        "CMalloc", "Timing", .product(name: "WidgetHost", package: "Vitrine"),
      ]),
    .executableTarget(
      name: "GatewayBenchmark",
      dependencies: [.product(name: "PushGateway", package: "Vitrine")]),
    .executableTarget(
      name: "ControlBenchmark",
      dependencies: ["Timing", .product(name: "WidgetHost", package: "Vitrine")]),
  ]
)
