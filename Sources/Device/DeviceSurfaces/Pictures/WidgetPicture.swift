import Devices
import Foundation
import HostLink
import StableHash

/// A picture of a widget or a control for a page: the file, its accessibility elements, and how
/// long it is valid.
package struct WidgetPicture: Equatable, Sendable {
  package var png: Data
  /// A hash of the file's bytes, as 16 hexadecimal digits. Different pictures have different tags.
  package var tag: String
  /// In points of the widget's layout.
  package var size: LinkSize
  /// Pixels per point.
  package var scale: Double
  /// The `ShownArchive.version` of the content. A tap on the picture passes it back to the host.
  package var version: Int
  /// In reading order.
  package var elements: [PictureElement]
  /// The views that a page animates separately when the next picture arrives.
  package var parts: [PicturePart]
  /// The device's time at which a text or a progress changes next; nil if nothing changes.
  package var nextChange: Date?
  /// The symbol of a control, whose `png` is only the platter.
  package var symbol: SymbolPicture?
  /// What the picture of a whole surface shows; nil for other pictures.
  package var contents: SurfaceContents?

  package init(
    png: Data, tag: String, size: LinkSize, scale: Double, version: Int,
    elements: [PictureElement] = [], parts: [PicturePart] = [], nextChange: Date? = nil,
    symbol: SymbolPicture? = nil, contents: SurfaceContents? = nil
  ) {
    self.png = png
    self.tag = tag
    self.size = size
    self.scale = scale
    self.version = version
    self.elements = elements
    self.parts = parts
    self.nextChange = nextChange
    self.symbol = symbol
    self.contents = contents
  }
}

/// A control's symbol without the platter, so that a page can animate it.
package struct SymbolPicture: Equatable, Sendable {
  package var png: Data
  /// A hash of the file's bytes, like `WidgetPicture.tag`.
  package var tag: String
  /// In points of the control.
  package var frame: SurfaceFrame

  package init(png: Data, tag: String, frame: SurfaceFrame) {
    self.png = png
    self.tag = tag
    self.frame = frame
  }
}

/// The tags by which pages distinguish and cache pictures.
enum PictureTag {
  static func text(of data: Data) -> String {
    var hash = StableHash<UInt64>()
    data.withUnsafeBytes { hash.combine(words: $0) }
    return hash.hexadecimal
  }
}
