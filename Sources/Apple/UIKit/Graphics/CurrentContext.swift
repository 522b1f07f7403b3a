import AuthorNotices
import PixelService

/// The contexts of the current thread, and those that began with `UIGraphicsBeginImageContext`.
enum ContextStack {
  private static let key = "vitrine.UIGraphics.contexts"

  struct Entry {
    let context: CGContext
    let scale: CGFloat
    /// Whether `UIGraphicsEndImageContext` removes the entry.
    let isImageContext: Bool
  }

  static var entries: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static func with<Result>(
    _ context: CGContext, scale: CGFloat, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = entries
    defer { entries = before }
    entries.append(Entry(context: context, scale: scale, isImageContext: false))
    return try body()
  }
}

/// A bitmap that UIKit creates for drawing.
struct ImageCanvas {
  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool

  /// Whether the image has pixels, and not too many of them. The image is empty otherwise.
  var isPlausible: Bool {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width.isFinite, height.isFinite, width < 1e6, height < 1e6 else { return false }
    return PixelBuffer.isPlausible(width: Int(width.rounded()), height: Int(height.rounded()))
  }

  /// - Parameters:
  ///   - size: In points. NaN and negative lengths become 0.
  ///   - scale: Pixels per point; 0 and invalid ones are the screen's.
  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.size = CGSize(
      width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    self.scale = scale.isFinite && scale > 0 ? min(scale, 100) : UIScreen.main.scale
    self.isOpaque = isOpaque
  }

  /// A context to draw in; of one pixel if the size is not plausible, with a notice if it is too
  /// large.
  func context() -> CGContext {
    guard isPlausible else {
      if size.width * scale > 1, size.height * scale > 1 {
        AuthorNotice.report(
          "UIKit: an image of \(size.width) × \(size.height) points at scale \(scale) is too "
            + "large; it stays empty. Draw at most \(PixelBuffer.areaLimit) pixels.")
      }
      return CGContext(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: false)
    }
    return CGContext(size: size, scale: scale, isOpaque: isOpaque)
  }

  func image(of context: CGContext) -> UIImage {
    guard isPlausible, let image = context.makeImage() else { return UIImage() }
    return UIImage(source: .graphics(image), size: size, scale: scale)
  }
}
