extension Edge {
  /// A corner of a rectangle. Leading is the left side.
  public enum Corner: Int8, Hashable, CaseIterable, Sendable, CustomDebugStringConvertible {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    public var debugDescription: String {
      switch self {
      case .topLeading: "topLeading"
      case .topTrailing: "topTrailing"
      case .bottomLeading: "bottomLeading"
      case .bottomTrailing: "bottomTrailing"
      }
    }
  }
}

extension Edge.Corner {
  /// Several corners.
  public struct Set: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ corner: Edge.Corner) {
      self.init(rawValue: 1 << corner.rawValue)
    }

    public static let topLeading = Set(.topLeading)
    public static let topTrailing = Set(.topTrailing)
    public static let bottomLeading = Set(.bottomLeading)
    public static let bottomTrailing = Set(.bottomTrailing)
    public static let none: Set = []
    public static let top: Set = [.topLeading, .topTrailing]
    public static let bottom: Set = [.bottomLeading, .bottomTrailing]
    public static let leading: Set = [.topLeading, .bottomLeading]
    public static let trailing: Set = [.topTrailing, .bottomTrailing]
    public static let all: Set = [.top, .bottom]

    public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }

    public var debugDescription: String {
      Edge.Corner.allCases.filter { contains($0) }.map(\.debugDescription).joined(separator: ", ")
    }
  }

  /// How round a corner is.
  ///
  /// A concentric corner has the center of the container's corner: its radius is that of the
  /// container less the distance from it.
  public struct Style: Hashable, Sendable {
    /// In points; the minimum of a concentric corner.
    var radius: CGFloat
    var isConcentric: Bool

    /// `radius` is in points.
    public static func fixed(_ radius: CGFloat) -> Style {
      Style(radius: radius, isConcentric: false)
    }

    public static var concentric: Style { Style(radius: 0, isConcentric: true) }

    /// - Parameter minimum: The smallest radius.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(radius: minimum?.radius ?? 0, isConcentric: true)
    }

    /// The radius in points, if a concentric corner has the radius `concentric`.
    func radius(concentric: CGFloat) -> CGFloat {
      let radius = isConcentric ? max(concentric, radius) : radius
      return radius.isFinite ? max(radius, 0) : 0
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self = .fixed(value)
  }

  public init(integerLiteral value: Int) {
    self = .fixed(CGFloat(value))
  }
}

extension Edge.Corner.Style: Animatable {
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

/// The styles of a rectangle's corners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  public var topLeading: Edge.Corner.Style
  public var topTrailing: Edge.Corner.Style
  public var bottomLeading: Edge.Corner.Style
  public var bottomTrailing: Edge.Corner.Style

  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
    bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  public init(all style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  public static var concentric: RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric)
  }

  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
  }

  /// `radius` is in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .fixed(radius))
  }

  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}

extension RoundedRectangularShapeCorners: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatableData(
        AnimatablePair(topLeading.radius, topTrailing.radius),
        AnimatablePair(bottomLeading.radius, bottomTrailing.radius))
    }
    set {
      topLeading.radius = newValue.first.first
      topTrailing.radius = newValue.first.second
      bottomLeading.radius = newValue.second.first
      bottomTrailing.radius = newValue.second.second
    }
  }
}

/// A rectangle with round corners.
public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the corners in a rectangle of a size in points; nil if they depend on an unknown size.
  func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    .fixed(max(cornerSize.width, cornerSize.height))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
