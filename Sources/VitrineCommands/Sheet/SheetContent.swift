import Foundation
import HostLink
import Rasterizer

/// A widget's picture on a page.
struct PagePicture: Sendable {
  var family: WidgetFamilyName
  var picture: Picture
  /// In points.
  var size: CGSize
  var cornerRadius: Double
}

/// The content of a sheet: a section for each widget.
struct SheetContent: Sendable {
  struct Section: Sendable {
    var title: String
    var subtitle: String
    /// System families in order of size; `light` and `dark` have the same families.
    var light: [PagePicture]
    var dark: [PagePicture]
    /// Accessory families in vibrant mode.
    var lockScreen: [PagePicture]
  }

  var title: String
  /// The time on the Lock Screen panels.
  var clock: String
  var subtitle: String
  var sections: [Section]
}
