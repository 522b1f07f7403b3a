@_exported import UIKit

// Compatibility (module): partial | | for watchOS: the device; no interface controllers
// Compatibility: partial | `WKInterfaceDevice` | the screen of the host, constants for an Apple
//   Watch; haptics have no effect

/// The watch that the host simulates.
public final class WKInterfaceDevice: NSObject, Sendable {
  private static let device = WKInterfaceDevice()

  public class func current() -> WKInterfaceDevice { device }

  public var name: String { "Apple Watch" }
  public var model: String { "Apple Watch" }
  public var localizedModel: String { "Apple Watch" }
  public var systemName: String { "watchOS" }
  public var systemVersion: String { UIDevice.current.systemVersion }
  /// Always nil, as on a device before its first unlock.
  public var identifierForVendor: UUID? { nil }

  /// The bounds in points.
  public var screenBounds: CGRect { UIScreen.main.bounds }
  /// The number of pixels per point.
  public var screenScale: CGFloat { UIScreen.main.scale }
  /// The user's text size, as `UIContentSizeCategory`.
  public var preferredContentSizeCategory: String {
    UITraitCollection.current.preferredContentSizeCategory.rawValue
  }
  public var layoutDirection: WKInterfaceLayoutDirection {
    let language = Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  public var wristLocation: WKInterfaceDeviceWristLocation { .left }
  public var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }

  /// Has no effect: there is no battery.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Always -1 (unknown), as with battery monitoring disabled.
  public var batteryLevel: Float { -1 }
  public var batteryState: WKInterfaceDeviceBatteryState { .unknown }
  public var waterResistanceRating: WKWaterResistanceRating { .wr50 }
  public var isWaterLockEnabled: Bool { false }
  public var supportsAudioStreaming: Bool { true }

  /// Has no effect: there is no engine.
  public func play(_ type: WKHapticType) {}
}

public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }

public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }

public enum WKInterfaceDeviceBatteryState: Int, Sendable {
  case unknown, unplugged, charging, full
}

public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
  case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn
  case underwaterDepthPrompt, underwaterDepthCriticalPrompt
}
