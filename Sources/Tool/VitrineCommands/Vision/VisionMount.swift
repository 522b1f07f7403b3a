import Foundation
import Rasterizer
import ViewArchive

/// The frame in which a widget hangs on a wall or is on a table, as on visionOS.
///
/// A drawing for the eye, not a measurement: Apple publishes neither colors nor depths.
struct VisionMount {
  /// `WidgetMountingStyle` by WidgetKit's names.
  enum Style: String, CaseIterable { case elevated, recessed }
  /// `WidgetTexture` by WidgetKit's names.
  enum Texture: String, CaseIterable { case glass, paper }

  var style: Style
  var texture: Texture
  /// Whether the room is dark.
  var isDark: Bool

  /// The width of the visible wall around the frame, in points.
  private static let margin = 32.0
  /// The width of the frame, and how far it reaches into or out of the wall.
  private static let rim = 6.0
  private static let depth = 5.0

  /// The widget in its frame.
  ///
  /// - Parameters:
  ///   - widget: An archive of the widget.
  ///   - cornerRadius: In points.
  func framed(_ widget: ViewArchive, cornerRadius: Double) -> ViewArchive {
    let inset = Self.margin + Self.rim
    let whole = CGRect(
      x: 0, y: 0, width: widget.size.width + 2 * inset, height: widget.size.height + 2 * inset)
    let face = CGRect(origin: CGPoint(x: inset, y: inset), size: widget.size)
    let wall = ArchiveNode(
      kind: "wall", frame: whole,
      content: .fill(
        ArchivePath(rect: whole), gradient(wallTones, from: whole.minY, to: whole.maxY),
        evenOdd: false))
    let rim = face.insetBy(dx: -Self.rim, dy: -Self.rim)
    let shape = Shape(face: face, cornerRadius: cornerRadius)
    return ViewArchive(
      size: whole.size, displayScale: widget.displayScale,
      content: ArchiveNode(
        kind: "room", frame: whole,
        children: [wall] + mounting(rim, cornerRadius + Self.rim, whole)
          + [content(widget, shape), finish(shape)]),
      widgetURL: widget.widgetURL, images: widget.images, notices: widget.notices)
  }

  /// The face of the widget, and its outline in its own coordinates.
  private struct Shape {
    var face: CGRect
    var path: ArchivePath
    /// Everything outside of the outline, to cast a shadow into it.
    var surroundings: ArchivePath

    init(face: CGRect, cornerRadius: Double) {
      self.face = face
      let bounds = CGRect(origin: .zero, size: face.size)
      path = ArchivePath(continuousCornersOf: bounds, radius: cornerRadius)
      surroundings = ArchivePath(rect: bounds.insetBy(dx: -40, dy: -40))
      surroundings.elements += path.elements
    }
  }

  // MARK: The frame

  private var wallTones: (PaintColor, PaintColor) {
    isDark ? (gray(0.25), gray(0.16)) : (gray(0.9), gray(0.78))
  }

  /// The frame around the widget, and its depth.
  private func mounting(_ rim: CGRect, _ radius: Double, _ whole: CGRect) -> [ArchiveNode] {
    let tones = frameTones
    func frame(_ kind: String, _ paint: Paint, y: Double = 0, _ effects: [NodeEffect] = [])
      -> ArchiveNode
    {
      ArchiveNode(
        kind: kind, frame: whole,
        content: .fill(
          ArchivePath(continuousCornersOf: rim.offsetBy(dx: 0, dy: y), radius: radius), paint,
          evenOdd: false),
        effects: effects)
    }
    switch style {
    case .elevated:
      let edge = Paint.color(isDark ? gray(0.1) : gray(0.55))
      return [
        frame(
          "edge", edge, y: Self.depth,
          [.shadow(color: PaintColor.black.opacity(0.4), radius: 14, x: 0, y: 10)]),
        frame("frame", gradient(tones, from: rim.minY, to: rim.maxY)),
      ]
    case .recessed:
      // Light from above leaves the upper edge of a hole dark and the lower one bright.
      let bevel = isDark ? (gray(0.05), gray(0.4)) : (gray(0.5), gray(1))
      return [frame("frame", gradient(bevel, from: rim.minY, to: rim.maxY))]
    }
  }

  private var frameTones: (PaintColor, PaintColor) {
    switch (texture, isDark) {
    case (.glass, false): (gray(1), gray(0.82))
    case (.glass, true): (gray(0.5), gray(0.32))
    case (.paper, false): (PaintColor(red: 0.98, green: 0.97, blue: 0.94), gray(0.88))
    case (.paper, true): (gray(0.34), gray(0.28))
    }
  }

  // MARK: The widget

  /// The widget's views on the surface's background, clipped to the frame's opening.
  private func content(_ widget: ViewArchive, _ shape: Shape) -> ArchiveNode {
    ArchiveNode(
      kind: "widget", frame: shape.face,
      content: .fill(
        shape.path, .color(isDark ? PaintColor(hex: 0x1C1C1E) : .white), evenOdd: false),
      effects: [.clip(shape.path, evenOdd: false, antialiased: true)],
      children: [widget.containerBackground, widget.content].compactMap(\.self))
  }

  /// What light does on the surface: reflections of glass, the tone of paper, and the shadow in a
  /// recess.
  private func finish(_ shape: Shape) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: shape.face.size)
    var layers: [ArchiveNode] = []
    switch texture {
    case .glass:
      let sheen: [Paint.GradientStop] = [
        .init(color: PaintColor.white.opacity(0.28), location: 0),
        .init(color: PaintColor.white.opacity(0.04), location: 0.38),
        .init(color: PaintColor.white.opacity(0), location: 0.4),
        .init(color: PaintColor.white.opacity(0.1), location: 1),
      ]
      layers.append(
        ArchiveNode(
          kind: "sheen", frame: bounds,
          content: .fill(
            shape.path,
            .linearGradient(
              sheen, start: .zero, end: CGPoint(x: bounds.width, y: bounds.height)),
            evenOdd: false)))
      layers.append(rimLight(shape, PaintColor.white.opacity(0.6)))
    case .paper:
      layers.append(
        ArchiveNode(
          kind: "tone", frame: bounds,
          content: .fill(
            shape.path, .color(PaintColor(red: 0.97, green: 0.95, blue: 0.9)), evenOdd: false),
          effects: [.blend(.multiply)]))
      layers.append(rimLight(shape, PaintColor.black.opacity(0.12)))
    }
    if style == .recessed {
      layers.append(
        ArchiveNode(
          kind: "recess", frame: bounds,
          content: .fill(shape.surroundings, .color(.black), evenOdd: true),
          effects: [
            .shadow(
              color: PaintColor.black.opacity(0.55), radius: 8, x: 0, y: Self.depth)
          ]))
    }
    return ArchiveNode(
      kind: "finish", frame: shape.face,
      effects: [.clip(shape.path, evenOdd: false, antialiased: true)], children: layers)
  }

  private func rimLight(_ shape: Shape, _ color: PaintColor) -> ArchiveNode {
    ArchiveNode(
      kind: "rim", frame: CGRect(origin: .zero, size: shape.face.size),
      content: .stroke(shape.path, .color(color), StrokeGeometry(width: 2)))
  }

  private func gray(_ value: Double) -> PaintColor {
    PaintColor(red: value, green: value * 0.99, blue: value * 0.97)
  }

  private func gradient(
    _ tones: (PaintColor, PaintColor), from top: Double, to bottom: Double
  ) -> Paint {
    .linearGradient(
      [.init(color: tones.0, location: 0), .init(color: tones.1, location: 1)],
      start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom))
  }
}
