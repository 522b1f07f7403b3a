extension Font {
  /// The font of the current context: body.
  public static let `default` = Font.body

  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }

  public func width(_ width: Width) -> Font { adding(.width(width)) }

  public func bold() -> Font { adding(.bold) }

  /// Adds or removes bold.
  public func bold(_ isActive: Bool) -> Font { setting(.bold, isActive) }

  public func italic() -> Font { adding(.italic) }

  /// Adds or removes italics.
  public func italic(_ isActive: Bool) -> Font { setting(.italic, isActive) }

  public func monospaced() -> Font { adding(.monospaced) }

  /// Adds or removes the monospaced design.
  public func monospaced(_ isActive: Bool) -> Font { setting(.monospaced, isActive) }

  public func monospacedDigit() -> Font { adding(.monospacedDigit) }

  public func smallCaps() -> Font { adding(.smallCaps) }

  /// Adds or removes small capitals.
  public func smallCaps(_ isActive: Bool) -> Font { setting(.smallCaps, isActive) }

  public func lowercaseSmallCaps() -> Font { adding(.smallCaps) }

  /// Adds or removes small capitals for lowercase letters.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { setting(.smallCaps, isActive) }

  public func uppercaseSmallCaps() -> Font { adding(.smallCaps) }

  /// Adds or removes small capitals for uppercase letters.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { setting(.smallCaps, isActive) }

  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }

  /// The font with its size multiplied, after Dynamic Type.
  public func scaled(by factor: CGFloat) -> Font { adding(.scale(factor)) }

  /// The font with another size in points, which does not follow Dynamic Type.
  public func pointSize(_ size: CGFloat) -> Font { adding(.size(size)) }
}
