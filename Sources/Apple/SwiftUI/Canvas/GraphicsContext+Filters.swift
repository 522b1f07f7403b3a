import ViewArchive

extension GraphicsContext {
  /// An image filter for the drawings that follow.
  public struct Filter: Sendable {
    let effects: @MainActor @Sendable (EnvironmentValues, RenderSession) -> [NodeEffect]

    private static func plain(_ effect: NodeEffect) -> Filter { Filter { _, _ in [effect] } }

    /// Applies the affine part of the projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      plain(.transform(matrix.affine.archived))
    }

    /// Adds a shadow behind the drawing. `options` and `blendMode` have no effect.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment, session in
        [
          .shadow(
            color: color.resolved(color.provider, in: environment, notice: session.notice),
            radius: max(radius, 0), x: x, y: y)
        ]
      }
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { environment, session in
        [
          .colorMultiply(
            color.resolved(color.provider, in: environment, notice: session.notice))
        ]
      }
    }

    public static func hueRotation(_ angle: Angle) -> Filter { plain(.hueRotation(angle.radians)) }

    public static func saturation(_ amount: Double) -> Filter { plain(.saturation(amount)) }

    public static func brightness(_ amount: Double) -> Filter { plain(.brightness(amount)) }

    public static func contrast(_ amount: Double) -> Filter { plain(.contrast(amount)) }

    /// - Parameter amount: At least 0.5 inverts the colours; less has no effect.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { _, _ in amount >= 0.5 ? [.colorInvert] : [] }
    }

    public static func grayscale(_ amount: Double) -> Filter { plain(.grayscale(amount)) }

    public static var luminanceToAlpha: Filter { plain(.luminanceToAlpha) }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      plain(.blur(radius: max(radius, 0), opaque: options.contains(.opaque)))
    }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  /// How a drawing's colours mix with those below. A mode without an equivalent in the archive
  /// draws as `normal` and adds a notice.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    private static let equivalents: [Int32: SwiftUI.BlendMode] = [
      1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge,
      7: .colorBurn, 8: .softLight, 9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue,
      13: .saturation, 14: .color, 15: .luminosity, 20: .sourceAtop, 21: .destinationOver,
      // Clearing is the same as cutting out the drawing.
      16: .destinationOut, 23: .destinationOut, 26: .plusDarker, 27: .plusLighter,
    ]

    var effect: NodeEffect? { Self.equivalents[rawValue]?.effect }

    var isUnsupported: Bool { rawValue != 0 && Self.equivalents[rawValue] == nil }
  }
}
