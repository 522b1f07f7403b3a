import CommandArguments
import CommandContext
import DeviceSurfaces
import Foundation
import HostLink
import Rasterizer

/// A picture of a widget, a control or a Live Activity on a page.
package struct PagePicture: Sendable {
  package var caption: String
  /// Whether it is the widget above the clock of the Lock Screen.
  var isInline = false
  var startsRow = false
  package var picture: Picture
  /// In points.
  package var size: CGSize
  package var cornerRadius: Double

  package init(
    caption: String, isInline: Bool = false, startsRow: Bool = false, picture: Picture,
    size: CGSize, cornerRadius: Double
  ) {
    self.caption = caption
    self.isInline = isInline
    self.startsRow = startsRow
    self.picture = picture
    self.size = size
    self.cornerRadius = cornerRadius
  }
}

/// The content of a sheet: a section for each widget, control and Live Activity.
package struct SheetContent: Sendable {
  package struct Section: Sendable {
    var title: String
    var subtitle: String
    /// System families in order of size; `light` and `dark` have the same families.
    var light: [PagePicture]
    var dark: [PagePicture]
    /// Accessory families in vibrant mode; controls; the Dynamic Island; what a watch shows; or the
    /// widgets of a car.
    var lockScreen: [PagePicture]
    /// Whether the Lock Screen's panel shows the clock.
    var showsClock = false
    /// Whether `lockScreen` is on a black screen: of a watch or a car.
    var isBlack = false
    /// Whether pictures are missing; the subtitle says why.
    var hasFailed = false
  }

  /// Whether anything was drawn.
  package var hasPictures: Bool {
    sections.contains { !$0.light.isEmpty || !$0.lockScreen.isEmpty }
  }

  var title: String
  /// The time on the Lock Screen panels.
  var clock: String
  var subtitle: String
  var sections: [Section]

  /// - Parameter detail: What the subtitle says beside locale and time, such as the screen's size.
  init(title: String, detail: String?, settings: RenderSettings, sections: [Section]) {
    let date = dateText(settings.clock, timeZone: settings.timeZone)
    self.title = title
    clock = ScreenClock(locale: settings.locale.identifier, timeZone: settings.timeZoneName)
      .time(settings.clock)
    subtitle = [detail, settings.locale.identifier, "\(date) \(settings.timeZoneName)"]
      .compactMap(\.self).joined(separator: " · ")
    self.sections = sections
  }
}
