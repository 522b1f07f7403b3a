import ViewArchive

// Compatibility (styles): partial | `Material` | blur and tint approximate iOS, because no
//   numbers are published
// Compatibility (state): accepted | `backgroundMaterial` | does not change drawing

/// A translucent background that blurs the views behind it.
///
/// Apple publishes no numbers: blur and tint are chosen to look like iOS. `ultraThin` is the most
/// transparent material, `ultraThick` the most opaque. Inside a Live Activity there is nothing to
/// blur: the system's background is not part of the activity's own drawing.
public struct Material: Hashable, Sendable {
  /// The tint's opacity over the blurred background, 0…1.
  private let strength: Double

  public static let ultraThin = Material(strength: 0.44)
  public static let thin = Material(strength: 0.58)
  public static let regular = Material(strength: 0.7)
  public static let thick = Material(strength: 0.8)
  public static let ultraThick = Material(strength: 0.9)
  public static let bar = Material(strength: 0.8)
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material behind the view, if a view above has set it. It does not change drawing.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension Material: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(_ request: _PaintRequest) -> Paint {
    let isDark = request.environment.colorScheme == .dark
    let white = isDark ? 0.145 : 0.96
    let tint = PaintColor(red: white, green: white, blue: white, alpha: strength)
    if request.environment.isInLiveActivity {
      request.session.notice(
        "A material inside a Live Activity does not blur what is behind the activity: it is drawn "
          + "as an even wash, as on a device. Use activityBackgroundTint(_:) or a color.")
      return .color(tint)
    }
    return .material(blurRadius: 25, tint: tint)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
