import ViewArchive

// Compatibility (styles): partial | `MeshGradient` | **silent**: cells are drawn as strips of
//   linear gradients, without Bézier control points; as the style of other shapes, a linear
//   gradient

/// A gradient between colours at the points of a grid.
///
/// It is approximated, because archives have no such paint. As a view, it draws each grid cell as
/// strips with straight sides, each a linear gradient from the left to the right side; Bézier
/// control points are ignored. As a style it is a linear gradient through the mean colours of the
/// rows.
public struct MeshGradient: Sendable {
  private let width: Int
  private let height: Int
  private let points: [SIMD2<Float>]
  private let colors: [Color]
  private let background: Color

  /// `width` and `height` count the grid's points, at least 2 each. `points` are in row order, in
  /// unit coordinates of the bounds.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
  }

  private var isValid: Bool {
    (2...64).contains(width) && (2...64).contains(height) && points.count == width * height
      && colors.count == width * height
      && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}

extension MeshGradient: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(_ request: _PaintRequest) -> Paint {
    guard let resolved = resolved(request) else { return background._paint(request) }
    request.session.notice(
      "A MeshGradient used as a style is drawn as a linear gradient. Use it as a view instead.")
    let stops = (0..<height).map { row in
      let colors = resolved[row * width..<(row + 1) * width]
      let mean = colors.dropFirst().enumerated().reduce(resolved[row * width]) {
        ColorConversion.mix($0, $1.element, 1 / Double($1.offset + 2))
      }
      return Paint.GradientStop(color: mean, location: Double(row) / Double(height - 1))
    }
    return .linearGradient(
      stops, start: UnitPoint.top.point(in: request.bounds),
      end: UnitPoint.bottom.point(in: request.bounds))
  }

  /// Returns nil, with a notice, if the mesh is invalid.
  @MainActor
  fileprivate func resolved(_ request: _PaintRequest) -> [PaintColor]? {
    guard isValid else {
      request.session.notice(
        "Invalid MeshGradient of \(width) by \(height) with \(points.count) points and "
          + "\(colors.count) colors: only its background is drawn. Width and height must be 2 to "
          + "64, with \(width) x \(height) finite points and as many colors.")
      return nil
    }
    return colors.map {
      $0.resolved($0.provider, in: request.environment, notice: request.session.notice)
    }
  }
}

extension MeshGradient: ComparedStyle {
  func hasSameValues(as other: MeshGradient) -> Bool {
    width == other.width && height == other.height && points == other.points
      && colors == other.colors && background == other.background
  }
}

extension MeshGradient: View {
  public typealias Body = Never

  public var body: Never { fatalError("MeshGradient is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    [MeshGradientNode(view, context)]
  }

  /// The strips of the cells in each row, for a mesh with one row of cells.
  private static let stripCount = 48

  /// Returns the mesh's strips with their paints.
  @MainActor
  fileprivate func strips(_ request: _PaintRequest) -> [(Path, Paint)] {
    guard let resolved = resolved(request) else { return [] }
    let count = max(Self.stripCount / (max(width, height) - 1), 2)
    return (0..<height - 1).flatMap { row in
      (0..<width - 1).flatMap { column in
        let corner = row * width + column
        let cell = MeshCell(
          corners: [corner, corner + 1, corner + width, corner + width + 1].map { corner in
            (
              UnitPoint(x: CGFloat(points[corner].x), y: CGFloat(points[corner].y))
                .point(in: request.bounds), resolved[corner]
            )
          })
        return (0..<count).map { cell.strip($0, of: count) }
      }
    }
  }

  @MainActor
  fileprivate func node(_ size: CGSize, _ context: _ViewContext) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: size)
    let request = _PaintRequest(context, bounds: bounds)
    return ArchiveNode(
      kind: "MeshGradient", frame: bounds,
      content: .fill(Path(bounds).archived, background._paint(request), evenOdd: false),
      effects: [.clip(Path(bounds).archived, evenOdd: false, antialiased: false)],
      children: strips(request).map { path, paint in
        ArchiveNode(
          kind: "strip", frame: bounds, content: .fill(path.archived, paint, evenOdd: false))
      })
  }
}

@MainActor
final class MeshGradientNode: _LayoutNode {
  private let gradient: MeshGradient
  private let context: _ViewContext

  init(_ gradient: MeshGradient, _ context: _ViewContext) {
    self.gradient = gradient
    self.context = context
    super.init(context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    gradient.node(drawableSize(size(proposal)), context)
  }
}

/// A quadrilateral between four points of a mesh: top left, top right, bottom left, bottom right.
private struct MeshCell {
  let corners: [(point: CGPoint, color: PaintColor)]

  /// A strip reaches below the next one, and a cell below the next cell, so that no seams show.
  /// Translucent ones overlap little, because the color of an overlap is denser.
  @MainActor
  func strip(_ index: Int, of count: Int) -> (Path, Paint) {
    let isOpaque = corners.allSatisfy { $0.color.alpha >= 1 }
    let overlap = isOpaque ? 1 : 0.06
    let top = Double(index) / Double(count)
    let bottom = min(Double(index + 1) + overlap, Double(count) + 0.06) / Double(count)
    let right = isOpaque ? 1.02 : 1.002
    let middle = (Double(index) + 0.5) / Double(count)
    let path = Path { path in
      path.addLines([point(0, top), point(right, top), point(right, bottom), point(0, bottom)])
      path.closeSubpath()
    }
    let colors = [0, 1].map {
      ColorConversion.mix(corners[$0].color, corners[$0 + 2].color, middle)
    }
    return (
      path,
      .linearGradient(
        [
          Paint.GradientStop(color: colors[0], location: 0),
          Paint.GradientStop(color: colors[1], location: 1),
        ], start: point(0, middle), end: point(1, middle))
    )
  }

  /// The bilinear interpolation of the corners.
  private func point(_ x: Double, _ y: Double) -> CGPoint {
    let weights = [(1 - x) * (1 - y), x * (1 - y), (1 - x) * y, x * y]
    return zip(corners, weights).reduce(into: .zero) { sum, weighted in
      sum.x += weighted.0.point.x * weighted.1
      sum.y += weighted.0.point.y * weighted.1
    }
  }
}
