import ProjectReader

/// Which of Vitrine's modules a platform's SDK does not have, for `canImport`. Source: the
/// platforms in Apple's documentation of each framework.
enum PlatformModules {
  static func has(_ module: String, _ platform: Platform) -> Bool {
    restricted[module].map { $0.contains(platform) } ?? true
  }

  /// The platforms of the modules that not all have. WatchKit, which old SDKs of iOS have as well,
  /// counts as a module of watchOS, because Vitrine's has only what widgets on a watch use.
  private static let restricted: [String: Set<Platform>] = {
    let phone: Set<Platform> = [.iOS]
    let phoneAndVision: Set<Platform> = [.iOS, .visionOS]
    let allButMac: Set<Platform> = [.iOS, .watchOS, .visionOS, .tvOS]
    let allButWatch: Set<Platform> = [.iOS, .macOS, .visionOS, .tvOS]
    let groups: [(Set<Platform>, [String])] = [
      ([.macOS], ["AppKit", "Cocoa", "IOKit"]),
      ([.watchOS], ["WatchKit"]),
      (phone, ["ActivityKit", "AlarmKit", "CarPlay", "LockedCameraCapture"]),
      (
        phoneAndVision,
        ["DeviceActivity", "EventKitUI", "FamilyControls", "ManagedSettings", "MessageUI"]
      ),
      ([.iOS, .macOS, .visionOS], ["ContactsUI"]),
      ([.iOS, .watchOS], ["WatchConnectivity"]),
      (allButMac, ["HomeKit", "MobileCoreServices", "UIKit"]),
      (
        allButWatch,
        [
          "AppTrackingTransparency", "CoreHaptics", "CoreImage", "JavaScriptCore",
          "MultipeerConnectivity", "PDFKit", "QuartzCore", "SafariServices", "Speech", "Vision",
          "WebKit",
        ]
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: groups.flatMap { platforms, modules in
        modules.map { ($0, platforms) }
      })
  }()
}
