import SwiftUI

/// Marks, and types that consist of marks. Source: Swift Charts (iOS 16).
@preconcurrency @MainActor
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the content's marks. Types with a body do not implement it.
  static func _collect(_ content: Self, into collector: inout _MarkCollector)
}

extension ChartContent {
  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    Body._collect(content.body, into: &collector)
  }
}

/// The marks of a chart, in the order in which they are drawn.
public struct _MarkCollector {
  /// The maximum number of marks. The rest is left out, with a notice.
  static let maximumCount = 20_000

  private(set) var marks: [_Mark] = []
  private(set) var isFull = false

  init() {}

  mutating func append(_ mark: _Mark) {
    guard marks.count < Self.maximumCount else {
      isFull = true
      return
    }
    marks.append(mark)
  }

  /// Adds the marks of `content`, each changed by `change`.
  @MainActor
  mutating func append<Content: ChartContent>(
    _ content: Content, _ change: (inout _Mark) -> Void
  ) {
    var inner = _MarkCollector()
    Content._collect(content, into: &inner)
    for var mark in inner.marks {
      change(&mark)
      append(mark)
    }
    if inner.isFull { isFull = true }
  }
}

/// Content that adds its marks itself.
@MainActor @preconcurrency
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {
  public static func _collect(_ content: Never, into collector: inout _MarkCollector) {}
}

extension Never: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Never
  public var _plotted: _PlottedValue { .number(0) }
  public static func _value(of plotted: _PlottedValue) -> Never? { nil }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("Optional has no body") }

  public static func _collect(_ content: Wrapped?, into collector: inout _MarkCollector) {
    if let content { Wrapped._collect(content, into: &collector) }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }

  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    for element in content.data {
      if collector.isFull { return }
      Content._collect(content.content(element), into: &collector)
    }
  }
}

extension ForEach where Content: ChartContent {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public nonisolated init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public nonisolated init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0 })
  }
}

/// Groups marks, so that a modifier applies to all of them.
@MainActor @preconcurrency
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) let content: Content

  public nonisolated init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    Content._collect(content.content, into: &collector)
  }
}

/// Content whose type is erased.
@MainActor @preconcurrency
public struct AnyChartContent: PrimitiveChartContent {
  let collect: @MainActor (inout _MarkCollector) -> Void

  public nonisolated init(_ content: any ChartContent) {
    self.init(erasing: content)
  }

  public nonisolated init(erasing content: some ChartContent) {
    // Only the main actor evaluates the content.
    nonisolated(unsafe) let content = content
    collect = { Self.collect(content, into: &$0) }
  }

  private static func collect<Content: ChartContent>(
    _ content: Content, into collector: inout _MarkCollector
  ) {
    Content._collect(content, into: &collector)
  }

  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    content.collect(&collector)
  }
}
