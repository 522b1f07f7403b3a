// Compatibility: accepted | `NSScreen`, `NSWorkspace` | the screen of the host; all
//   accessibility settings are off, and nothing can be opened
import AuthorNotices

/// The screen on which the host shows the extension.
public final class NSScreen: NSObject, Sendable {
  /// The screen of `UIScreen`.
  public static let main: NSScreen? = NSScreen()

  public static var screens: [NSScreen] { [main].compactMap(\.self) }

  /// In points.
  public var frame: CGRect { UIScreen.main.bounds }
  public var visibleFrame: CGRect { frame }
  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}

/// The system's services for apps.
public final class NSWorkspace: NSObject, Sendable {
  public static let shared = NSWorkspace()

  public var accessibilityDisplayShouldReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
  public var accessibilityDisplayShouldReduceTransparency: Bool {
    UIAccessibility.isReduceTransparencyEnabled
  }
  public var accessibilityDisplayShouldIncreaseContrast: Bool {
    UIAccessibility.isDarkerSystemColorsEnabled
  }
  public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  public var isVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }

  /// Always false: an extension cannot open links by itself.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    AuthorNotice.report("AppKit", lacks: "apps that NSWorkspace opens; use Link or widgetURL")
    return false
  }
}
