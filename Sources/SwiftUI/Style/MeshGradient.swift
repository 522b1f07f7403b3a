import ViewArchive

// Compatibility (styles): partial | `MeshGradient` | **silent**: cells are drawn as patches
//   without Bézier control points; as the style of other shapes, a linear gradient

/// A gradient between colours at the points of a grid.
///
/// It is approximated, because archives have no such paint. As a view, it draws each grid cell as
/// up to eight by eight patches of a single colour with straight sides; Bézier control points are
/// ignored. As a style it is a linear gradient through the mean colours of the rows.
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

  /// Returns the mesh's patches with their colours.
  @MainActor
  fileprivate func patches(_ request: _PaintRequest) -> [(Path, PaintColor)] {
    guard let resolved = resolved(request) else { return [] }
    let steps = max(8 * 3 / max(width, height, 3), 1)
    var patches: [(Path, PaintColor)] = []
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let corner = row * width + column
        let corners = [corner, corner + 1, corner + width, corner + width + 1]
        func point(_ x: Double, _ y: Double) -> CGPoint {
          let p = corners.map { points[$0] }
          let (x, y) = (Float(x), Float(y))
          let unit = (p[0] * (1 - x) + p[1] * x) * (1 - y) + (p[2] * (1 - x) + p[3] * x) * y
          return UnitPoint(x: CGFloat(unit.x), y: CGFloat(unit.y)).point(in: request.bounds)
        }
        for v in 0..<steps {
          for u in 0..<steps {
            let (x, y) = (Double(u) / Double(steps), Double(v) / Double(steps))
            let step = 1 / Double(steps)
            // Patches overlap slightly, so that no seams show.
            let more = step * 1.06
            let path = Path { path in
              path.addLines([
                point(x, y), point(x + more, y), point(x + more, y + more), point(x, y + more),
              ])
              path.closeSubpath()
            }
            let (mx, my) = (x + step / 2, y + step / 2)
            let color = ColorConversion.mix(
              ColorConversion.mix(resolved[corners[0]], resolved[corners[1]], mx),
              ColorConversion.mix(resolved[corners[2]], resolved[corners[3]], mx), my)
            patches.append((path, color))
          }
        }
      }
    }
    return patches
  }

  @MainActor
  fileprivate func node(_ size: CGSize, _ context: _ViewContext) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: size)
    let request = _PaintRequest(context, bounds: bounds)
    return ArchiveNode(
      kind: "MeshGradient", frame: bounds,
      content: .fill(Path(bounds).archived, background._paint(request), evenOdd: false),
      effects: [.clip(Path(bounds).archived, evenOdd: false, antialiased: false)],
      children: patches(request).map { path, color in
        ArchiveNode(
          kind: "patch", frame: bounds,
          content: .fill(path.archived, .color(color), evenOdd: false))
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
