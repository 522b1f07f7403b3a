import Foundation

/// A call of the host to a running app. Apps with a life cycle answer it with
/// `ExtensionReply.done`, and `screen` with `ExtensionReply.screen`.
public enum AppCall: Codable, Equatable, Sendable {
  /// Brings the app to the foreground and delivers a link or a user activity.
  case open(AppOpening, on: AppDisplay)
  /// Moves the app to the background.
  case enterBackground
  /// Asks whether the app in the background can be suspended. Answered with
  /// `ExtensionReply.suspension`.
  ///
  /// - Parameter isLast: True when the app's time in the background is over: its background tasks
  ///   expire before it answers.
  case suspend(isLast: Bool)
  /// What the app's window shows on this display.
  case screen(AppDisplay)
  /// The user has touched the app's window.
  case touch(AppTouch)

  /// The call's name, for messages.
  public var name: String {
    switch self {
    case .open: "open"
    case .enterBackground: "enterBackground"
    case .suspend: "suspend"
    case .screen: "screen"
    case .touch: "touch"
    }
  }
}

/// The screen on which an app's window is drawn.
public struct AppDisplay: Codable, Equatable, Sendable {
  /// In points.
  public var size: LinkSize
  /// What covers the window at its edges, such as the status bar and the Home indicator.
  public var safeArea: LinkInsets
  /// Whether the size classes are regular; they are compact otherwise.
  public var isRegularInWidth, isRegularInHeight: Bool
  /// How far the device is open; nil for a device without a hinge.
  public var hinge: HingePosition?
  /// The parts that the hardware takes.
  public var regions: [ScreenRegion]
  /// What the app's views read from the device.
  public var environment: RenderEnvironment

  public init(
    size: LinkSize, safeArea: LinkInsets, isRegularInWidth: Bool, isRegularInHeight: Bool,
    hinge: HingePosition? = nil, regions: [ScreenRegion] = [], environment: RenderEnvironment
  ) {
    self.size = size
    self.safeArea = safeArea
    self.isRegularInWidth = isRegularInWidth
    self.isRegularInHeight = isRegularInHeight
    self.hinge = hinge
    self.regions = regions
    self.environment = environment
  }
}

/// A part of the screen that the hardware takes.
public struct ScreenRegion: Codable, Equatable, Sendable {
  public enum Kind: String, Codable, Sendable {
    /// The fold of a hinge, which divides the content.
    case division
    /// A camera, which covers the content.
    case occlusion
  }

  public var kind: Kind
  /// With its margins, in points of the screen.
  public var frame: LinkRect
  /// The distance from the hardware to the edges of `frame`.
  public var margins: LinkInsets
  /// Whether content has to avoid it now.
  public var isActive: Bool

  public init(kind: Kind, frame: LinkRect, margins: LinkInsets, isActive: Bool) {
    self.kind = kind
    self.frame = frame
    self.margins = margins
    self.isActive = isActive
  }
}

/// A touch of an app's window.
public enum AppTouch: Codable, Equatable, Sendable {
  /// A tap on the view whose archived action has this number (`NodeAction.app`).
  case action(UInt64)
  /// A text for the input whose archived action has this number: the whole text of a text field, or
  /// the percentage of a slider.
  case text(String, into: UInt64)
  /// A scroll gesture at a point. Positive distances move the content up and to the left. In
  /// points.
  case scroll(x: Double, y: Double, byX: Double, byY: Double)
}

/// What an app's window shows.
public struct AppScreen: Codable, Equatable, Sendable {
  /// An encoded `ViewArchive`; nil if the app draws no window with SwiftUI.
  public var archive: Attachment?

  public init(archive: Data?) {
    self.archive = archive.map { Attachment($0) }
  }
}

/// Whether an app in the background can be suspended.
public enum AppSuspension: String, Codable, Equatable, Sendable {
  /// The app may be suspended now.
  case ready
  /// The app has background tasks that have not ended.
  case hasBackgroundTasks
  /// The app's `Info.plist` has `UIBackgroundModes`: it is not suspended.
  case hasBackgroundModes
}

/// What an app receives when it comes to the foreground. Without a link and an activity, the user
/// has tapped its icon.
public struct AppOpening: Codable, Equatable, Sendable {
  /// The link; nil without one.
  public var url: URL?
  /// The activity; nil without one.
  public var activity: UserActivityMessage?

  public init(url: URL? = nil, activity: UserActivityMessage? = nil) {
    self.url = url
    self.activity = activity
  }
}

/// An `NSUserActivity` for an app.
public struct UserActivityMessage: Codable, Equatable, Sendable {
  /// `NSUserActivity.activityType`.
  public var activityType: String
  public var userInfo: [String: String]
  /// The name of the intent type with which the widget is configured; nil if it has none.
  public var intent: String?
  /// The intent's values. Parameters that are missing here have their defaults.
  public var configuration: [String: ConfigurationValue]

  public init(
    activityType: String, userInfo: [String: String] = [:], intent: String? = nil,
    configuration: [String: ConfigurationValue] = [:]
  ) {
    self.activityType = activityType
    self.userInfo = userInfo
    self.intent = intent
    self.configuration = configuration
  }
}

/// Where an app performs an intent.
public enum AppState: String, Codable, Equatable, Sendable {
  case background, foreground
}
