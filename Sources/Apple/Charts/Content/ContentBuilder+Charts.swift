import SwiftUI

/// The marks of charts in a builder for any kind of content.
extension ContentBuilder {
  @_disfavoredOverload
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<
    First: ChartContent, Second: ChartContent, each Rest: ChartContent
  >(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> some ChartContent {
    var all = AnyChartContent(erasing: PairContent(first, second))
    for next in repeat each rest { all = AnyChartContent(erasing: PairContent(all, next)) }
    return all
  }

  @_disfavoredOverload
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }

  @_disfavoredOverload
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent { AnyChartContent(erasing: content) }
}
