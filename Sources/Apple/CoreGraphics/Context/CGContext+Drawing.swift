import ViewArchive

extension CGContext {
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    beginPath()
    if mode != .stroke { fill(path, isEvenOdd: mode.isEvenOdd) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  public func strokePath() { drawPath(using: .stroke) }

  public func fill(_ rect: CGRect) { shape({ $0.addRect(rect) }, using: .fill) }

  public func fill(_ rects: [CGRect]) { shape({ for rect in rects { $0.addRect(rect) } }) }

  public func fillEllipse(in rect: CGRect) { shape({ $0.addEllipse(in: rect) }) }

  public func stroke(_ rect: CGRect) { shape({ $0.addRect(rect) }, using: .stroke) }

  /// - Parameter width: The width of the line, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = before
  }

  public func strokeEllipse(in rect: CGRect) { shape({ $0.addEllipse(in: rect) }, using: .stroke) }

  /// - Parameter points: The ends of the first line, of the second one, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    shape(
      { shape in
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          shape.addLines(between: [points[index], points[index + 1]])
        }
      }, using: .stroke)
  }

  /// Makes a rectangle transparent; in a context without alpha, black.
  public func clear(_ rect: CGRect) {
    let before = state
    state.shadow = nil
    state.alpha = 1
    state.blendMode = format.hasAlpha ? .clear : .normal
    state.fill = .color(.black)
    fill(rect)
    state = before
  }

  /// Draws a shape that is not the current path, which is removed.
  private func shape(
    _ build: (inout PathGeometry) -> Void, using mode: CGPathDrawingMode = .fill
  ) {
    var shape = PathGeometry()
    build(&shape)
    currentPath = shape.applying(state.transform)
    drawPath(using: mode)
  }

  private func fill(_ path: PathGeometry, isEvenOdd: Bool) {
    guard !path.isEmpty, let outline = path.archived?.unaligned(scale: record.scale) else { return }
    draw(
      .fill(outline, state.fill, evenOdd: isEvenOdd),
      cover: .fill(outline, .color(.black), evenOdd: isEvenOdd), outline: outline)
  }

  private func stroke(_ path: PathGeometry) {
    guard !path.isEmpty, let pen = state.pen, state.transform.isUsable,
      let line = path.applying(state.transform.inverted()).archived
    else { return }
    draw(
      .stroke(line, state.stroke, pen), cover: .stroke(line, .color(.black), pen),
      transform: state.transform)
  }
}

// MARK: - Clips
extension CGContext {
  /// Clips to the current path, which is removed.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    beginPath()
    clip(path, isEvenOdd: rule == .evenOdd)
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    var shape = PathGeometry()
    for rect in rects { shape.addRect(rect) }
    beginPath()
    clip(shape.applying(state.transform), isEvenOdd: false)
  }

  /// Clips to an image: its alpha or, if it has none, its brightness.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard rect.isFinite, !rect.isEmpty else { return clip(PathGeometry(), isEvenOdd: false) }
    let cover = mask.format.hasAlpha ? mask : CGImage(mask.coverage)
    record.keepsImages = true
    state.masks.append(
      .mask(
        ArchiveNode(
          kind: "mask", frame: record.bounds,
          effects: [.transform(upright(rect).archived)], children: [node(of: cover, in: rect.size)])
      ))
    clip(to: rect)
  }

  /// Removes the clips that were set since the state was saved. Core Graphics removes all of them.
  public func resetClip() {
    state.clips = []
    state.masks = []
    state.clipBounds = record.bounds
  }

  /// The bounds of the clipped area in the current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.isNull ? .zero : state.clipBounds.applying(state.transform.inverted())
  }

  private func clip(_ path: PathGeometry, isEvenOdd: Bool) {
    guard let outline = path.archived else { return }
    let bounds = path.isEmpty ? CGRect.null : path.bounds
    state.clipBounds = state.clipBounds.intersection(bounds)
    state.clips.append(.clip(outline, evenOdd: isEvenOdd, antialiased: state.isAntialiased))
  }
}

extension ArchivePath {
  /// The path, unless it is a rectangle whose edges are not on whole pixels: drawing moves the
  /// edges of rectangles to whole pixels, which Core Graphics does not.
  fileprivate func unaligned(scale: CGFloat) -> ArchivePath {
    guard let rectangle else { return self }
    let edges = [rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY]
    let isAligned = edges.allSatisfy { ($0 * scale - ($0 * scale).rounded()).magnitude < 1e-6 }
    guard !isAligned, case .move(let start)? = elements.first else { return self }
    return ArchivePath(elements.dropLast() + [.line(start), .close])
  }
}
