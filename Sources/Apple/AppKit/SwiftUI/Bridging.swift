// Compatibility: works | `Color(nsColor:)`, `Image(nsImage:)` | for macOS
import SwiftUI

extension Color {
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

extension Image {
  /// A template takes the foreground style. An image whose size was changed is drawn in that size.
  public init(nsImage: NSImage) {
    self.init(uiImage: nsImage.shown)
  }
}

extension NSImage {
  /// The image with its size and rendering mode.
  fileprivate var shown: UIImage {
    var image = content
    if size != content.size, size.width > 0, size.height > 0 {
      image = UIGraphicsImageRenderer(size: size).image { [content, size] _ in
        content.draw(in: CGRect(origin: .zero, size: size))
      }
    }
    return isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
  }
}
