internal import CCairo
import ViewArchive

/// A Cairo operator: how a source is combined with the pixels below it.
struct CompositingOperator {
  let cairo: cairo_operator_t

  static let over = CompositingOperator(cairo: CAIRO_OPERATOR_OVER)
  static let source = CompositingOperator(cairo: CAIRO_OPERATOR_SOURCE)
  /// Keeps the pixels below only where the source covers them.
  static let keepInside = CompositingOperator(cairo: CAIRO_OPERATOR_DEST_IN)

  private init(cairo: cairo_operator_t) {
    self.cairo = cairo
  }

  /// nil for `plusDarker`, which Cairo does not support.
  init?(_ mode: BlendMode) {
    switch mode {
    case .normal: cairo = CAIRO_OPERATOR_OVER
    case .multiply: cairo = CAIRO_OPERATOR_MULTIPLY
    case .screen: cairo = CAIRO_OPERATOR_SCREEN
    case .overlay: cairo = CAIRO_OPERATOR_OVERLAY
    case .darken: cairo = CAIRO_OPERATOR_DARKEN
    case .lighten: cairo = CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: cairo = CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: cairo = CAIRO_OPERATOR_COLOR_BURN
    case .softLight: cairo = CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: cairo = CAIRO_OPERATOR_HARD_LIGHT
    case .difference: cairo = CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: cairo = CAIRO_OPERATOR_EXCLUSION
    case .hue: cairo = CAIRO_OPERATOR_HSL_HUE
    case .saturation: cairo = CAIRO_OPERATOR_HSL_SATURATION
    case .color: cairo = CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: cairo = CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: cairo = CAIRO_OPERATOR_ATOP
    case .destinationOver: cairo = CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: cairo = CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: cairo = CAIRO_OPERATOR_ADD
    case .sourceIn: cairo = CAIRO_OPERATOR_IN
    case .sourceOut: cairo = CAIRO_OPERATOR_OUT
    case .destinationIn: cairo = CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: cairo = CAIRO_OPERATOR_DEST_ATOP
    case .xor: cairo = CAIRO_OPERATOR_XOR
    case .plusDarker: return nil
    }
  }
}
