/// A surface of a device: a part of it that shows widgets, controls or Live Activities.
///
/// `WidgetPlace` and `ControlPlace` add the position on a surface. Users do not place Live
/// Activities: each surface shows one of their presentations, `ActivityPresentationName`.
public enum SurfaceName: String, Codable, CaseIterable, Sendable {
  /// The Home Screen with its pages, stacks and dock.
  case home
  /// The Today View, left of the Home Screen.
  case today
  /// `actionButton` shows no picture; it performs a control.
  case lock, standBy, controlCenter, actionButton
  /// The Dynamic Island.
  case island
  /// The face of a watch, with complications.
  case face
  /// The Smart Stack of a watch.
  case smartStack
  /// The widgets in a car.
  case carPlay
  /// The desktop and the Notification Center of a Mac.
  case desktop, notificationCenter
  /// The Control Center of a watch, and of a Mac.
  case watchControlCenter, macControlCenter
  /// The menu bar of a Mac, which all its pictures show.
  case menuBar

  /// The surfaces of which there are pictures of the whole screen: all but the Action button and
  /// the menu bar.
  public static let screens = allCases.filter { $0 != .actionButton && $0 != .menuBar }

  /// The device that has the surface; of several devices, the one that is meant if none is named.
  public var role: DeviceRole {
    switch self {
    case .home, .today, .lock, .standBy, .controlCenter, .actionButton, .island: .main
    case .face, .smartStack, .watchControlCenter: .watch
    case .carPlay: .car
    case .desktop, .notificationCenter, .macControlCenter, .menuBar: .mac
    }
  }
}
