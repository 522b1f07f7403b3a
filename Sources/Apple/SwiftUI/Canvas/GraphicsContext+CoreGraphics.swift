import PixelService
import UIKit

extension GraphicsContext {
  /// Draws with Core Graphics, in this context's coordinates. The drawings are one picture: blend
  /// modes of the `CGContext` do not see what is below it.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let (size, scale) = onMain { ($0.size, $0.context.session.displayScale) }
    let (width, height) = (size.width * scale, size.height * scale)
    guard width < 1e6, height < 1e6,
      PixelBuffer.isPlausible(width: Int(width.rounded()), height: Int(height.rounded()))
    else { return }
    let graphics = CGContext(size: size, scale: scale, isOpaque: false)
    graphics.concatenate(transform)
    try content(graphics)
    guard let image = graphics.makeImage() else { return }
    var context = self
    context.transform = .identity
    context.draw(
      Image(decorative: image, scale: scale), in: CGRect(origin: .zero, size: size))
  }
}
