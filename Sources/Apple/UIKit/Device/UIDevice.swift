// Compatibility: partial | `UIDevice`, `UIScreen`, `UIAccessibility` | idiom, model, version and
//   screen are the device's; the rest is constant

/// The device that the host simulates: an iPhone or an iPad with the chosen version of iOS, 26 by
/// default.
public final class UIDevice: NSObject, Sendable {
  public static let current = UIDevice()

  // Never posted.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }

  public var name: String { model }
  public var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .vision: "Apple Vision Pro"
    default: "iPhone"
    }
  }
  public var localizedModel: String { model }
  public var systemName: String { SystemPlatform.current.rawValue }
  public var systemVersion: String { SystemVersion.text }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .device }
  /// Always nil, as on a device before its first unlock.
  public var identifierForVendor: UUID? { nil }
  /// Has no effect: there is no battery.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Always -1 (unknown), as with battery monitoring disabled.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
}

/// The user's accessibility settings. All are off, except for the contrast.
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether the current traits have high contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }
}
