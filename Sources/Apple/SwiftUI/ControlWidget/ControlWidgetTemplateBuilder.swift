/// Builds a control's template from one button or toggle. Conditions may choose between several.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }

  public static func buildBlock<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  public static func buildIf<Content>(
    _ content: Content?
  ) -> _ControlTemplateChoice<Content, EmptyControlWidgetTemplate> {
    content.map { .first($0) } ?? .second(EmptyControlWidgetTemplate())
  }

  public static func buildEither<First, Second>(
    first: First
  ) -> _ControlTemplateChoice<First, Second> { .first(first) }

  public static func buildEither<First, Second>(
    second: Second
  ) -> _ControlTemplateChoice<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> some ControlWidgetTemplate { content }
}

/// One of two templates, chosen by a condition.
public enum _ControlTemplateChoice<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>:
  ControlWidgetTemplate
{
  case first(First)
  case second(Second)

  public typealias Body = Never

  public var body: Never { fatalError("_ControlTemplateChoice has no body") }

  public static func _output(of template: Self) -> _ControlTemplateOutput {
    switch template {
    case .first(let content): First._output(of: content)
    case .second(let content): Second._output(of: content)
    }
  }
}
