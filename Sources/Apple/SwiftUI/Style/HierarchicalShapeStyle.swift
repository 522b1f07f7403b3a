import ViewArchive

// Compatibility (styles): works | hierarchical styles, `.tint`, `.foreground`, `.background`,
//   `.separator`, `.selection`, `.fill`, `.link`, `.placeholder`
// Compatibility (modifiers): works | `foregroundStyle`, `foregroundColor`, `tint`,
//   `backgroundStyle`, `accentColor`
// Compatibility (state): works | `backgroundStyle`

/// A level of the foreground style: primary, secondary, and so on.
///
/// The system's foreground has a colour for each level. Any other style becomes more transparent
/// from level to level.
public struct HierarchicalShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(_ request: _PaintRequest) -> Paint {
    var request = request
    request.level += level
    return ForegroundStyle()._paint(request)
  }

  public func _effects(_ request: _PaintRequest) -> [NodeEffect] {
    var request = request
    request.level += level
    return ForegroundStyle()._effects(request)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _paint(_ request: _PaintRequest) -> Paint {
    var request = request
    let level = request.level
    guard let levels = request.environment.foregroundLevels, let first = levels.first else {
      return SystemColor.label(level: level)._paint(request)
    }
    // Inside the style itself, `.foreground` means the system's; this also prevents recursion.
    request.environment.foregroundLevels = nil
    request.level = 0
    if level < levels.count { return levels[level]._paint(request) }
    if let hierarchical = first.base as? HierarchicalShapeStyle {
      return SystemColor.label(level: hierarchical.level + level)._paint(request)
    }
    return first._paint(request).opacity(Self.opacity(level: level))
  }

  public func _effects(_ request: _PaintRequest) -> [NodeEffect] {
    var request = request
    guard let levels = request.environment.foregroundLevels, let first = levels.first else {
      return []
    }
    request.environment.foregroundLevels = nil
    return (request.level < levels.count ? levels[request.level] : first)._effects(request)
  }

  /// The opacity of a level for a style without a colour for each level.
  static func opacity(level: Int) -> Double {
    [1, 0.5, 0.25, 0.2, 0.15][min(max(level, 0), 4)]
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The current background style; by default the system's background colour.
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _paint(_ request: _PaintRequest) -> Paint {
    var request = request
    let style = request.environment.backgroundStyle
    request.environment.backgroundStyle = nil
    return style?._paint(request)
      ?? SystemColor.background(level: request.level)._paint(request)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _paint(_ request: _PaintRequest) -> Paint {
    var request = request
    let tint = request.environment.tintStyle
    request.environment.tintStyle = nil
    return tint?._paint(request) ?? Color.accentColor._paint(request)
  }

  public func _effects(_ request: _PaintRequest) -> [NodeEffect] {
    var request = request
    let tint = request.environment.tintStyle
    request.environment.tintStyle = nil
    return tint?._effects(request) ?? []
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private enum ForegroundLevelsKey: EnvironmentKey {
  static var defaultValue: [AnyShapeStyle]? { nil }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum TintStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The styles of `foregroundStyle(_:_:_:)`, by level; nil uses the system's colours.
  var foregroundLevels: [AnyShapeStyle]? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  package var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
}

/// `foregroundStyle(…)`.
public struct _ForegroundStyleModifier {
  let levels: [AnyShapeStyle]?
}

extension _ForegroundStyleModifier: ContextModifier {
  public typealias Body = Never

  func change(_ context: inout _ViewContext) {
    context.environment.setForeground(levels)
  }
}

extension EnvironmentValues {
  /// Sets the styles by level; nil uses the system's colours. `.secondary` means the second level
  /// of the style so far.
  mutating func setForeground(_ levels: [AnyShapeStyle]?) {
    let outer = foregroundLevels
    foregroundLevels = levels?.map { style in
      guard let hierarchical = style.base as? HierarchicalShapeStyle, let outer else {
        return style
      }
      if hierarchical.level < outer.count { return outer[hierarchical.level] }
      return AnyShapeStyle(FadedStyle(base: outer[0], level: hierarchical.level))
    }
  }
}

/// A level of a style without a colour for each level.
struct FadedStyle: ShapeStyle {
  typealias Resolved = Never

  let base: AnyShapeStyle
  let level: Int

  func _paint(_ request: _PaintRequest) -> Paint {
    base._paint(request).opacity(ForegroundStyle.opacity(level: level))
  }
}

extension View {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(levels: [AnyShapeStyle(style)]))
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(levels: [
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]))
  }

  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundStyleModifier(levels: color.map { [AnyShapeStyle($0)] }))
  }

  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
