// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of SwiftSyntax in the toolchain that builds the package: `lib/swift/host`, beside the
/// folder of the Swift runtime that this manifest is running on.
let syntaxFolder: String = {
  let mappings = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
  let runtime = String(decoding: mappings, as: UTF8.self).split(separator: "\n")
    .first { $0.hasSuffix("/libswiftCore.so") }
  let folder = URL(fileURLWithPath: String((runtime ?? "/").drop { $0 != "/" }))
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("host").path
  guard FileManager.default.fileExists(atPath: folder + "/libSwiftParser.so") else {
    let message = "no SwiftParser in \(folder); use a toolchain from https://www.swift.org/install"
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
  return folder
}()

/// Optimizes a module in debug builds, too: pictures in tests take most of their time in it.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let syntaxModules: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
let syntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])
]

/// The modules with Apple's names, which extensions link as one shared library.
let frameworks: [Target] = [
  .target(name: "VirtualClock", dependencies: ["CVirtualClock", "HostLink"]),
  .target(
    name: "FoundationSupplement",
    dependencies: [
      "AuthorNotices", "CFoundationCorrections", "Compression", "LiteralTable", "LocalizedUnits",
      "StringTables", "XDGFolders",
    ]),
  .target(name: "AuthenticationServices", dependencies: ["AuthorNotices", "SwiftUI"]),
  // Does not import RasterPixelService, so that extensions compile without Cairo's headers.
  .target(
    name: "CoreGraphics",
    dependencies: [
      "AuthorNotices", "FoundationSupplement", "PixelService", "RasterPixelService",
      "ViewArchive", "_Testing_CoreGraphics",
    ]),
  .target(
    name: "CoreImage",
    dependencies: [
      "AuthorNotices", "CoreGraphics", "PixelService", "ViewArchive", "_Testing_CoreImage",
    ]),
  .target(
    name: "ImageIO",
    dependencies: ["AuthorNotices", "CoreGraphics", "PixelService", "ViewArchive"]),
  .target(name: "CoreLocation", dependencies: ["AuthorNotices", "HostLink"]),
  .target(name: "os", dependencies: ["DarwinNames", "HostLink"]),
  .target(name: "OSLog", dependencies: ["os"]),
  .target(name: "QuartzCore", dependencies: ["CoreGraphics", "FoundationSupplement"]),
  .target(name: "Security", dependencies: ["AuthorNotices", "FoundationSupplement", "XDGFolders"]),
  .target(name: "StoreKit", dependencies: ["AuthorNotices", "SwiftUI"]),
  .target(name: "UserNotifications", dependencies: ["AuthorNotices", "HostLink"]),
  .target(
    name: "UIKit",
    dependencies: [
      "AssetCatalog", "AuthorNotices", "CoreGraphics", "CoreImage", "FoundationSupplement",
      "PixelService", "QuartzCore", "TextEngine", "UserNotifications", "ViewArchive",
      "_Testing_UIKit",
    ]),
  .target(
    name: "SwiftUI",
    dependencies: [
      "Accessibility", "AssetCatalog", "AuthorNotices", "Combine", "CoreGraphics",
      "CoreTransferable", "FoundationSupplement", "PixelService", "Symbols", "TextEngine", "UIKit",
      "UniformTypeIdentifiers", "ViewArchive",
    ]),
  .target(name: "Charts", dependencies: ["FoundationSupplement", "SwiftUI"]),
  .target(name: "Intents", dependencies: ["FoundationSupplement", "HostLink"]),
  .target(
    name: "AppIntents",
    dependencies: [
      "AuthorNotices", "CoreLocation", "CoreSpotlight", "FoundationSupplement", "HostLink",
      "RelevanceKit", "SwiftUI", "UniformTypeIdentifiers", "ViewArchive",
    ]),
  .target(name: "LockedCameraCapture", dependencies: ["FoundationSupplement", "SwiftUI"]),
  .target(name: "SwiftData", dependencies: ["FoundationSupplement", "SQLiteDatabase", "SwiftUI"]),
  .target(name: "ActivityKit", dependencies: ["FoundationSupplement", "HostLink"]),
  .target(
    name: "WidgetKit",
    dependencies: [
      "ActivityKit", "AppIntents", "CConformances", "CCrashReport", "CNetworkUse", "CoreLocation",
      "Hexadecimal", "HostLink", "Intents", "RelevanceKit", "SwiftUI", "UserNotifications",
      "VirtualClock",
    ]),
]

/// Those of them that need no others.
let independent: [Target] = [
  "Accessibility", "AuthorNotices", "CConformances", "CCrashReport", "CFoundationCorrections",
  "CNetworkUse", "CSQLiteSnapshots", "CVirtualClock", "Combine", "DarwinNames", "Network",
  "StringTables", "Symbols", "UniformTypeIdentifiers",
].map { .target(name: $0) }

/// Small modules of Apple's that shared code of apps and widgets imports. They are part of the same
/// library.
let neighbours: [Target] =
  ["Accelerate", "AdSupport", "CoreMedia", "CoreTelephony", "GameplayKit"].map { .target(name: $0) }
  + [
    "CoreText", "GameKit", "MediaPlayer", "MessageUI", "PDFKit", "QuickLook", "SafariServices",
    "WatchKit", "WebKit",
  ].map { .target(name: $0, dependencies: ["AuthorNotices", "UIKit"]) }
  + [
    .target(
      name: "AlarmKit", dependencies: ["ActivityKit", "AppIntents", "AuthorNotices", "SwiftUI"]),
    .target(name: "AppKit", dependencies: ["AuthorNotices", "SwiftUI", "_Testing_AppKit"]),
    .target(name: "AVAssets", dependencies: ["AuthorNotices", "CoreMedia", "UIKit"]),
    .target(name: "CCompression", linkerSettings: [.linkedLibrary("z"), .linkedLibrary("lzma")]),
    .target(name: "CloudKit", dependencies: ["AuthorNotices", "CoreLocation"]),
    .target(name: "Compression", dependencies: ["AuthorNotices", "CCompression"]),
    .target(name: "Contacts", dependencies: ["AuthorNotices", "FoundationSupplement"]),
    .target(
      name: "CoreData",
      dependencies: [
        "AuthorNotices", "Combine", "DataModelFile", "FoundationSupplement", "SQLiteDatabase",
        "SwiftUI",
      ]),
    .target(
      name: "CoreServices", dependencies: ["FoundationSupplement", "UniformTypeIdentifiers"]),
    .target(name: "CoreSpotlight", dependencies: ["AuthorNotices", "UniformTypeIdentifiers"]),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
    .target(name: "DeviceActivity", dependencies: ["AuthorNotices", "ManagedSettings"]),
    .target(name: "EventKit", dependencies: ["AuthorNotices", "CoreGraphics", "CoreLocation"]),
    .target(name: "FamilyControls", dependencies: ["AuthorNotices", "Combine", "ManagedSettings"]),
    .target(
      name: "MapKit",
      dependencies: ["AuthorNotices", "CoreLocation", "FoundationSupplement", "SwiftUI"]),
    .target(name: "MobileCoreServices", dependencies: ["CoreServices"]),
    .target(name: "MusicKit", dependencies: ["AuthorNotices", "Combine"]),
    .target(name: "Photos", dependencies: ["AuthorNotices", "CoreLocation", "UIKit"]),
    .target(name: "PhotosUI", dependencies: ["Photos", "SwiftUI", "UniformTypeIdentifiers"]),
    .target(name: "RelevanceKit", dependencies: ["CoreLocation"]),
    .target(name: "SQLite3", dependencies: ["CSQLite"]),
    .target(name: "SwiftUICore", dependencies: ["SwiftUI"]),
    .target(name: "SystemConfiguration", dependencies: ["FoundationSupplement"]),
    .target(name: "TipKit", dependencies: ["AuthorNotices", "SwiftUI"]),
    .target(name: "WeatherKit", dependencies: ["AuthorNotices", "CoreLocation"]),
  ]

/// Neighbours that depend on nothing else. Most are types of services that the device lacks, and
/// answer with a notice.
let missingServices: [Target] = [
  "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks", "CoreBluetooth", "CoreHaptics",
  "CoreML", "CoreMotion", "CoreNFC", "DeviceCheck", "HealthKit", "HomeKit", "JavaScriptCore",
  "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MetricKit", "NaturalLanguage",
  "NetworkExtension", "PassKit", "Speech", "WatchConnectivity",
].map { .target(name: $0, dependencies: ["AuthorNotices"]) }

/// Sound, in a separate shared library, so that only extensions that import it load GStreamer. It
/// must not depend on the frameworks, because that would link a second copy of their library.
let sound: [Target] = [
  .target(name: "CSound", dependencies: ["CGStreamer"]),
  .target(name: "AVFAudio", dependencies: ["CSound"]),
  .target(name: "AVFoundation", dependencies: ["AVFAudio"]),
  .target(name: "AVKit", dependencies: ["AVFoundation"]),
]

/// Cryptography, in a separate shared library for the same reasons: it loads OpenSSL.
let cryptography: [Target] = [
  .target(name: "CCryptography", dependencies: ["COpenSSL"]),
  .target(name: "CommonCrypto", dependencies: ["CCryptography"]),
  .target(name: "CryptoKit", dependencies: ["CCryptography"]),
]

/// Empty overlay modules that Swift Testing expects for modules with these names.
let testingOverlays: [Target] =
  ["AppKit", "CoreGraphics", "CoreImage", "UIKit"].map { .target(name: "_Testing_\($0)") }

/// The modules that host and extensions share.
let sharedGround: [Target] = [
  .target(name: "StableHash"), .target(name: "Hexadecimal"), .target(name: "NearestName"),
  .target(name: "XDGFolders"), .target(name: "CProcess"),
  .target(name: "ProcessLaunch", dependencies: ["CProcess", "ProcessCleanup"]),
  .target(name: "ViewArchive", dependencies: ["StableHash"], swiftSettings: optimized),
  .target(
    name: "TextEngine", dependencies: ["CPango", "LocalizedUnits", "ViewArchive"],
    swiftSettings: optimized),
  .target(name: "LoadedLibrary"),
  .target(name: "SVGCost", dependencies: ["LoadedLibrary", "ViewArchive"]),
  .target(
    name: "Rasterizer",
    dependencies: [
      "CCairo", "CDeflate", "CPixbuf", "LoadedLibrary", "SVGCost", "TextEngine", "ViewArchive",
    ],
    swiftSettings: optimized),
  .target(
    name: "PixelService", dependencies: ["CPixelService", "ViewArchive"],
    swiftSettings: optimized),
  .target(
    name: "RasterPixelService",
    dependencies: ["CZint", "PixelService", "Rasterizer", "TextEngine", "ViewArchive"],
    swiftSettings: optimized),
  .target(name: "LocalizedUnits", dependencies: ["CICU"]),
  .target(name: "SQLiteDatabase", dependencies: ["CSQLite"]),
  .target(name: "AssetCatalog"), .target(name: "CPixelService"), .target(name: "DataModelFile"),
  .target(name: "LiteralTable"), .target(name: "HostLink", dependencies: ["ViewArchive"]),
]

/// The modules of the host side, and what they need: drawing, building, processes, the tool.
let modulesOfHost: KeyValuePairs<String, [String]> = [
  "Devices": ["HostLink"],
  "COpenBeneath": [],
  "YAML": ["CYAML"],
  "CProcessCleanup": [],
  "ProcessCleanup": ["CProcessCleanup"],
  "ProjectReader": [
    "COpenBeneath", "NearestName", "ProcessCleanup", "ProcessLaunch", "SealedCache",
    "SourceScanner", "StableHash", "YAML",
  ],
  "ExtensionBuilder": [
    "AssetCatalog", "CProcess", "ContentDigest", "DataModelFile", "LiteralTable", "ProcessCleanup",
    "ProcessLaunch", "ProjectReader", "SVGCost", "SealedCache", "SourceScanner", "StableHash",
    "StringTables", "XDGFolders",
  ],
  "ContentDigest": ["COpenSSL", "Hexadecimal"],
  "SealedCache": ["ContentDigest", "Hexadecimal", "ProcessCleanup"],
  "ExtensionProcess": ["CProcess", "HostLink", "ProcessCleanup", "ProcessLaunch", "ViewArchive"],
  "DeviceEngine": [
    "Devices", "HostLink", "JSONValues", "NearestName", "StableHash", "StringTables",
  ],
  "DeviceStore": ["DeviceEngine", "HostLink", "SQLiteDatabase", "XDGFolders"],
  "ExtensionPool": [
    "DeviceEngine", "ExtensionBuilder", "ExtensionProcess", "HostLink", "ProcessCleanup",
    "ProcessLaunch", "ProjectReader", "StringTables", "TextEngine", "XDGFolders",
  ],
  "WidgetHost": [
    "DeviceEngine", "DeviceStore", "ExtensionPool", "Hexadecimal", "HostLink", "StringTables",
    "ViewArchive",
  ],
  "DeviceSimulation": ["DeviceEngine", "ExtensionPool", "HostLink", "StableHash"],
  "DeviceSurfaces": [
    "DeviceEngine", "DeviceStore", "Devices", "ExtensionProcess", "HostLink", "Rasterizer",
    "StableHash", "TextEngine", "ViewArchive", "WidgetHost",
  ],
  "Admission": [],
  "CSocket": [],
  "CSocketGuard": ["CSoup"],
  "FileWatch": [],
  "MessageBus": ["ContentDigest", "Hexadecimal"],
  "NATSBus": ["CNATS", "JSONValues", "MessageBus"],
  "Cluster": ["MessageBus"],
  "JSONValues": [],
  "Sweep": ["ContentDigest", "Hexadecimal", "MessageBus", "NearestName"],
  "AgentProtocol": ["JSONValues", "NearestName"],
  "DeviceProtocol": [
    "Admission", "CSocket", "DeviceEngine", "DeviceStore", "DeviceSurfaces", "Devices",
    "ExtensionPool", "Hexadecimal", "HostLink", "NearestName", "PushGateway", "Rasterizer",
    "WidgetHost", "XDGFolders",
  ],
  "DeviceWeb": [
    "Admission", "CSocketGuard", "CSoup", "DeviceEngine", "DeviceProtocol", "DeviceSurfaces",
    "Hexadecimal", "HostLink", "StableHash", "TextEngine", "WidgetHost",
  ],
  "VitrineCommands": [
    "AgentProtocol", "Cluster", "ContentDigest", "DeviceEngine", "DeviceProtocol",
    "DeviceSimulation", "DeviceStore", "DeviceSurfaces", "DeviceWeb", "Devices", "ExtensionBuilder",
    "ExtensionPool", "ExtensionProcess", "FileWatch", "Fleet", "Hexadecimal", "HostLink",
    "JSONValues", "MessageBus", "NATSBus", "NearestName", "PictureComparison", "ProcessCleanup",
    "ProcessLaunch", "ProjectReader", "PushBridge", "PushGateway", "Rasterizer", "StableHash",
    "StringTables", "Sweep", "TextEngine", "ViewArchive", "WidgetHost", "XDGFolders",
  ],
  "PushGateway": ["Admission", "CNgHTTP2", "COpenSSL", "Hexadecimal", "MessageBus"],
  "PushTranslation": ["DeviceEngine", "HostLink", "PushGateway"],
  "PushBridge": [
    "DeviceEngine", "DeviceProtocol", "Hexadecimal", "HostLink", "MessageBus", "PushGateway",
    "PushTranslation", "WidgetHost",
  ],
  "Fleet": [
    "DeviceEngine", "HostLink", "JSONValues", "MessageBus", "NearestName", "PushGateway",
    "PushTranslation", "StableHash",
  ],
  "WidgetTesting": [
    "DeviceSurfaces", "ExtensionBuilder", "Hexadecimal", "JSONValues", "NearestName",
    "PictureComparison", "ProjectReader", "PushBridge", "PushGateway", "PushTranslation",
    "WidgetHost",
  ],
]

let host: [Target] =
  modulesOfHost.map { name, modules in
    .target(name: name, dependencies: modules.map { .init(stringLiteral: $0) })
  }
  + [
    .target(
      name: "SourceScanner",
      // With library evolution, modules that import this one need not find SwiftSyntax.
      swiftSettings: syntaxModules + [.unsafeFlags(["-enable-library-evolution"])],
      linkerSettings: syntaxLibraries),
    .target(
      name: "VitrineMacros", swiftSettings: syntaxModules, linkerSettings: syntaxLibraries),
    .target(
      name: "PictureComparison", dependencies: ["Rasterizer", "ViewArchive"],
      swiftSettings: optimized
    ),
    .executableTarget(
      name: "vitrine", dependencies: ["CProcess", "ProcessCleanup", "VitrineCommands"]),
  ]

/// A library of Debian.
func debian(_ name: String, _ pkgConfig: String? = nil, package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// Debian's libraries, one target per library.
let systemLibraries: [Target] = [
  .systemLibrary(name: "CICU"),
  debian("CYAML", "yaml-0.1", package: "libyaml-dev"),
  debian("CCairo", "cairo-ft cairo-svg cairo-pdf cairo-png", package: "libcairo2-dev"),
  debian("CPango", "pangoft2 pangocairo", package: "libpango1.0-dev"),
  debian("CPixbuf", "gdk-pixbuf-2.0", package: "libgdk-pixbuf-2.0-dev"),
  debian("CDeflate", "libdeflate", package: "libdeflate-dev"),
  debian("CSQLite", "sqlite3", package: "libsqlite3-dev"),
  debian("CGStreamer", "gstreamer-1.0", package: "libgstreamer1.0-dev"),
  debian("CNATS", "libnats", package: "libnats-dev"),
  debian("CNgHTTP2", "libnghttp2", package: "libnghttp2-dev"),
  debian("COpenSSL", "openssl", package: "libssl-dev"),
  debian("CZint", package: "libzint-dev"),
  debian("CSoup", "libsoup-3.0", package: "libsoup-3.0-dev"),
]

let tests: [Target] = [
  .target(name: "GoldenFiles", dependencies: ["CPixbuf"], path: "Tests/GoldenFiles"),
  .target(name: "TestThreads", path: "Tests/TestThreads"),
  .target(
    name: "TestPrograms", dependencies: ["CProcess", "TestThreads"], path: "Tests/TestPrograms"),
  .testTarget(
    name: "VitrineMacrosTests", dependencies: ["VitrineMacros"], swiftSettings: syntaxModules),
  .target(
    name: "ProbeExtension", dependencies: ["ExtensionBuilder"], path: "Tests/ProbeExtension"),
  .testTarget(
    name: "AVFAudioTests", dependencies: ["AVFAudio", "AVFoundation"], exclude: ["Sounds"]),
  .testTarget(
    name: "SwiftUITests", dependencies: ["GoldenFiles", "SwiftUI", "TextEngine", "ViewArchive"],
    exclude: ["Controls/__Goldens__", "Drawing/__Goldens__"]),
  .target(
    name: "TestServers", dependencies: ["NATSBus", "TestPrograms"], path: "Tests/TestServers"),
  .target(name: "RecorderDevice", dependencies: ["PushGateway"], path: "Tests/RecorderDevice"),
  .testTarget(
    name: "EndToEndTests",
    dependencies: [
      "CProcess", "DeviceEngine", "DeviceProtocol", "DeviceStore", "ExtensionBuilder",
      "ExtensionPool", "ExtensionProcess", "GoldenFiles", "HostLink", "ProcessLaunch",
      "ProjectReader", "TestPrograms", "TestServers", "ViewArchive", "VitrineCommands",
      "WidgetHost", "vitrine",
    ],
    exclude: ["Activities/__Goldens__", "Controls/__Goldens__"]),
  .testTarget(
    name: "HarbourTests", dependencies: ["WidgetTesting"],
    path: "Tests/WidgetTestingPackage/Tests/HarbourTests"),
]

/// Test targets that need nothing but modules, and which.
let modulesOfTests: KeyValuePairs<String, [String]> = [
  "ActivityKitTests": ["ActivityKit", "HostLink", "TestThreads"],
  "WidgetKitTests": [
    "AppIntents", "CoreLocation", "HostLink", "RelevanceKit", "SwiftUI", "TestThreads",
    "TextEngine", "ViewArchive", "WidgetKit",
  ],
  "AppIntentsTests": [
    "AppIntents", "CoreSpotlight", "HostLink", "SwiftUI", "UniformTypeIdentifiers",
  ],
  "IntentsTests": ["HostLink", "Intents"],
  "ProjectReaderTests": ["GoldenFiles", "ProcessLaunch", "ProjectReader", "YAML"],
  "ExtensionBuilderTests": [
    "AssetCatalog", "ExtensionBuilder", "GoldenFiles", "LiteralTable", "ProcessLaunch",
    "ProjectReader", "SourceScanner", "StringTables",
  ],
  "HostLinkTests": ["HostLink", "TestThreads"],
  "ExtensionProcessTests": [
    "CProcess", "ExtensionProcess", "HostLink", "ProbeExtension", "ProcessLaunch",
    "ProcessProbe",
  ],
  "NeighbourTests": [
    "Accelerate", "AlarmKit", "AppKit", "CloudKit", "CommonCrypto", "Compression", "Contacts",
    "CoreBluetooth", "CoreHaptics", "CoreMotion", "CoreSpotlight", "DeviceActivity", "EventKit",
    "FamilyControls", "GameplayKit", "LocalAuthentication", "ManagedSettings", "MapKit",
    "MediaPlayer", "MusicKit", "NaturalLanguage", "Photos", "QuartzCore", "RelevanceKit",
    "SafariServices", "Speech", "SwiftUICore", "SystemConfiguration", "WatchConnectivity",
    "WatchKit", "WeatherKit", "WebKit",
  ],
  "MessageBusTests": ["Cluster", "MessageBus", "NATSBus", "TestServers"],
  "FleetTests": ["Cluster", "Fleet", "MessageBus", "PushGateway", "TestServers"],
  "SweepTests": ["Cluster", "GoldenFiles", "MessageBus", "Sweep"],
  "NetworkTests": ["Network", "NetworkExtension"],
  "UserNotificationsTests": ["HostLink", "UserNotifications"],
  "UIKitTests": ["AssetCatalog", "GoldenFiles", "UIKit", "ViewArchive"],
  "CoreLocationTests": ["CoreLocation", "HostLink"],
  "CoreGraphicsTests": ["CoreGraphics", "GoldenFiles", "PixelService"],
  "CoreImageTests": ["CoreImage", "GoldenFiles", "PixelService"],
  "ImageIOTests": ["ImageIO", "PixelService", "UIKit"],
  "TextEngineTests": ["GoldenFiles", "TextEngine", "ViewArchive"],
  "RasterizerTests": ["CCairo", "GoldenFiles", "Rasterizer", "TextEngine", "ViewArchive"],
  "PictureComparisonTests": ["PictureComparison", "Rasterizer"],
  "ViewArchiveTests": ["GoldenFiles", "ViewArchive"],
  "FoundationSupplementTests": [
    "DefaultsProbe", "FoundationSupplement", "LocalizedUnits", "StringTables",
  ],
  "SwiftDataTests": ["SQLiteDatabase", "SwiftData", "SwiftDataProbe", "SwiftUI"],
  "CoreDataTests": ["CoreData", "CoreDataProbe", "DataModelFile", "SQLiteDatabase"],
  "ChartsTests": ["Charts", "GoldenFiles", "SwiftUI", "TextEngine", "ViewArchive"],
  "WidgetHostTests": [
    "DeviceEngine", "DeviceSimulation", "DeviceStore", "Devices", "ExtensionPool",
    "ExtensionProcess", "Fleet", "Hexadecimal", "HostLink", "ProbeExtension", "ProcessLaunch",
    "ProcessProbe", "SQLiteDatabase", "StoreProbe", "TestPrograms", "ViewArchive", "WidgetHost",
  ],
  "DeviceProtocolTests": [
    "DeviceProtocol", "DeviceEngine", "DeviceStore", "DeviceSurfaces", "ExtensionPool",
    "ExtensionProcess", "GoldenFiles", "HostLink", "PushGateway", "ViewArchive", "WidgetHost",
  ],
  "DevicesTests": ["Devices", "HostLink"],
  "DeviceSurfacesTests": [
    "DeviceEngine", "DeviceStore", "DeviceSurfaces", "Devices", "DrawingProbe", "ExtensionPool",
    "GoldenFiles", "HostLink", "Rasterizer", "ViewArchive", "WidgetHost",
  ],
  "VitrineCommandsTests": [
    "AgentProtocol", "DeviceEngine", "DeviceProtocol", "DeviceStore", "Devices", "ExtensionPool",
    "HostLink", "PictureComparison", "TestServers", "TextEngine", "ViewArchive",
    "VitrineCommands", "WidgetHost",
  ],
  "PushGatewayTests": [
    "Cluster", "Hexadecimal", "MessageBus", "PushGateway", "RecorderDevice", "TestThreads",
  ],
  "DeviceWebTests": [
    "DeviceEngine", "DeviceStore", "DeviceSurfaces", "DeviceWeb", "ExtensionPool", "HostLink",
    "Rasterizer", "WidgetHost",
  ],
  "ExamplesTests": ["WidgetTesting"],
]

let plainTests: [Target] = modulesOfTests.map { name, modules in
  .testTarget(name: name, dependencies: modules.map { .init(stringLiteral: $0) })
}

/// Programs that tests start.
let probes: [Target] = [
  ("CoreDataProbe", ["CoreData", "DataModelFile"]),
  ("DefaultsProbe", ["FoundationSupplement"]),
  ("DrawingProbe", ["DeviceSurfaces"]),
  ("GatewayProbe", ["PushGateway", "RecorderDevice"]),
  ("ProcessProbe", ["CCrashReport", "HostLink", "VirtualClock"]),
  ("SweepProbe", ["MessageBus", "Sweep"]),
  ("StoreProbe", ["DeviceEngine", "DeviceStore", "HostLink", "WidgetHost"]),
  ("SwiftDataProbe", ["SwiftData"]),
].map { (name: String, dependencies: [Target.Dependency]) in
  .executableTarget(name: name, dependencies: dependencies, path: "Tests/\(name)")
}

/// Tests that need only the module that they test.
let moduleTests: [Target] = [
  "Admission", "AgentProtocol", "Combine", "CryptoKit", "FileWatch", "GoldenFiles", "HealthKit",
  "Hexadecimal", "NearestName", "os", "ProcessCleanup", "ProcessLaunch", "Security",
  "SQLiteDatabase", "StableHash", "StoreKit", "SVGCost", "SealedCache", "UniformTypeIdentifiers",
  "WidgetTesting", "XDGFolders",
].map { .testTarget(name: "\($0)Tests", dependencies: [.init(stringLiteral: $0)]) }

let package = Package(
  name: "Vitrine",
  products: [
    .library(
      name: "VitrineFrameworks", type: .dynamic,
      targets: (independent + frameworks + neighbours + missingServices + sharedGround)
        .map(\.name)),
    .library(name: "VitrineSound", type: .dynamic, targets: sound.map(\.name)),
    .library(name: "VitrineCryptography", type: .dynamic, targets: cryptography.map(\.name)),
    .library(name: "ExtensionProcess", targets: ["ExtensionProcess", "HostLink", "ProcessLaunch"]),
    .library(name: "Rasterizer", targets: ["Rasterizer", "TextEngine", "ViewArchive"]),
    .library(
      name: "WidgetHost",
      targets: [
        "WidgetHost", "DeviceEngine", "DeviceStore", "ExtensionPool", "DeviceSimulation",
        "HostLink",
      ]),
    .library(name: "PushGateway", targets: ["PushGateway"]),
    .library(name: "WidgetTesting", targets: ["WidgetTesting"]),
    .executable(name: "vitrine", targets: ["vitrine"]),
    .library(name: "VitrineMacros", type: .dynamic, targets: ["VitrineMacros"]),
  ],
  targets: systemLibraries + testingOverlays + sharedGround + independent + frameworks
    + neighbours + missingServices + sound + cryptography + host + tests + plainTests
    + probes + moduleTests
)

for target in package.targets where target.type == .test {
  let folder = "\(Context.packageDirectory)/\(target.path ?? "Tests/\(target.name)")"
  target.exclude += ["Fixtures", "__Goldens__", "__References__"].filter {
    FileManager.default.fileExists(atPath: "\(folder)/\($0)")
  }
}

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
