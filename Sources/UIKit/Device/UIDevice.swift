/// The device that the host stands for: an iPhone with iOS 26.
public final class UIDevice: NSObject, Sendable {
  public static let current = UIDevice()

  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }

  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "26.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Nil, as on a device that isn't unlocked yet: there is no vendor here.
  public var identifierForVendor: UUID? { nil }
  /// -1: unknown, as where monitoring is off.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
}

/// An extension has no application object, only this type's constants.
public enum UIApplication {
  /// Opens the app's page in Settings.
  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
}

/// The person's accessibility settings: none is on.
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  /// As the current traits' contrast says.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }
}
