/// A modification of a node's rendered content and children as a whole.
///
/// Order matters: an effect applies to the result of those before it, as SwiftUI's modifiers do.
/// `transform`, `projection`, `bend` and `clip` also affect hit testing; a fully transparent node
/// cannot be tapped.
public indirect enum NodeEffect: Equatable, Sendable {
  /// 0…1.
  case opacity(Double)
  /// In the node's own coordinates.
  case clip(ArchivePath, evenOdd: Bool, antialiased: Bool)
  /// Multiplies by the alpha of another node, whose frame is in this node's own coordinates.
  /// `luminanceToAlpha` and inverted masks are effects of the mask node.
  case mask(ArchiveNode)
  /// In the node's own coordinates.
  case transform(AffineMatrix)
  /// A transform with perspective, in the node's own coordinates.
  case projection(ProjectionMatrix)
  /// Bends the drawing along an arc, in the node's own coordinates. Glyphs and images keep their
  /// shape and are moved and turned one by one.
  case bend(ArchiveCurve)
  /// Gaussian, `radius` in points.
  case blur(radius: Double, opaque: Bool)
  /// A blurred copy of the drawing's alpha, below it. Lengths are in points.
  case shadow(color: PaintColor, radius: Double, x: Double, y: Double)
  /// How the drawing is composited over what is behind it.
  case blend(BlendMode)
  /// Flattens the content and children before later effects apply.
  case compositingGroup
  /// Added to each color component; 0 changes nothing.
  case brightness(Double)
  /// 1 changes nothing; 0 is gray.
  case contrast(Double)
  /// 1 changes nothing; 0 is gray.
  case saturation(Double)
  /// 0 changes nothing; 1 is gray.
  case grayscale(Double)
  /// Radians.
  case hueRotation(Double)
  /// Each color component becomes one minus itself.
  case colorInvert
  /// Each component is multiplied by that of the color, including alpha.
  case colorMultiply(PaintColor)
  /// The luminance becomes alpha, and the color black.
  case luminanceToAlpha
}

/// By SwiftUI's and Core Graphics' names.
public enum BlendMode: UInt8, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
  // The modes below also change the pixels where the drawing is transparent, up to the next clip.
  case sourceIn, sourceOut, destinationIn, destinationAtop, xor
}

/// x′ = a·x + c·y + tx; y′ = b·x + d·y + ty.
public struct AffineMatrix: Equatable, Sendable {
  public var a, b, c, d, tx, ty: Double

  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}
