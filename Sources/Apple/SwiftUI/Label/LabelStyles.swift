import ViewArchive

// Compatibility (styles): works | label styles `.iconOnly`, `.titleOnly`, `.titleAndIcon`

/// The default label style: `titleAndIcon`.
public struct DefaultLabelStyle {
  public init() {}
}

extension DefaultLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title, on the title's first baseline.
public struct TitleAndIconLabelStyle {
  public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

private struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration

  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
      if let iconWidth {
        configuration.icon.modifier(UnspokenModifier()).frame(minWidth: iconWidth)
      } else {
        configuration.icon.modifier(UnspokenModifier())
      }
      // Arranges the title vertically if it consists of several views.
      VStack(alignment: .leading) { configuration.title }
    }
  }
}

/// Only the icon. Assistive technology reads the title.
public struct IconOnlyLabelStyle {
  public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(SpokenLabelModifier(source: configuration.title))
  }
}

/// Only the title.
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

/// Hides its content from assistive technology, but draws it.
struct UnspokenModifier: NodeModifier {
  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    MarkNode(content, context) { node in
      var accessibility = node.accessibility ?? NodeAccessibility()
      accessibility.isHidden = true
      node.accessibility = accessibility
    }
  }
}

/// Makes assistive technology read the text of another view, which is not drawn.
struct SpokenLabelModifier<Source: View>: NodeModifier {
  let source: Source

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let text = spokenText(of: source, context)
    guard !text.isEmpty else { return content }
    return MarkNode(content, context) { node in
      var accessibility = node.accessibility ?? NodeAccessibility()
      accessibility.label = text
      node.accessibility = accessibility
    }
  }
}
