import SwiftUI

/// The content of a chart's axis. Source: Swift Charts (iOS 16).
public protocol AxisContent {
  /// Adds the content's marks.
  func _collect(into marks: inout _AxisMarkSets)
}

/// The sets of marks of an axis.
public struct _AxisMarkSets {
  var sets: [AxisMarkSet] = []
}

/// Marks at several values of an axis.
struct AxisMarkSet {
  enum Values {
    case automatic(desiredCount: Int?, minimumStride: Double)
    case stride(Double)
    case calendar(Calendar.Component, Int, Calendar?)
    case given([_PlottedValue])
  }

  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = Values.automatic(desiredCount: nil, minimumStride: 0)
  var roundsLower: Bool?
  var roundsUpper: Bool?
  /// The marks at one value; nil means grid line, tick and label.
  var content: ((AxisValue) -> [AxisMarkItem])?
  var format: ((_PlottedValue) -> String?)?
  var stroke: StrokeStyle?
}

/// Builds the content of an axis from closures.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildBlock() -> some AxisContent { AxisMarkSetList(sets: []) }

  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  public static func buildPartialBlock<T: AxisContent>(first content: T) -> T { content }

  public static func buildPartialBlock(
    accumulated: some AxisContent, next: some AxisContent
  ) -> some AxisContent {
    AxisMarkSetList(accumulated, next)
  }

  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> { BuilderConditional(content: .first(first)) }

  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> { BuilderConditional(content: .second(second)) }

  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent { AnyAxisContent(erasing: content) }
}

struct AxisMarkSetList: AxisContent {
  let sets: [AxisMarkSet]

  init(sets: [AxisMarkSet]) {
    self.sets = sets
  }

  init(_ contents: any AxisContent...) {
    var collected = _AxisMarkSets()
    for content in contents { content._collect(into: &collected) }
    sets = collected.sets
  }

  func _collect(into marks: inout _AxisMarkSets) { marks.sets += sets }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public func _collect(into marks: inout _AxisMarkSets) {
    if let content = self { content._collect(into: &marks) }
  }
}

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  public func _collect(into marks: inout _AxisMarkSets) {
    switch content {
    case .first(let content): content._collect(into: &marks)
    case .second(let content): content._collect(into: &marks)
    }
  }
}

/// Axis content whose type is erased.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  public nonisolated init(_ content: any AxisContent) {
    self.content = content
  }

  public nonisolated init(erasing content: some AxisContent) {
    self.content = content
  }

  public func _collect(into marks: inout _AxisMarkSets) { content._collect(into: &marks) }
}

extension AxisContent {
  /// Has no effect: the marks of an axis are drawn one by one.
  public func compositingLayer() -> some AxisContent { self }
}

/// A value of an axis.
public struct AxisValue: Sendable {
  let value: _PlottedValue
  public let index: Int
  /// The number of values.
  public let count: Int

  /// The value as a type that the data has; nil if it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(of: value) }
}
