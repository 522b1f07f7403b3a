/// The context that AppKit draws in.
public final class NSGraphicsContext: NSObject {
  public let cgContext: CGContext

  /// - Parameter initialFlippedState: Has no effect: the transformation of the context counts.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
  }

  /// The context of the current thread; nil outside of drawings.
  public class var current: NSGraphicsContext? {
    UIGraphicsGetCurrentContext().map { NSGraphicsContext(cgContext: $0, flipped: false) }
  }

  public class func saveGraphicsState() { UIGraphicsGetCurrentContext()?.saveGState() }

  public class func restoreGraphicsState() { UIGraphicsGetCurrentContext()?.restoreGState() }
}

/// How a drawing is combined with what is below it.
public enum NSCompositingOperation: UInt, Sendable {
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, multiply, screen, overlay, darken, lighten

  var blendMode: CGBlendMode {
    switch self {
    case .clear: .clear
    case .copy: .copy
    case .sourceOver: .normal
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    }
  }
}

extension CGRect {
  /// Fills the rectangle with the current color.
  public func fill(using operation: NSCompositingOperation = .copy) {
    UIRectFillUsingBlendMode(self, operation.blendMode)
  }

  public func clip() { UIRectClip(self) }
}
