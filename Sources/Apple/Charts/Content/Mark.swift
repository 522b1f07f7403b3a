import SwiftUI

/// A mark before scales are known.
///
/// Its values are in one object, which copies share until one of them changes: the arrays of a
/// chart of a thousand points would otherwise have a megabyte each.
@dynamicMemberLookup
public struct _Mark {
  enum Kind {
    case bar, line, area, point, rule, rectangle, sector
  }

  /// What a mark covers along one axis.
  enum Extent {
    case value(Datum)
    case range(Datum, Datum)
    /// Positions in the plot area, in points; nil is its edge.
    case fixed(CGFloat?, CGFloat?)
    /// One position in the plot area, in points; nil is its center.
    case position(CGFloat?)
  }

  /// Public because the subscript is.
  public struct _Values {
    var kind: Kind
    var x = Extent.fixed(nil, nil)
    var y = Extent.fixed(nil, nil)
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    var series: _PlottedValue?

    // Sectors.
    var angle: Datum?
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0

    // Modifiers. nil is the default.
    var style: AnyShapeStyle?
    var styleValue: _PlottedValue?
    var symbol: AnyChartSymbolShape?
    var symbolView: AnyView?
    var symbolValue: _PlottedValue?
    /// In points.
    var symbolSize: CGSize?
    var symbolSizeValue: _PlottedValue?
    var lineStyle: StrokeStyle?
    var lineStyleValue: _PlottedValue?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var position: MarkPosition?
    var alignsStyleWithPlot: Bool?
    var opacity = 1.0
    var zIndex: Double?
    var offset = EdgeOffsets()
    var effects: [MarkEffect] = []
    var annotations: [MarkAnnotation] = []
    var accessibility = MarkAccessibility()
  }

  private final class Storage {
    var values: _Values

    init(_ values: _Values) {
      self.values = values
    }
  }

  private var storage: Storage

  init(_ kind: Kind) {
    storage = Storage(_Values(kind: kind))
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<_Values, Value>) -> Value {
    @inline(__always) get { storage.values[keyPath: path] }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      yield &storage.values[keyPath: path]
    }
  }
}

/// `position(by:axis:span:)`: places marks with the same value side by side.
struct MarkPosition {
  var value: _PlottedValue
  var axis: Axis?
  var span: MarkDimension
}

/// How far the edges of a mark are moved, in points.
struct EdgeOffsets {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

enum MarkEffect {
  case blur(radius: CGFloat)
  case shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  /// A shape in the area that the mark covers.
  case clip(@MainActor (CGRect) -> Path, FillStyle)
  case mask([_Mark])
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  /// In points.
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: @MainActor (AnnotationContext) -> AnyView
}

struct MarkAccessibility {
  var label: Text?
  var value: Text?
  var isHidden = false
}

/// The size of a mark along one axis.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Kind: Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  /// Depends on the mark.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

  /// - Parameter value: In points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

  /// The available size without `value` points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  /// A part of the available size.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  init(kind: Kind) {
    self.kind = kind
  }

  public init(floatLiteral value: Double) {
    self.init(kind: .fixed(value))
  }

  public init(integerLiteral value: Int) {
    self.init(kind: .fixed(CGFloat(value)))
  }

  /// - Parameter automatic: The part of the available size that `automatic` means.
  func length(in available: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: available * automatic
    case .fixed(let value): value
    case .inset(let value): max(available - 2 * value, 0)
    case .ratio(let value): available * value
    }
  }
}

extension MarkDimension: CustomStringConvertible {
  public var description: String { "\(kind)" }
}

/// How marks at the same position are combined.
public struct MarkStackingMethod: Equatable, Sendable, CustomStringConvertible {
  public let description: String

  public static var standard: MarkStackingMethod { MarkStackingMethod(description: "standard") }
  /// Each mark is a part of the sum.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(description: "normalized") }
  /// Stacked around the center.
  public static var center: MarkStackingMethod { MarkStackingMethod(description: "center") }
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(description: "unstacked") }
}

/// How a line runs between two points.
public struct InterpolationMethod: Sendable, CustomStringConvertible {
  enum Kind: Sendable, Equatable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }

  let kind: Kind

  public static var linear: InterpolationMethod { Self(kind: .linear) }
  /// A cubic curve without extremes between the points.
  public static var monotone: InterpolationMethod { Self(kind: .monotone) }
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    Self(kind: .catmullRom(alpha: alpha))
  }
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    Self(kind: .cardinal(tension: tension))
  }
  public static var stepStart: InterpolationMethod { Self(kind: .stepStart) }
  public static var stepCenter: InterpolationMethod { Self(kind: .stepCenter) }
  public static var stepEnd: InterpolationMethod { Self(kind: .stepEnd) }

  public var description: String { "\(kind)" }
}
