import Foundation

// Compatibility: partial | `NSApplication`, `NSApplicationDelegate`,
//   `NSApplicationDelegateAdaptor` | life cycle, links and user activities; no windows, menus,
//   documents and Dock

/// The running app of a Mac.
@preconcurrency @MainActor
open class NSApplication: NSObject {
  public static let shared = NSApplication()

  open var delegate: (any NSApplicationDelegate)?
  open var isActive: Bool { UIApplication.shared.applicationState == .active }

  /// Does nothing: the device decides which app is in front.
  open func activate() {}
  open func activate(ignoringOtherApps flag: Bool) {}

  /// Does nothing: the device ends apps.
  open func terminate(_ sender: Any?) {}

  /// There are no notifications besides those of widgets, controls and activities.
  open func registerForRemoteNotifications() {}

  nonisolated public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  nonisolated public static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  nonisolated public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
}

/// The running app.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// An object that restores its state from a user activity.
@preconcurrency @MainActor
public protocol NSUserActivityRestoring {}
