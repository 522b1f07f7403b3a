import SwiftUI

/// A mark at a value of an axis.
public protocol AxisMark {
  /// Adds the mark, or the marks of which it consists.
  func _collect(into items: inout _AxisMarkItems)
}

/// The marks at one value of an axis.
public struct _AxisMarkItems {
  var items: [AxisMarkItem] = []
}

/// One mark at one value.
struct AxisMarkItem {
  enum Kind {
    case gridLine
    case tick(AxisTick.Length)
    case label(AxisLabel)
  }

  var kind: Kind
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// The text or view of a value.
struct AxisLabel {
  enum Content {
    /// The value in the scale's own format.
    case value
    case format((_PlottedValue) -> String?)
    case view(AnyView)
  }

  var content = Content.value
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  /// In points.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// A line across the plot area.
public struct AxisGridLine: AxisMark {
  let item: AxisMarkItem

  /// - Parameter centered: Whether the line is in the middle of its value's interval.
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    item = AxisMarkItem(kind: .gridLine, isCentered: centered, stroke: stroke)
  }

  public func _collect(into items: inout _AxisMarkItems) { items.items.append(item) }
}

/// A short line beside the plot area.
public struct AxisTick: AxisMark {
  public struct Length: CustomStringConvertible, Sendable {
    enum Kind: Sendable {
      case automatic
      case fixed(CGFloat)
      /// As far as the labels reach.
      case label(extendPastBy: CGFloat)
    }

    let kind: Kind

    public var description: String { "\(kind)" }

    public static var automatic: Length { Length(kind: .automatic) }
    public static var label: Length { label() }
    public static func label(extendPastBy: CGFloat = 0) -> Length {
      Length(kind: .label(extendPastBy: extendPastBy))
    }
    public static var longestLabel: Length { longestLabel() }
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length(kind: .label(extendPastBy: extendPastBy))
    }
  }

  let item: AxisMarkItem

  public nonisolated init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    item = AxisMarkItem(kind: .tick(length), isCentered: centered, stroke: stroke)
  }

  /// - Parameter length: In points.
  public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }

  public func _collect(into items: inout _AxisMarkItems) { items.items.append(item) }
}

/// Builds the marks of an axis value from closures.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildBlock() -> some AxisMark { AxisMarkItemList(items: []) }

  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<T: AxisMark>(first content: T) -> T { content }

  public static func buildPartialBlock(
    accumulated: some AxisMark, next: some AxisMark
  ) -> some AxisMark { AxisMarkItemList(accumulated, next) }

  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    first: T1
  ) -> BuilderConditional<T1, T2> { BuilderConditional(content: .first(first)) }

  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    second: T2
  ) -> BuilderConditional<T1, T2> { BuilderConditional(content: .second(second)) }

  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> AnyAxisMark { AnyAxisMark(erasing: content) }
}

struct AxisMarkItemList: AxisMark {
  let items: [AxisMarkItem]

  init(items: [AxisMarkItem]) {
    self.items = items
  }

  init(_ marks: any AxisMark...) {
    var collected = _AxisMarkItems()
    for mark in marks { mark._collect(into: &collected) }
    items = collected.items
  }

  /// The marks, changed.
  init(_ mark: some AxisMark, _ change: (inout AxisMarkItem) -> Void) {
    var collected = _AxisMarkItems()
    mark._collect(into: &collected)
    items = collected.items.map { item in
      var item = item
      change(&item)
      return item
    }
  }

  func _collect(into items: inout _AxisMarkItems) { items.items += self.items }
}

extension Never: AxisMark {
  public func _collect(into items: inout _AxisMarkItems) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public func _collect(into items: inout _AxisMarkItems) {
    if let mark = self { mark._collect(into: &items) }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public func _collect(into items: inout _AxisMarkItems) {
    switch content {
    case .first(let mark): mark._collect(into: &items)
    case .second(let mark): mark._collect(into: &items)
    }
  }
}

/// An axis mark whose type is erased.
public struct AnyAxisMark: AxisMark {
  private let mark: any AxisMark

  public nonisolated init(_ content: any AxisMark) {
    mark = content
  }

  public nonisolated init(erasing content: some AxisMark) {
    mark = content
  }

  public func _collect(into items: inout _AxisMarkItems) { mark._collect(into: &items) }
}

extension AxisMark {
  public func font(_ font: Font?) -> some AxisMark {
    AxisMarkItemList(self) { if $0.font == nil { $0.font = font } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    AxisMarkItemList(self) { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  /// In points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    AxisMarkItemList(self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}
