/// The screen on which the host shows the extension.
public final class UIScreen: NSObject, Sendable {
  /// The bounds in points.
  public let bounds: CGRect
  /// The number of pixels per point.
  public let scale: CGFloat

  /// 0…1. Changes have no effect.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// The device's, outside of views.
  public var traitCollection: UITraitCollection { .current }

  /// - Parameter description: The width and height in points and the scale, such as `393x852@3`.
  ///   Nil and invalid texts result in a usual screen of the platform.
  init(_ description: String?, on platform: SystemPlatform = .current) {
    let parts = (description ?? "").split { $0 == "x" || $0 == "@" }.compactMap { Double($0) }
    let isPlausible = parts.count == 3 && parts.allSatisfy { $0 > 0 && $0 < 100_000 }
    let numbers = isPlausible ? parts : Self.usual(on: platform)
    bounds = CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
    scale = CGFloat(numbers[2])
  }

  /// The width and height in points and the scale.
  private static func usual(on platform: SystemPlatform) -> [Double] {
    switch platform {
    case .iOS: [393, 852, 3]
    case .watchOS: [198, 242, 2]
    case .macOS: [1512, 982, 2]
    case .visionOS: [1280, 720, 2]
    }
  }

  /// The screen described by the variable `VITRINE_SCREEN`.
  public static let main = UIScreen(ProcessInfo.processInfo.environment["VITRINE_SCREEN"])

  public static var screens: [UIScreen] { [main] }

  public var nativeScale: CGFloat { scale }
  public var isCaptured: Bool { false }
  public var maximumFramesPerSecond: Int { 60 }

  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  // Never posted.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
}
