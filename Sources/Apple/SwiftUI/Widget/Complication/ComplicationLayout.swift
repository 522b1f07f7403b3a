import ViewArchive

/// Where the content and the label of a watch's complication are.
///
/// All frames and curves are in points of the canvas, which is the archive's area. The canvas of a
/// complication with a label includes the label.
package struct ComplicationLayout: Sendable {
  /// A part of a circle that a view follows.
  package struct Arc: Sendable {
    /// Along the arc. The views are centered in it.
    package var length: CGFloat
    /// Across the arc.
    package var height: CGFloat
    package var center: CGPoint
    /// Of the line in the middle of the height.
    package var radius: CGFloat
    /// The middle of the arc, clockwise from the positive x axis.
    package var angle: Angle
    /// Whether the views' top is outside of the circle.
    package var isClockwise: Bool

    package init(
      length: CGFloat, height: CGFloat, center: CGPoint, radius: CGFloat, angle: Angle,
      isClockwise: Bool
    ) {
      self.length = length
      self.height = height
      self.center = center
      self.radius = radius
      self.angle = angle
      self.isClockwise = isClockwise
    }

    var size: CGSize { CGSize(width: length, height: height) }

    var curve: ArchiveCurve {
      ArchiveCurve(
        center: center, radius: radius, angle: angle.radians,
        anchor: CGPoint(x: length / 2, y: height / 2), isClockwise: isClockwise)
    }
  }

  /// The content of a complication without a label. The canvas has the same size or is larger.
  package var content: CGRect
  package var canvas: CGSize
  package var contentBesideLabel: CGRect
  package var canvasWithLabel: CGSize
  package var label: Arc
  /// The content's arc if the author curves it; nil if the place does not allow that.
  package var curvedContent: Arc?
  package var labelFont: Font
  package var contentFont: Font
  /// The height of gauges and progress bars in the label.
  package var barHeight: CGFloat
  /// Whether the content is masked with a circle.
  package var isMasked: Bool

  package init(
    content: CGRect, canvas: CGSize, contentBesideLabel: CGRect, canvasWithLabel: CGSize,
    label: Arc, curvedContent: Arc? = nil, labelFont: Font, contentFont: Font,
    barHeight: CGFloat, isMasked: Bool = false
  ) {
    self.content = content
    self.canvas = canvas
    self.contentBesideLabel = contentBesideLabel
    self.canvasWithLabel = canvasWithLabel
    self.label = label
    self.curvedContent = curvedContent
    self.labelFont = labelFont
    self.contentFont = contentFont
    self.barHeight = barHeight
    self.isMasked = isMasked
  }
}
