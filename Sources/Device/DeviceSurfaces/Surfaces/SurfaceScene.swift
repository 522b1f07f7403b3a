import DeviceEngine
import Devices
import Foundation
import HostLink
import WidgetHost

/// The contents of the whole screen at one moment.
///
/// `PictureService.screen(_:scale:)` draws a scene. A scene is plain data: it holds the archives,
/// the settings and the date that the picture depends on, and refers to no host. The same scene
/// produces the same picture.
package struct SurfaceScene: Sendable {
  /// A widget and its place. A stack is represented by its top member.
  package struct Widget: Sendable {
    package var placement: PlacementID
    /// The place of the widget or of its stack.
    package var place: WidgetPlace
    package var family: WidgetFamilyName
    /// The app's name, which a Home Screen shows below the widget.
    package var title: String
    /// nil if it is not loaded yet; a plain shape is drawn.
    package var shown: ShownArchive?
    package var stack: StackDots?
    /// Whether a badge marks the widget, because it has failed or its configuration is invalid.
    package var hasProblem: Bool

    package init(
      _ placement: PlacementID = "", place: WidgetPlace, family: WidgetFamilyName,
      title: String, shown: ShownArchive?, stack: StackDots? = nil, hasProblem: Bool = false
    ) {
      self.placement = placement
      self.hasProblem = hasProblem
      self.place = place
      self.family = family
      self.title = title
      self.shown = shown
      self.stack = stack
    }
  }

  /// A control and its frame.
  package struct Control: Sendable {
    package var id: ControlID
    /// In points of the screen.
    package var frame: SurfaceFrame
    /// nil if it is not loaded yet; a plain shape is drawn.
    package var shown: ShownControl?
    package var hasProblem: Bool

    package init(
      _ id: ControlID = "", frame: SurfaceFrame, shown: ShownControl?,
      hasProblem: Bool = false
    ) {
      self.id = id
      self.hasProblem = hasProblem
      self.frame = frame
      self.shown = shown
    }
  }

  /// The card of a shortcut.
  package struct Snippet: Sendable {
    package var state: SnippetState
    /// Its view; nil for a text only.
    package var shown: ShownScreen?

    package init(state: SnippetState, shown: ShownScreen?) {
      self.state = state
      self.shown = shown
    }
  }

  /// The dots beside a stack: one for each member.
  package struct StackDots: Equatable, Sendable {
    package var count: Int
    /// The index of the visible member.
    package var top: Int

    package init(count: Int, top: Int) {
      self.count = count
      self.top = top
    }
  }

  /// The surface that fills the screen: Home Screen, Lock Screen or StandBy. The others are drawn
  /// over it.
  package var surface: SurfaceName
  /// The visible page of the Home Screen, from 0, and the number of pages.
  package var page: Int
  package var pages: Int
  package var settings: DeviceSettings
  /// The device's time.
  package var now: Date
  /// The widgets. Those of other surfaces and pages are not drawn.
  package var widgets: [Widget]
  /// The names of the apps that have an icon on the last Home Screen page.
  package var apps: [String] = []
  /// The controls in the Lock Screen's slots.
  package var controls: [Control]
  /// The activities on the Lock Screen, the topmost first.
  package var activities: [Activity]
  /// The activity of an alert in a banner at the top, on devices without an Island; nil if there is
  /// none.
  package var banner: Activity?
  /// The Dynamic Island; nil if it shows no activity.
  package var island: IslandScene?
  /// Activities over the widgets; nil if there are none.
  package var overlay: ActivityOverlay?
  /// The controls on the visible page of Control Center; nil if it is closed.
  package var controlCenter: [Control]?
  /// The visible page of Control Center, from 0, and the number of pages. The first one has the
  /// device's modules.
  package var controlCenterPage = 0
  package var controlCenterPages = 1
  /// The controls on the other pages of Control Center.
  package var otherControls: [ControlID] = []
  /// Whether the Home Screen has page dots. In a browser, those of several pages are buttons.
  package var showsPageDots = true
  /// Whether Control Center has page dots if it has several pages. In a browser, they are buttons.
  package var showsControlCenterDots = true
  /// The window of the app in front, which covers the surface; nil if there is none.
  package var app: ShownScreen?
  /// The card of a shortcut over everything else; nil if there is none.
  package var snippet: Snippet?
  /// The user's picture behind the surface, as a file; nil for the device's own wallpaper.
  package var wallpaper: Data?
  /// Whether a phone is held in landscape while an app is used, or Control Center over it. Without
  /// `app`, its window is empty.
  package var isTurned = false

  package init(
    surface: SurfaceName, page: Int = 0, pages: Int = 1, settings: DeviceSettings, now: Date,
    widgets: [Widget],
    controls: [Control] = [], activities: [Activity] = [], island: IslandScene? = nil,
    overlay: ActivityOverlay? = nil, controlCenter: [Control]? = nil
  ) {
    self.surface = surface
    self.page = page
    self.pages = pages
    self.settings = settings
    self.now = now
    self.widgets = widgets
    self.controls = controls
    self.activities = activities
    self.island = island
    self.overlay = overlay
    self.controlCenter = controlCenter
  }
}

extension SurfaceScene {
  /// Whether the surface has the wallpaper of the Home Screen.
  var isHome: Bool { surface == .home || surface == .today }

  /// The factor by which the surface enlarges an activity to the whole screen.
  var enlargement: Double { surface.traits.enlargedActivities?.presentation.scale ?? 1 }
}
