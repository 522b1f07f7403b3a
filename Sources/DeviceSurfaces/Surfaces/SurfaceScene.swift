import DeviceEngine
import Devices
import Foundation
import HostLink
import WidgetHost

/// What one whole screen shows at one moment: what `SurfaceComposer` draws.
public struct SurfaceScene: Sendable {
  public enum Screen: Equatable, Sendable {
    /// A page from 0, and how many there are.
    case home(page: Int, pages: Int)
    case lock
    case standBy
  }

  /// A widget in its place; of a stack only the top one.
  public struct Widget: Sendable {
    /// The stack's where the widget is a member.
    public var place: Place
    public var family: WidgetFamilyName
    /// The app's name, which stands below it on a Home Screen.
    public var title: String
    /// nil: nothing is there yet, and a plain shape is drawn.
    public var shown: ShownArchive?
    public var stack: StackDots?

    public init(
      place: Place, family: WidgetFamilyName, title: String, shown: ShownArchive?,
      stack: StackDots? = nil
    ) {
      self.place = place
      self.family = family
      self.title = title
      self.shown = shown
      self.stack = stack
    }
  }

  /// A control in its place.
  public struct Control: Sendable {
    /// On the screen.
    public var frame: SurfaceFrame
    /// nil: nothing is there yet, and a plain shape is drawn.
    public var shown: ShownControl?

    public init(frame: SurfaceFrame, shown: ShownControl?) {
      self.frame = frame
      self.shown = shown
    }
  }

  /// The dots beside a stack: one for each member.
  public struct StackDots: Equatable, Sendable {
    public var count: Int
    /// The one that is shown, from 0.
    public var top: Int

    public init(count: Int, top: Int) {
      self.count = count
      self.top = top
    }
  }

  public var screen: Screen
  public var settings: DeviceSettings
  /// The device's time.
  public var now: Date
  /// Those of other surfaces and pages are left out of the picture.
  public var widgets: [Widget]
  /// In the Lock Screen's slots.
  public var controls: [Control]
  /// On the Lock Screen, the first on top.
  public var activities: [Activity]
  /// In the Dynamic Island; nil where it is the camera alone.
  public var island: IslandScene?
  /// Over StandBy; nil where no activity is.
  public var standBy: StandByScene?
  /// On the page of Control Center that lies over the screen; nil where it is closed.
  public var controlCenter: [Control]?

  public init(
    screen: Screen, settings: DeviceSettings, now: Date, widgets: [Widget],
    controls: [Control] = [], activities: [Activity] = [], island: IslandScene? = nil,
    standBy: StandByScene? = nil, controlCenter: [Control]? = nil
  ) {
    self.screen = screen
    self.settings = settings
    self.now = now
    self.widgets = widgets
    self.controls = controls
    self.activities = activities
    self.island = island
    self.standBy = standBy
    self.controlCenter = controlCenter
  }
}
