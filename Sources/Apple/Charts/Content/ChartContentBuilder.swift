import SwiftUI

/// Builds the content of a chart from closures.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildBlock() -> some ChartContent { Marks([]) }

  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  public static func buildPartialBlock<T: ChartContent>(first content: T) -> T { content }

  public static func buildPartialBlock(
    accumulated: some ChartContent, next: some ChartContent
  ) -> some ChartContent {
    PairContent(accumulated, next)
  }

  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> { BuilderConditional(content: .first(first)) }

  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> { BuilderConditional(content: .second(second)) }

  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// The result of `if` and `else` in a builder.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Content {
    case first(TrueContent)
    case second(FalseContent)
  }

  let content: Content
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("BuilderConditional has no body") }

  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    switch content.content {
    case .first(let content): TrueContent._collect(content, into: &collector)
    case .second(let content): FalseContent._collect(content, into: &collector)
    }
  }
}

struct PairContent<First: ChartContent, Second: ChartContent>: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets both; then only the main actor uses them.
  nonisolated(unsafe) let first: First
  nonisolated(unsafe) let second: Second

  nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    First._collect(content.first, into: &collector)
    Second._collect(content.second, into: &collector)
  }
}

/// Given marks.
struct Marks: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) let marks: [_Mark]

  nonisolated init(_ marks: [_Mark]) {
    self.marks = marks
  }

  static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    for mark in content.marks { collector.append(mark) }
  }
}
