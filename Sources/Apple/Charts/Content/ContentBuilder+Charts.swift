import SwiftUI

/// The marks of charts in a builder for any kind of content.
extension ContentBuilder {
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }
}

extension TupleContent: ChartContent where repeat each Content: ChartContent {
  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    for mark in repeat each content.content { collect(mark, into: &collector) }
  }

  @MainActor
  private static func collect<Mark: ChartContent>(
    _ mark: Mark, into collector: inout _MarkCollector
  ) {
    Mark._collect(mark, into: &collector)
  }
}
