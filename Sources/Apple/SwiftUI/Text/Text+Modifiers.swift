// Compatibility (styles): accepted | `fontWidth`, `width(_:)` | with a notice, because the
//   replacement font has one width

extension Text {
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }

  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }

  public func bold() -> Text { adding(.bold(true)) }

  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }

  public func italic() -> Text { adding(.italic(true)) }

  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding(.fontChange(.monospaced)) : self
  }

  public func monospacedDigit() -> Text { adding(.fontChange(.monospacedDigit)) }

  public func foregroundColor(_ color: Color?) -> Text {
    adding(.style(color.map { EquatableStyle($0) }))
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(EquatableStyle(style)))
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// - Parameter kerning: The additional space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.tracking(kerning)) }

  /// - Parameter tracking: The additional space between characters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// - Parameter baselineOffset: In points, upwards.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baselineOffset(baselineOffset))
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.scale(scale.factor)) : self
  }

  public func accessibilityLabel(_ label: Text) -> Text { adding(.accessibilityLabel(label)) }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    adding(.accessibilityLabel(Text(labelKey)))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    adding(.accessibilityLabel(Text(label)))
  }
}
