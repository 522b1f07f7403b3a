import ViewArchive

/// Icon and title.
public struct DefaultLabelStyle {
  public init() {}
}

extension DefaultLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title, on its first baseline.
public struct TitleAndIconLabelStyle {
  public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon.modifier(SilentModifier())
      // Several views in a title stand one below the other.
      VStack(alignment: .leading) { configuration.title }
    }
  }
}

/// The icon alone; assistive technology reads the title.
public struct IconOnlyLabelStyle {
  public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(SpokenByModifier(speaker: configuration.title))
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle {
  public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Drawn, and not read.
struct SilentModifier: NodeModifier {
  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    MarkNode(content, context) { node in
      var accessibility = node.accessibility ?? NodeAccessibility()
      accessibility.isHidden = true
      node.accessibility = accessibility
    }
  }
}

/// Read as what another view, which is not drawn, would say.
struct SpokenByModifier<Speaker: View>: NodeModifier {
  let speaker: Speaker

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let text = joined(nodes(of: speaker, context), context).place(.unspecified).spokenText
    guard !text.isEmpty else { return content }
    return MarkNode(content, context) { node in
      var accessibility = node.accessibility ?? NodeAccessibility()
      accessibility.label = text
      node.accessibility = accessibility
    }
  }
}
