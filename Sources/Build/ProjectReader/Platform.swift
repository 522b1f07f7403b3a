/// An operating system of Apple's.
package enum Platform: String, CaseIterable, Codable, Sendable {
  case iOS, watchOS, macOS, visionOS, tvOS

  /// Those that extensions are built for.
  package static let buildable: [Platform] = [.iOS, .watchOS, .macOS, .visionOS]

  /// The SDK without its version: that of the simulator, if the platform has one.
  var sdk: String {
    switch self {
    case .iOS: "iphonesimulator"
    case .watchOS: "watchsimulator"
    case .macOS: "macosx"
    case .visionOS: "xrsimulator"
    case .tvOS: "appletvsimulator"
    }
  }

  /// The build setting with the first version of the system.
  package var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    }
  }

  /// What `platformFilters` of Xcode projects call it.
  var filter: String {
    switch self {
    case .iOS: "ios"
    case .watchOS: "watchos"
    case .macOS: "macos"
    case .visionOS: "xros"
    case .tvOS: "tvos"
    }
  }

  /// The platform of an SDK such as `watchos` or `iphonesimulator26.0`; nil for one that is not
  /// known, such as `auto`.
  init?(sdk: String) {
    let prefixes: [(String, Platform)] = [
      ("iphone", .iOS), ("watch", .watchOS), ("macosx", .macOS), ("xr", .visionOS),
      ("appletv", .tvOS),
    ]
    let name = sdk.lowercased()
    guard let found = prefixes.first(where: { name.hasPrefix($0.0) }) else { return nil }
    self = found.1
  }

  /// Whether a part of a project that is restricted to these platforms, by their filters, is for
  /// this one. Without filters it is for all.
  func matches(filters: [String]) -> Bool {
    filters.isEmpty || filters.contains { $0.lowercased() == filter }
  }
}
