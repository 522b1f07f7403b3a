/// What is known of Apple's modules: which of them declares a name.
enum AppleModules {
  /// The modules that can declare a name; empty if none is known.
  ///
  /// - Parameter name: As in `ProjectFindings.MissingName`. For a member, the modules are those of
  ///   its type, although another module may extend it.
  static func declaring(_ name: String) -> [String] {
    let type = typeName(name)
    let member = name.split(separator: ".").last.map(String.init) ?? ""
    if name.contains("."), member.hasPrefix("chart") { return ["Charts"] }
    return AppleNames.modules[type] ?? others[type] ?? prefixed(type)
  }

  /// Whether the name follows the convention of one of Apple's modules, such as `UIColor`. Other
  /// names, such as `Query`, can be those of another package, too.
  static func isDistinctive(_ name: String) -> Bool { !prefixed(typeName(name)).isEmpty }

  static func isApple(_ module: String) -> Bool {
    hasKnownNames(module) || unlisted.contains(module)
  }

  /// Whether `declaring` finds the names of the module.
  static func hasKnownNames(_ module: String) -> Bool { known.contains(module) }

  private static func typeName(_ name: String) -> String {
    String(name.drop { $0 == "@" || $0 == "#" }.prefix { $0 != "." })
  }

  /// Constants begin with a `k`: `kCTFontFeatureSettingsAttribute`.
  private static func prefixed(_ type: String) -> [String] {
    let isConstant = type.first == "k" && type.dropFirst().first?.isUppercase == true
    let name = isConstant ? type.dropFirst() : type[...]
    return prefixes.filter { prefix, _ in
      let next = name.dropFirst(prefix.count).first
      return name.hasPrefix(prefix) && (prefix.hasSuffix("_") || next?.isUppercase == true)
    }.map(\.module)
  }

  private static let known =
    AppleNames.listedModules.union(prefixes.map(\.module)).union(others.values.joined())

  // MARK: Modules that the tables lack

  /// Types of modules that Vitrine does not have, from their documentation.
  private static let others: [String: [String]] = {
    let rows = [
      "GroupActivities": "GroupActivity GroupSession GroupSessionMessenger GroupStateObserver",
      "RealityKit": "AnchorEntity Entity MeshResource ModelEntity RealityView SimpleMaterial",
      "Translation": "TranslationSession LanguageAvailability",
      "VisionKit": "DataScannerViewController ImageAnalyzer ImageAnalysis "
        + "ImageAnalysisInteraction LiveTextInteraction",
    ]
    let pairs = rows.flatMap { module, names in
      names.split(separator: " ").map { (String($0), [module]) }
    }
    return Dictionary(pairs) { $0 + $1 }
  }()

  /// Modules without a convention for names.
  private static let unlisted: Set = [
    "AudioToolbox", "Cocoa", "CoreAudio", "CoreMIDI", "Darwin", "Dispatch", "Foundation",
    "ImagePlayground", "Observation", "TipKit", "VideoToolbox",
  ]

  private static let prefixes: [(String, module: String)] = [
    ("AR", "ARKit"), ("AS", "AuthenticationServices"), ("AV", "AVFoundation"),
    ("AX", "Accessibility"), ("BG", "BackgroundTasks"), ("CA", "QuartzCore"),
    ("CB", "CoreBluetooth"), ("CF", "CoreFoundation"),
    ("CG", "CoreGraphics"), ("CH", "CoreHaptics"), ("CI", "CoreImage"),
    ("CK", "CloudKit"), ("CL", "CoreLocation"), ("CM", "CoreMedia"), ("CM", "CoreMotion"),
    ("CN", "Contacts"), ("CP", "CarPlay"), ("CS", "CoreSpotlight"), ("CT", "CoreText"),
    ("CV", "CoreVideo"), ("CX", "CallKit"), ("DC", "DeviceCheck"), ("EK", "EventKit"),
    ("GC", "GameController"), ("GK", "GameKit"), ("HK", "HealthKit"), ("HM", "HomeKit"),
    ("IN", "Intents"), ("LA", "LocalAuthentication"), ("MC", "MultipeerConnectivity"),
    ("MF", "MessageUI"), ("MK", "MapKit"),
    ("ML", "CoreML"), ("MP", "MediaPlayer"), ("MTK", "MetalKit"), ("MTL", "Metal"),
    ("MX", "MetricKit"), ("NF", "CoreNFC"), ("NS", "Foundation"), ("NW", "Network"),
    ("PDF", "PDFKit"),
    ("PH", "Photos"), ("PK", "PassKit"), ("PK", "PencilKit"), ("QL", "QuickLook"),
    ("RP", "ReplayKit"), ("SCN", "SceneKit"), ("SF", "SafariServices"), ("SF", "Speech"),
    ("SH", "ShazamKit"), ("SK", "SpriteKit"), ("SK", "StoreKit"), ("SN", "SoundAnalysis"),
    ("UI", "UIKit"), ("UN", "UserNotifications"), ("UT", "UniformTypeIdentifiers"),
    ("VN", "Vision"), ("WC", "WatchConnectivity"), ("WK", "WebKit"), ("WK", "WatchKit"),
    ("matrix_", "simd"), ("objc_", "ObjectiveC"), ("simd_", "simd"), ("vector_", "simd"),
  ]
}
