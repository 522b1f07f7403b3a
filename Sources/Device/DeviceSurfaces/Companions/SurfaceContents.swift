import DeviceEngine
import Devices
import HostLink

/// What the picture of a surface shows, and where, so that a page can put elements over it.
package struct SurfaceContents: Codable, Equatable, Sendable {
  package struct Widget: Codable, Equatable, Sendable {
    package var placement: PlacementID
    /// In points of the screen.
    package var frame: SurfaceFrame
    /// The size of the widget's layout, in which its elements are placed.
    package var size: LinkSize
    /// The `ShownArchive.version` of the content; a tap passes it back. 0 if nothing is loaded.
    package var version: Int
    /// In reading order, in points of the layout.
    package var elements: [PictureElement]

    package init(
      placement: PlacementID, frame: SurfaceFrame, size: LinkSize, version: Int,
      elements: [PictureElement] = []
    ) {
      self.placement = placement
      self.frame = frame
      self.size = size
      self.version = version
      self.elements = elements
    }
  }

  package struct Activity: Codable, Equatable, Sendable {
    package var activity: ActivityID
    package var presentation: ActivityPresentationName
    /// In points of the screen.
    package var frame: SurfaceFrame
    package var size: LinkSize
    package var elements: [PictureElement]
  }

  package struct Control: Codable, Equatable, Sendable {
    package var control: ControlID
    /// In points of the screen.
    package var frame: SurfaceFrame
  }

  /// A list that is longer than its part of the screen. The picture has the whole list below the
  /// screen, on a clear background; frames of items are those before it is scrolled.
  package struct List: Codable, Equatable, Sendable {
    /// The part of the screen in which the list scrolls.
    package var frame: SurfaceFrame
    /// The height of the whole list.
    package var height: Double
    /// The ids of the widgets, activities and controls in it.
    package var items: [ItemID]

    init(_ list: ScrolledList, of contents: SurfaceContents) {
      frame = list.frame
      height = list.height
      items =
        contents.widgets.filter { list.contains($0.frame) }.map(\.id)
        + contents.activities.filter { list.contains($0.frame) }.map(\.id)
        + contents.controls.filter { list.contains($0.frame) }.map(\.id)
    }
  }

  /// A place without a widget.
  package struct FreeSlot: Codable, Equatable, Sendable {
    package var place: WidgetPlace
    package var family: WidgetFamilyName
    package var frame: SurfaceFrame
  }

  /// The pages of a Home Screen or Control Center.
  package struct Pages: Codable, Equatable, Sendable {
    /// The number of the page that is shown, from 0.
    package var shown: Int
    /// Includes the page that is shown, which may be an empty one after the last.
    package var count: Int
    /// The place of the page dots.
    package var dots: SurfaceFrame
    /// The ids of the widgets or controls on the other pages.
    package var others: [ItemID]
  }

  /// The second hand of a dial, which moves without a new picture.
  package struct SecondHand: Codable, Equatable, Sendable {
    /// The frame of the dial.
    package var frame: SurfaceFrame
    /// `RRGGBB`.
    package var color: String
  }

  /// The size of the screen, in points.
  package var screen: LinkSize
  package var cornerRadius: Double
  /// False in a car, which accepts no taps.
  package var isInteractive: Bool
  /// In the order of the surface.
  package var widgets: [Widget]
  package var activities: [Activity]
  package var controls: [Control]
  /// The free slots of a watch face; nil on other surfaces.
  package var slots: [FreeSlot]?
  /// nil on surfaces without pages.
  package var pages: Pages?
  /// nil if everything is on the screen.
  package var list: List?
  package var secondHand: SecondHand?

  package init(
    screen: LinkSize, cornerRadius: Double = 0, isInteractive: Bool = true, widgets: [Widget] = [],
    activities: [Activity] = [], controls: [Control] = [], slots: [FreeSlot]? = nil,
    pages: Pages? = nil, secondHand: SecondHand? = nil
  ) {
    self.screen = screen
    self.cornerRadius = cornerRadius
    self.isInteractive = isInteractive
    self.widgets = widgets
    self.activities = activities
    self.controls = controls
    self.slots = slots
    self.pages = pages
    self.secondHand = secondHand
  }
}

extension SurfaceContents {
  /// The ids of everything that the surface shows, also on its other pages.
  package var ids: Set<ItemID> {
    Set(widgets.map(\.id) + activities.map(\.id) + controls.map(\.id))
      .union(pages?.others ?? [])
  }

  /// The placements on the screen, which count as viewed.
  package var placements: [PlacementID] { widgets.map(\.placement) }
}

extension SurfaceContents.Widget {
  fileprivate var id: ItemID { .placement(placement) }
}

extension SurfaceContents.Activity {
  fileprivate var id: ItemID { .activity(activity) }
}

extension SurfaceContents.Control {
  fileprivate var id: ItemID { .control(control) }
}

extension PictureElement {
  /// The element on a surface that accepts no taps.
  var inert: PictureElement {
    var element = self
    if [.button, .link, .switch].contains(role) {
      (element.role, element.isOn, element.hint) = (.text, nil, nil)
    }
    return element
  }
}
