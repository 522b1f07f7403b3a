import DeviceEngine
import Foundation
import HostLink

/// What can be asked of a running device: one vocabulary for the device socket, HTTP and the tool.
///
/// In JSON one flat object, `{"command": "move", "placement": "p1", "place": {…}}`; docs/serve.md
/// lists the fields. Fields that a command does not have are an error, so that a misspelt one is
/// told.
public enum DeviceCommand: Equatable, Sendable {
  case state
  case devices
  case gallery
  case options(extension: ExtensionIdentifier, OptionsRequest)
  case place(
    extension: ExtensionIdentifier, kind: String, family: WidgetFamilyName, place: Place?,
    configuration: [String: ConfigurationValue])
  /// A placement, or a whole stack.
  case move(String, to: Place)
  case stack(PlacementIdentifier, onto: String)
  case turn(StackIdentifier, to: PlacementIdentifier)
  case stackSettings(StackIdentifier, smartRotate: Bool)
  case remove(String)
  case configure(PlacementIdentifier, [String: ConfigurationValue])
  case tap(PlacementIdentifier, TapTarget, version: Int?)
  /// What a placement says and does, as a page lays it over the picture.
  case elements(PlacementIdentifier)
  case reload(ReloadTarget)
  case view([PlacementIdentifier])
  /// A placement, a control or an activity.
  case explain(String, limit: Int)
  /// Rows after a number, oldest first; nil: the newest.
  case ledger(after: Int?, limit: Int)
  case control(ControlCommand)
  case activity(LiveActivityCommand)
  case push(PushCommand)
  case clock(ClockChange)
  case device(DeviceChange)
  /// A bundle or a folder of sources by its path.
  case install(String, openCommand: [String])
  case uninstall(ExtensionIdentifier)
  /// As a tap on its icon does, or on a link to it.
  case openApp(ExtensionIdentifier, URL?)
  case screenshot(ScreenName, page: Int, scale: Double?)
  /// The newest rows of the ledger, and with `follow` those to come, a line each. Over the control
  /// socket only.
  case log(follow: Bool, limit: Int)

  public enum ReloadTarget: Equatable, Sendable {
    case placement(PlacementIdentifier)
    case `extension`(ExtensionIdentifier, kind: String?, by: ReloadAsker = .person)
  }

  /// Whose wish it is: a person's is free, an app's counts as its extension's would.
  public enum ReloadAsker: String, CaseIterable, Codable, Sendable { case person, app }

  /// What of the clock is set; nothing only asks.
  public struct ClockChange: Equatable, Sendable {
    public var date: Date?
    /// Seconds from the device's present time, or from `date`.
    public var by: TimeInterval?
    /// Device seconds a second.
    public var rate: Double?

    public init(date: Date? = nil, by: TimeInterval? = nil, rate: Double? = nil) {
      self.date = date
      self.by = by
      self.rate = rate
    }
  }

  /// The most rows or ids that one command takes.
  public static let limits = 1...1000
}
