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

let syntaxModules: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
let syntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])
]

/// The modules that draw: debug builds optimize them too, because of the pictures in tests.
let drawing: Set = [
  "PictureComparison", "PixelService", "Rasterizer", "RasterPixelService", "TextEngine",
  "ViewArchive",
]

/// The other modules that release builds optimize. The rest runs rarely, and compiles faster.
let hot: Set = [
  "Admission", "Charts", "Compression", "CoreGraphics", "CoreImage", "DataModelFile",
  "DeviceSimulation", "DeviceWeb", "Fleet", "Hexadecimal", "JSONValues", "LiteralTable",
  "MessageBus", "MessageText", "NATSBus", "PushCluster", "PushGateway", "PushTranslation",
  "PushValues", "QuartzCore", "SourceScanner", "SQLiteDatabase", "StableHash", "SVGCost",
  "SwiftData", "SwiftUI", "UIKit", "VirtualClock", "VitrineMacros", "YAML",
]

extension String {
  /// The targets of a floor: the rows of a table. Its README names the floors that it imports.
  ///
  /// A row with a slash at its end is a folder that has a folder for each target of the next rows.
  /// Other rows have targets with the same imports, and all their imports: SwiftPM does not rebuild
  /// a target when a module changes that its row leaves out. `script/lint` checks both rules.
  /// Spaces continue a row. `…Probe` are programs. `…Tests` without imports import what they test.
  ///
  /// - Parameter others: Targets with settings of their own, in the first folder.
  func targets(with others: [Target] = []) -> [Target] {
    var folder = String(prefix { $0 != "\n" }.dropLast())
    var targets = others
    for target in targets where target.path == nil { target.path = "\(folder)/\(target.name)" }
    for row in replacing("\n  ", with: " ").split(separator: "\n") {
      if row.hasSuffix("/") { folder = String(row.dropLast()) }
      let sides = row.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
      for name in sides[0] where !row.hasSuffix("/") {
        let tested = name.hasSuffix("Tests") ? ["\(name.dropLast(5))"] : []
        let imports = sides.count > 1 ? sides[1] : tested
        targets.append(target(name, imports.map(Target.Dependency.init(stringLiteral:))))
        targets.last?.path = "\(folder)/\(name)"
      }
    }
    return targets
  }
}

func target(_ name: String, _ imports: [Target.Dependency]) -> Target {
  if name.hasSuffix("Tests") { return .testTarget(name: name, dependencies: imports) }
  let isProgram = name.hasSuffix("Probe") || name == "vitrine"
  if isProgram { return .executableTarget(name: name, dependencies: imports) }
  return .target(name: name, dependencies: imports, swiftSettings: optimization(name))
}

func optimization(_ name: String) -> [SwiftSetting] {
  let draws = drawing.contains(name)
  // Debug information costs a tenth of a build, checks of exclusive access a twentieth of a push.
  var flags = ["-gnone"] + (draws || hot.contains(name) ? [] : ["-Onone"])
  if name.hasPrefix("Push") { flags.append("-enforce-exclusivity=unchecked") }
  return [.unsafeFlags(flags, .when(configuration: .release))]
    + (draws ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])
}

/// Small modules that do not depend on widgets.
let base = """
  Sources/Base/
  Admission COpenBeneath CProcess CProcessCleanup CSocket FileWatch Hexadecimal JSONValues
    LoadedLibrary MessageText NearestName StableHash XDGFolders
  ContentDigest: COpenSSL Hexadecimal
  ProcessCleanup: CProcessCleanup
  ProcessLaunch: CProcess LoadedLibrary ProcessCleanup
  SealedCache: ContentDigest Hexadecimal ProcessCleanup
  SQLiteDatabase: CSQLite
  YAML: CYAML
  """.targets()

/// What the host and extensions share: messages, archives, text and drawing.
let shared = """
  Sources/Shared/
  AssetCatalog CPixelService DataModelFile LiteralTable NoticeCatalog StringTables
  HostLink: MessageText ViewArchive
  LocalizedUnits: CICU
  PixelService: CPixelService ViewArchive
  Rasterizer: CCairo CDeflate CPixbuf LoadedLibrary SVGCost TextEngine ViewArchive
  RasterPixelService: CZint PixelService Rasterizer TextEngine ViewArchive
  SVGCost: LoadedLibrary ViewArchive
  TextEngine: CPango LoadedLibrary LocalizedUnits ViewArchive
  ViewArchive: StableHash
  """.targets()

/// What the modules with Apple's names need on Linux.
let runtime = """
  Sources/Runtime/
  _Testing_AppKit _Testing_CoreGraphics _Testing_CoreImage _Testing_UIKit AuthorNotices
    CConformances CCrashReport CFoundationCorrections CNetworkUse CSQLiteSnapshots CVirtualClock
    DarwinNames
  CCryptography: COpenSSL
  Compression: AuthorNotices CCompression
  CSound: CGStreamer
  FoundationSupplement: AuthorNotices CFoundationCorrections CICU Compression LiteralTable
    LocalizedUnits NoticeCatalog StringTables XDGFolders
  VirtualClock: CVirtualClock HostLink
  """.targets(with: [
    .target(name: "CCompression", linkerSettings: [.linkedLibrary("z"), .linkedLibrary("lzma")])
  ])

/// The modules with Apple's names in which widgets are written.
let apple = """
  Sources/Apple/
  Accessibility Combine Network Symbols UniformTypeIdentifiers
  ActivityKit Intents: FoundationSupplement HostLink
  AlarmKit: ActivityKit AppIntents HostLink SwiftUI
  AppIntents: AuthorNotices CoreLocation CoreSpotlight CoreTransferable FoundationSupplement
    HostLink RelevanceKit StringTables SwiftUI UIKit UniformTypeIdentifiers UserNotifications
    ViewArchive
  AppKit: AuthorNotices SwiftUI _Testing_AppKit UIKit
  AuthenticationServices: AuthorNotices SwiftUI
  AVFAudio: CSound
  Charts: FoundationSupplement SwiftUI
  CoreData: AuthorNotices Combine DataModelFile FoundationSupplement SQLiteDatabase SwiftUI
  CoreGraphics: _Testing_CoreGraphics AuthorNotices FoundationSupplement NoticeCatalog PixelService
    ViewArchive
  CoreImage: _Testing_CoreImage AuthorNotices CoreGraphics PixelService ViewArchive
  CoreLocation: AuthorNotices HostLink NoticeCatalog
  CoreSpotlight: AuthorNotices UniformTypeIdentifiers
  CoreTransferable: UniformTypeIdentifiers
  CryptoKit: CCryptography
  HealthKit: AuthorNotices
  ImageIO: AuthorNotices CoreGraphics PixelService ViewArchive
  LockedCameraCapture: FoundationSupplement SwiftUI UIKit
  MapKit: AuthorNotices CoreGraphics CoreLocation FoundationSupplement SwiftUI UIKit
  os: DarwinNames HostLink
  QuartzCore: CoreGraphics FoundationSupplement
  RelevanceKit: CoreLocation
  Security: AuthorNotices FoundationSupplement XDGFolders
  StoreKit: AuthorNotices SwiftUI UIKit
  SwiftData: FoundationSupplement SQLiteDatabase SwiftUI
  SwiftUI: Accessibility AssetCatalog AuthorNotices Combine CoreGraphics CoreTransferable
    FoundationSupplement NoticeCatalog PixelService StringTables Symbols TextEngine UIKit
    UniformTypeIdentifiers ViewArchive
  UIKit: _Testing_UIKit AssetCatalog AuthorNotices CoreGraphics CoreImage FoundationSupplement
    ImageIO PixelService QuartzCore TextEngine UniformTypeIdentifiers UserNotifications ViewArchive
  UserNotifications: AuthorNotices HostLink
  WeatherKit: AuthorNotices CoreLocation
  WidgetKit: ActivityKit AlarmKit AppIntents AuthorNotices CConformances CCrashReport CNetworkUse
    CoreLocation FoundationSupplement Hexadecimal HostLink Intents NoticeCatalog RelevanceKit
    StringTables SwiftUI TextEngine UIKit UserNotifications ViewArchive VirtualClock
  """.targets()

/// Modules with a few types each that shared code of apps and widgets imports.
let small = """
  Sources/Apple/Small/
  Accelerate AdSupport CoreTelephony GameplayKit simd
  AccessoryLiveActivities: ActivityKit AuthorNotices
  AppTrackingTransparency AudioToolbox BackgroundTasks CoreBluetooth CoreHaptics CoreML CoreMotion
    CoreNFC DeviceCheck HomeKit JavaScriptCore LinkPresentation LocalAuthentication ManagedSettings
    MetricKit NaturalLanguage NetworkExtension PassKit Speech WatchConnectivity: AuthorNotices
  CoreText: TextEngine UIKit
  GameKit MediaPlayer MessageUI MultipeerConnectivity PDFKit QuickLook SafariServices WatchKit
    WebKit: AuthorNotices UIKit
  AVAssets: AuthorNotices CoreGraphics CoreMedia ImageIO QuartzCore UIKit UniformTypeIdentifiers
  AVFoundation: AVFAudio
  AVKit: AVFoundation
  CarPlay: MapKit UIKit
  CloudKit EventKit: AuthorNotices CoreGraphics CoreLocation
  Cocoa: AppKit CoreData
  CommonCrypto: CCryptography
  Contacts CoreVideo FoundationModels IOKit SystemConfiguration: AuthorNotices FoundationSupplement
  ContactsUI EventKitUI: AuthorNotices Contacts EventKit UIKit
  CoreMedia: CoreVideo
  CoreServices: FoundationSupplement UniformTypeIdentifiers
  DeviceActivity FamilyControls MusicKit: AuthorNotices Combine ManagedSettings
  MobileCoreServices: CoreServices
  NowPlaying VisualIntelligence: AppIntents AuthorNotices CoreGraphics CoreVideo
  OSLog: os
  Photos: AuthorNotices CoreLocation UIKit
  PhotosUI: AuthorNotices Photos SwiftUI UIKit UniformTypeIdentifiers
  SQLite3: CSQLite
  SwiftUICore TipKit: AuthorNotices SwiftUI
  Vision: AuthorNotices CoreGraphics CoreImage CoreML CoreVideo
  """.targets()

/// Reads projects and builds extensions.
let build = """
  Sources/Build/
  ExtensionBuilder: AssetCatalog ContentDigest CProcess DataModelFile LiteralTable LoadedLibrary
    MessageText NoticeCatalog ProcessCleanup ProcessLaunch ProjectReader SealedCache SourceScanner
    StableHash StringTables SVGCost XDGFolders
  ProjectReader: COpenBeneath MessageText NearestName ProcessCleanup ProcessLaunch SealedCache
    SourceScanner StableHash YAML
  """.targets(with: [
    .target(
      name: "SourceScanner",
      // With library evolution, modules that import this one need not find SwiftSyntax.
      swiftSettings: syntaxModules + [.unsafeFlags(["-enable-library-evolution"])],
      linkerSettings: syntaxLibraries),
    .target(name: "VitrineMacros", swiftSettings: syntaxModules, linkerSettings: syntaxLibraries),
  ])

/// Messages between processes: subjects, streams and NATS.
let messaging = """
  Sources/Messaging/
  Cluster: MessageBus
  MessageBus: ContentDigest Hexadecimal
  NATSBus: CNATS JSONValues MessageBus
  """.targets()

/// The push gateway, a local replacement for APNs.
let push = """
  Sources/Push/
  PushValues
  PushGateway: Admission CNgHTTP2 COpenSSL Hexadecimal PushValues
  """.targets()

/// The device: its engine, state, surfaces, protocol and page.
let device = """
  Sources/Device/
  CSocketGuard: CSoup
  DeviceEngine: Devices HostLink JSONValues NearestName PushValues StableHash StringTables
  DeviceProtocol: Admission CSocket DeviceEngine Devices DeviceStore DeviceSurfaces ExtensionPool
    Hexadecimal HostLink JSONValues NearestName PushGateway PushValues Rasterizer WidgetHost XDGFolders
  Devices: HostLink
  DeviceSimulation: DeviceEngine ExtensionPool HostLink StableHash
  DeviceStore: DeviceEngine HostLink SQLiteDatabase XDGFolders
  DeviceSurfaces: DeviceEngine Devices DeviceStore ExtensionProcess HostLink Rasterizer StableHash
    TextEngine ViewArchive WidgetHost
  DeviceWeb: Admission CSocketGuard CSoup DeviceEngine DeviceProtocol DeviceSurfaces Hexadecimal
    HostLink StableHash TextEngine ViewArchive WidgetHost
  ExtensionPool: DeviceEngine ExtensionBuilder ExtensionProcess HostLink NoticeCatalog
    ProcessCleanup ProcessLaunch ProjectReader StringTables TextEngine XDGFolders
  ExtensionProcess: CProcess HostLink NoticeCatalog ProcessCleanup ProcessLaunch ViewArchive
  PictureComparison: Rasterizer ViewArchive
  PushBridge: DeviceEngine DeviceProtocol HostLink PushGateway PushTranslation PushValues WidgetHost
  PushTranslation: DeviceEngine HostLink PushGateway
  WidgetHost: DeviceEngine Devices DeviceStore ExtensionPool Hexadecimal HostLink NearestName
    NoticeCatalog PushValues StringTables ViewArchive
  """.targets()

/// Many devices: fleets and sweeps.
let cluster = """
  Sources/Cluster/
  ClusterBridge: DeviceEngine DeviceProtocol Hexadecimal MessageBus PushBridge PushCluster
    PushGateway PushValues WidgetHost
  Fleet: DeviceEngine HostLink JSONValues MessageBus NearestName PushCluster PushGateway
    PushTranslation PushValues StableHash
  PushCluster: Hexadecimal MessageBus PushGateway PushValues
  Sweep: Cluster ContentDigest Hexadecimal MessageBus NearestName
  SweepDrawing: Rasterizer Sweep TextEngine ViewArchive
  """.targets()

/// What people run: the command line tool, and the library for tests of widgets.
let tool = """
  Sources/Tool/
  AgentProtocol: JSONValues NearestName
  AgentServer: AgentProtocol CommandArguments CommandContext DeviceEngine DeviceProtocol
    DeviceSurfaces DeviceWeb ExtensionBuilder HostLink JSONValues NearestName ProcessCleanup
    Rasterizer TextEngine ViewArchive
  Audit: CommandArguments CommandContext DeviceEngine DeviceSimulation ExtensionBuilder HostLink
    NoticeCatalog PreviewTesting Rasterizer Simulations StringTables TextEngine ViewArchive
  CommandArguments: NearestName ProcessCleanup
  CommandContext: CommandArguments DeviceEngine DeviceProtocol Devices DeviceSurfaces
    ExtensionBuilder ExtensionPool ExtensionProcess HostLink NearestName NoticeCatalog
    ProcessCleanup ProcessLaunch ProjectReader Rasterizer StringTables TextEngine ViewArchive
    XDGFolders
  PreviewTesting: CommandArguments CommandContext DeviceEngine Devices DeviceSurfaces
    ExtensionBuilder ExtensionProcess FileWatch HostLink JSONValues NearestName PictureComparison
    ProjectReader Rasterizer SourceWatching StableHash ViewArchive
  Simulations: CommandArguments CommandContext DeviceEngine Devices DeviceSimulation
    ExtensionBuilder ExtensionPool HostLink NearestName ProcessCleanup TextEngine ViewArchive
  SourceWatching: CommandArguments CommandContext DeviceEngine DeviceProtocol ExtensionBuilder
    ExtensionPool ExtensionProcess FileWatch HostLink ProcessLaunch ProjectReader
  vitrine: CommandArguments CommandContext CProcess ProcessCleanup VitrineCommands
  VitrineCommands: AgentProtocol AgentServer Audit Cluster ClusterBridge CommandArguments
    CommandContext ContentDigest DeviceEngine DeviceProtocol Devices DeviceSimulation DeviceStore
    DeviceSurfaces DeviceWeb ExtensionBuilder ExtensionPool ExtensionProcess Fleet Hexadecimal
    HostLink JSONValues MessageBus NATSBus NearestName PictureComparison PreviewTesting
    ProcessCleanup ProcessLaunch ProjectReader PushBridge PushCluster PushGateway Rasterizer
    Simulations SourceWatching StableHash Sweep SweepDrawing TextEngine ViewArchive WidgetHost
    XDGFolders
  AppIntentsTesting: HostLink WidgetTesting
  WidgetTesting: DeviceEngine DeviceStore DeviceSurfaces ExtensionBuilder ExtensionPool
    ExtensionProcess Hexadecimal HostLink JSONValues NearestName PictureComparison ProjectReader
    PushBridge PushGateway PushTranslation PushValues Rasterizer TextEngine ViewArchive WidgetHost
  """.targets()

let tests = """
  Tests/Support/
  GoldenFilesTests TestFolders TestThreads
  CoreDataProbe: CoreData DataModelFile RasterPixelService
  DefaultsProbe: FoundationSupplement
  DeviceFixtures: DeviceEngine HostLink
  DrawingProbe: DeviceSurfaces
  GatewayFixtures: PushGateway TestThreads
  GatewayProbe: PushGateway RecorderDevice
  GoldenFiles: CPixbuf
  ProbeExtension: ExtensionBuilder
  ProcessProbe: CCrashReport HostLink VirtualClock
  RecorderDevice: PushGateway
  StoreProbe: DeviceEngine DeviceStore HostLink WidgetHost
  SweepProbe: MessageBus Sweep
  SwiftDataProbe: RasterPixelService SwiftData
  TestPrograms: CProcess TestThreads
  TestServers: NATSBus TestPrograms
  Tests/Base/
  AdmissionTests FileWatchTests HexadecimalTests NearestNameTests ProcessCleanupTests
    ProcessLaunchTests SealedCacheTests SQLiteDatabaseTests StableHashTests XDGFoldersTests
  Tests/Shared/
  StringTablesTests SVGCostTests
  HostLinkTests: HostLink TestThreads
  RasterizerTests: CCairo GoldenFiles Rasterizer TextEngine ViewArchive
  TextEngineTests: GoldenFiles TestFolders TextEngine ViewArchive
  ViewArchiveTests: GoldenFiles ViewArchive
  Tests/Runtime/
  FoundationSupplementTests: DarwinNames DefaultsProbe FoundationSupplement LocalizedUnits StringTables
  Tests/Apple/
  CombineTests CryptoKitTests HealthKitTests osTests SecurityTests StoreKitTests
    UniformTypeIdentifiersTests
  ActivityKitTests: ActivityKit HostLink TestThreads
  AppIntentsTests: AppIntents CoreLocation CoreSpotlight HostLink SwiftUI UniformTypeIdentifiers
  AVFAudioTests: AVFAudio AVFoundation
  ChartsTests: Charts GoldenFiles SwiftUI TextEngine ViewArchive
  CoreDataTests: CoreData CoreDataProbe DataModelFile SQLiteDatabase
  CoreGraphicsTests: AuthorNotices CoreGraphics GoldenFiles NoticeCatalog PixelService
    RasterPixelService
  CoreImageTests: CoreImage GoldenFiles PixelService
  CoreLocationTests: CoreLocation HostLink
  ImageIOTests: ImageIO PixelService UIKit
  IntentsTests: HostLink Intents
  NeighbourTests: Accelerate AlarmKit AppKit CloudKit CommonCrypto Compression Contacts
    CoreBluetooth CoreHaptics CoreMotion CoreSpotlight CoreVideo DeviceActivity EventKit
    FamilyControls FoundationModels GameplayKit LocalAuthentication ManagedSettings MapKit
    MediaPlayer MusicKit NaturalLanguage Photos QuartzCore RelevanceKit SafariServices simd Speech
    SwiftUI SwiftUICore SystemConfiguration WatchConnectivity WatchKit WeatherKit WebKit
  NetworkTests: Network NetworkExtension
  SwiftDataTests: SQLiteDatabase SwiftData SwiftDataProbe SwiftUI
  SwiftUITests: Combine CoreGraphics CoreTransferable GoldenFiles NoticeCatalog SwiftUI TextEngine
    UIKit ViewArchive
  UIKitTests: AssetCatalog FoundationSupplement GoldenFiles UIKit ViewArchive
  UserNotificationsTests: AppIntents HostLink UserNotifications
  WidgetKitTests: AlarmKit AppIntents CoreLocation HostLink NoticeCatalog RelevanceKit SwiftUI TestThreads
    TextEngine ViewArchive WidgetKit
  Tests/Build/
  ExtensionBuilderTests: AssetCatalog DataModelFile ExtensionBuilder GoldenFiles LiteralTable
    ProbeExtension ProcessLaunch ProcessProbe ProjectReader SourceScanner StringTables
  ProjectReaderTests: GoldenFiles ProcessLaunch ProjectReader YAML
  Tests/Messaging/
  MessageBusTests: Cluster JSONValues MessageBus NATSBus TestServers
  Tests/Push/
  PushGatewayTests: GatewayFixtures Hexadecimal PushGateway RecorderDevice TestThreads
  Tests/Device/
  DeviceEngineTests: DeviceEngine DeviceFixtures Devices HostLink PushValues
  DeviceProtocolTests: DeviceEngine DeviceProtocol DeviceStore DeviceSurfaces ExtensionPool
    ExtensionProcess GoldenFiles HostLink PushGateway ViewArchive WidgetHost
  DeviceSimulationTests: DeviceEngine DeviceFixtures DeviceSimulation ExtensionPool HostLink
  DevicesTests: Devices HostLink
  DeviceStoreTests: DeviceEngine DeviceFixtures DeviceStore HostLink SQLiteDatabase StoreProbe
    TestFolders TestPrograms
  DeviceSurfacesTests: DeviceEngine Devices DeviceStore DeviceSurfaces DrawingProbe ExtensionPool
    GoldenFiles HostLink Rasterizer ViewArchive WidgetHost
  DeviceWebTests: DeviceEngine DeviceProtocol Devices DeviceStore DeviceSurfaces DeviceWeb
    ExtensionPool HostLink Rasterizer WidgetHost
  ExtensionPoolTests: DeviceEngine DeviceFixtures ExtensionPool ExtensionProcess HostLink
    ProbeExtension ProcessLaunch ProcessProbe
  ExtensionProcessTests: CProcess ExtensionProcess HostLink NoticeCatalog ProbeExtension
    ProcessLaunch ProcessProbe
  PictureComparisonTests: PictureComparison Rasterizer
  WidgetHostTests: DeviceEngine DeviceFixtures DeviceStore ExtensionPool Fleet Hexadecimal HostLink
    NoticeCatalog PushValues TestFolders ViewArchive WidgetHost
  Tests/Cluster/
  FleetTests: Cluster Fleet MessageBus PushGateway TestServers
  PushClusterTests: Cluster GatewayFixtures Hexadecimal MessageBus PushCluster PushGateway
    TestThreads
  SweepDrawingTests: Rasterizer Sweep SweepDrawing ViewArchive
  SweepTests: Cluster GoldenFiles MessageBus Sweep
  Tests/Tool/
  CommandArgumentsTests
  AgentProtocolTests: AgentProtocol JSONValues
  AgentServerTests: AgentServer CommandArguments CommandContext TestFolders
  AuditTests: Audit HostLink NoticeCatalog PreviewTesting TextEngine ViewArchive
  CommandContextTests: CommandArguments CommandContext DeviceEngine HostLink TestFolders
  EndToEndTests: Audit CProcess DeviceEngine DeviceProtocol DeviceStore ExtensionBuilder
    ExtensionPool ExtensionProcess GoldenFiles Hexadecimal HostLink ProcessLaunch ProjectReader
    PushValues TestPrograms TestServers ViewArchive vitrine WidgetHost
  ExamplesTests: WidgetTesting
  PreviewTestingTests: CommandArguments CommandContext HostLink PictureComparison PreviewTesting
    TestFolders ViewArchive
  SimulationsTests: CommandContext DeviceEngine DeviceSimulation HostLink Simulations
  SourceWatchingTests: CommandArguments DeviceProtocol SourceWatching
  VitrineCommandsTests: AgentProtocol AgentServer Audit CommandArguments CommandContext ContentDigest
    DeviceEngine DeviceProtocol Devices DeviceSurfaces Hexadecimal HostLink JSONValues PreviewTesting
    Rasterizer Simulations TestFolders TestServers ViewArchive VitrineCommands
  WidgetTestingTests: DeviceEngine PictureComparison Rasterizer WidgetTesting
  Tests/Tool/WidgetTestingPackage/Tests/
  HarbourTests: AppIntentsTesting WidgetTesting
  """.targets(with: [
    .testTarget(
      name: "VitrineMacrosTests", dependencies: ["VitrineMacros"],
      path: "Tests/Build/VitrineMacrosTests", swiftSettings: syntaxModules),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "AssetCatalog", "CNgHTTP2", "ExtensionBuilder", "HostLink", "JSONValues", "ProjectReader",
        "PushGateway", "StringTables", "ViewArchive",
      ],
      path: "Tests/Fuzz", exclude: ["EntryPoint.swift"]),
  ])

/// Debian's libraries: the module, the package, and its names for pkg-config.
let debian = """
  CCairo libcairo2-dev cairo-ft cairo-svg cairo-pdf cairo-png
  CDeflate libdeflate-dev libdeflate
  CGStreamer libgstreamer1.0-dev gstreamer-1.0
  CICU
  CNATS libnats-dev libnats
  CNgHTTP2 libnghttp2-dev libnghttp2
  COpenSSL libssl-dev openssl
  CPango libpango1.0-dev pangoft2 pangocairo
  CPixbuf libgdk-pixbuf-2.0-dev gdk-pixbuf-2.0
  CSoup libsoup-3.0-dev libsoup-3.0
  CSQLite libsqlite3-dev sqlite3
  CYAML libyaml-dev yaml-0.1
  CZint libzint-dev
  """.split(separator: "\n").map { row in
    let words = row.split(separator: " ").map(String.init)
    let names = words.dropFirst(2).joined(separator: " ")
    return Target.systemLibrary(
      name: words[0], path: "Sources/Debian/\(words[0])", pkgConfig: names.isEmpty ? nil : names,
      providers: words.count > 1 ? [.apt([words[1]])] : nil)
  }

/// The modules of two more libraries: only extensions that import them load GStreamer or OpenSSL.
/// They must not depend on the frameworks, because that would link a second copy of those.
let sound = ["CSound", "AVFAudio", "AVFoundation", "AVKit"]
let cryptography = ["CCryptography", "CommonCrypto", "CryptoKit"]

/// The modules that extensions link as one shared library.
let frameworks = (shared + runtime + apple + small).map(\.name)
  .filter { !(sound + cryptography).contains($0) }

let package = Package(
  name: "Vitrine",
  products: [
    .library(name: "VitrineFrameworks", type: .dynamic, targets: frameworks),
    .library(name: "VitrineSound", type: .dynamic, targets: sound),
    .library(name: "VitrineCryptography", type: .dynamic, targets: cryptography),
    .library(name: "ExtensionProcess", targets: ["ExtensionProcess", "HostLink", "ProcessLaunch"]),
    .library(name: "Rasterizer", targets: ["Rasterizer", "TextEngine", "ViewArchive"]),
    .library(
      name: "WidgetHost",
      targets: """
        WidgetHost DeviceEngine DeviceStore ExtensionPool DeviceSimulation HostLink PushValues
        """.split(separator: " ").map(String.init)),
    .library(name: "PushGateway", targets: ["PushGateway", "PushValues"]),
    .library(name: "WidgetTesting", targets: ["WidgetTesting", "AppIntentsTesting"]),
    // The same library for `script/install`, which makes a package of it that needs no compilation.
    .library(name: "VitrineTesting", type: .dynamic, targets: ["AppIntentsTesting"]),
    .executable(name: "vitrine", targets: ["vitrine"]),
    .library(name: "VitrineMacros", type: .dynamic, targets: ["VitrineMacros"]),
  ],
  targets: debian + base + shared + runtime + apple + small + build + messaging + push + device
    + cluster + tool + (Context.environment["VITRINE_WITHOUT_TESTS"] == nil ? tests : [])
)

/// What CI chooses. Warnings are errors: elsewhere a newer compiler or library may have new ones.
/// Whole modules without debug information compile a fifth faster, but not incrementally.
let chosen: [SwiftSetting] = [
  ("VITRINE_CI", .treatAllWarnings(as: .error)),
  ("VITRINE_WHOLE_MODULES", .unsafeFlags(["-wmo", "-num-threads", "2", "-gnone"])),
].filter { (name: String, _) in Context.environment[name] != nil }.map(\.1)

/// What targets have besides sources: READMEs of folders, and the data of tests.
for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + chosen
  let folder = "\(Context.packageDirectory)/\(target.path ?? "")"
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  let data = ["Corpus", "Dictionary", "Fixtures", "Sounds", "__Goldens__", "__References__"]
  target.exclude += ([""] + names.map { $0 + "/" }).flatMap { parent in
    (["README.md"] + (target.type == .test ? data : [])).map { parent + $0 }
  }.filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
}
