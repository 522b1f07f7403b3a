import SwiftUI

/// Marks of the elements of a collection, whose modifiers read the elements.
@preconcurrency @MainActor
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// Adds a mark for each element, after `change` has modified it.
  static func _collectElements(
    _ content: Self, into collector: inout _MarkCollector,
    _ change: (DataElement, inout _Mark) -> Void)
}

/// A mark for each element of a collection.
struct ElementMarks<Data: RandomAccessCollection>: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets all; then only the main actor uses them.
  nonisolated(unsafe) let data: Data
  private let kind: _Mark.Kind
  nonisolated(unsafe) private let make: (Data.Element, inout _Mark) -> Void

  nonisolated init(
    _ kind: _Mark.Kind, _ data: Data, _ make: @escaping (Data.Element, inout _Mark) -> Void
  ) {
    self.kind = kind
    self.data = data
    self.make = make
  }

  static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    _collectElements(content, into: &collector) { _, _ in }
  }

  static func _collectElements(
    _ content: Self, into collector: inout _MarkCollector,
    _ change: (Data.Element, inout _Mark) -> Void
  ) {
    for element in content.data {
      if collector.isFull { return }
      var mark = _Mark(content.kind)
      content.make(element, &mark)
      change(element, &mark)
      collector.append(mark)
    }
  }
}

/// Content that consists of the marks of a collection's elements.
@MainActor @preconcurrency
protocol ElementContent<Data>: VectorizedChartContent {
  associatedtype Data: RandomAccessCollection where Data.Element == DataElement
  nonisolated static var kind: _Mark.Kind { get }
  var elements: ElementMarks<Data> { get }
  nonisolated init(elements: ElementMarks<Data>)
}

extension ElementContent {
  public var body: some ChartContent { elements }

  public static func _collectElements(
    _ content: Self, into collector: inout _MarkCollector,
    _ change: (DataElement, inout _Mark) -> Void
  ) { ElementMarks._collectElements(content.elements, into: &collector, change) }
}

/// Content whose marks are changed by their elements.
struct ModifiedElements<Content: VectorizedChartContent>: VectorizedChartContent {
  typealias DataElement = Content.DataElement
  typealias Body = Never

  // Constant. A nonisolated initializer sets both; then only the main actor uses them.
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: (DataElement, inout _Mark) -> Void

  nonisolated init(_ content: Content, _ change: @escaping (DataElement, inout _Mark) -> Void) {
    self.content = content
    self.change = change
  }

  var body: Never { fatalError("ModifiedElements has no body") }

  static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    _collectElements(content, into: &collector) { _, _ in }
  }

  static func _collectElements(
    _ content: Self, into collector: inout _MarkCollector,
    _ change: (DataElement, inout _Mark) -> Void
  ) {
    Content._collectElements(content.content, into: &collector) {
      content.change($0, &$1)
      change($0, &$1)
    }
  }
}

extension VectorizedChartContent {
  public nonisolated func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.style = $1.style ?? AnyShapeStyle($0[keyPath: keyPath]) }
  }

  public nonisolated func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.styleValue = $1.styleValue ?? value.datum($0).value }
  }

  public nonisolated func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.opacity *= min(max($0[keyPath: keyPath], 0), 1) }
  }

  public nonisolated func lineStyle(
    _ style: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.lineStyle = $1.lineStyle ?? $0[keyPath: style] }
  }

  public nonisolated func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.lineStyleValue = $1.lineStyleValue ?? value.datum($0).value }
  }

  public nonisolated func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.symbolValue = $1.symbolValue ?? value.datum($0).value }
  }

  /// - Parameter area: In square points.
  public nonisolated func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) {
      let side = max($0[keyPath: area], 0).squareRoot()
      $1.symbolSize = $1.symbolSize ?? CGSize(width: side, height: side)
    }
  }

  /// - Parameter size: In points.
  public nonisolated func symbolSize(
    _ size: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.symbolSize = $1.symbolSize ?? $0[keyPath: size] }
  }

  public nonisolated func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.symbolSizeValue = $1.symbolSizeValue ?? value.datum($0).value }
  }

  public nonisolated func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) {
      $1.position =
        $1.position ?? MarkPosition(value: value.datum($0).value, axis: axis, span: span)
    }
  }

  // MARK: Accessibility

  public nonisolated func accessibilityLabel(
    _ label: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.accessibility.label = $0[keyPath: label] }
  }

  public nonisolated func accessibilityLabel(
    _ labelKey: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.accessibility.label = Text($0[keyPath: labelKey]) }
  }

  public nonisolated func accessibilityLabel(
    _ label: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.accessibility.label = Text($0[keyPath: label]) }
  }

  public nonisolated func accessibilityValue(
    _ valueDescription: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.accessibility.value = $0[keyPath: valueDescription] }
  }

  public nonisolated func accessibilityValue(
    _ valueKey: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.accessibility.value = Text($0[keyPath: valueKey]) }
  }

  public nonisolated func accessibilityValue(
    _ value: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.accessibility.value = Text($0[keyPath: value]) }
  }

  public nonisolated func accessibilityHidden(
    _ hidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedElements(self) { $1.accessibility.isHidden = $0[keyPath: hidden] }
  }

  /// Has no effect.
  public nonisolated func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> { ModifiedElements(self) { _, _ in } }
}
