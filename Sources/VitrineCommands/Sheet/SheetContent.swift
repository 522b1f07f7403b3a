import Foundation
import HostLink
import Rasterizer

/// A widget's picture on a page.
struct PagePicture: Sendable {
  var family: WidgetFamilyName
  var picture: Picture
  /// Points.
  var size: CGSize
  var cornerRadius: Double
}

/// What a sheet shows: a section for each widget.
struct SheetContent: Sendable {
  struct Section: Sendable {
    var title: String
    var subtitle: String
    /// System families, in the order of their sizes; both lists have the same families.
    var light: [PagePicture]
    var dark: [PagePicture]
    /// Accessory families in the vibrant mode.
    var lockScreen: [PagePicture]
  }

  var title: String
  /// The time that the Lock Screen's panels show.
  var clock: String
  var subtitle: String
  var sections: [Section]
}
