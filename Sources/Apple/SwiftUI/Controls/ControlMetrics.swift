import CoreGraphics

/// The sizes of controls, in points, in one version of the system. Source: docs/layout-facts.md §6,
/// which says which of them were measured.
struct ControlMetrics {
  struct Switch {
    var track: CGSize
    var knob: CGSize
    /// The width that the switch takes in a layout. Its track can be wider.
    var width: CGFloat
    /// The distance of the knob from the track's edge.
    var inset: CGFloat = 2
  }

  struct BorderedButton {
    /// The insets of the label.
    var horizontal, vertical: CGFloat
    /// The radius of the corners before iOS 26, where they became round.
    var radius: CGFloat
  }

  struct Slider {
    var height: CGFloat = 28
    var track: CGFloat
    var knob: CGSize
  }

  struct Segments {
    var height: CGFloat = 32
    var radius: CGFloat
    /// The distance of the selected segment from the edge.
    var inset: CGFloat = 2
    var fontSize: CGFloat = 13
  }

  struct Stepper {
    /// Of each of both buttons.
    var button = CGSize(width: 47, height: 32)
    var divider = CGSize(width: 1, height: 18)
    var radius: CGFloat
  }

  var `switch`: Switch
  var slider: Slider
  var segments: Segments
  var stepper: Stepper
  /// The height of a linear progress bar.
  var progress: CGFloat = 4

  func borderedButton(_ size: ControlSize) -> BorderedButton {
    switch size {
    case .mini, .small: BorderedButton(horizontal: 10, vertical: 5, radius: 14)
    case .regular: BorderedButton(horizontal: 12, vertical: 7, radius: 6)
    case .large, .extraLarge: BorderedButton(horizontal: 20, vertical: 15, radius: 12)
    }
  }

  /// The sizes of the system that is drawn.
  static var system: ControlMetrics { _OS(26) ? iOS26 : iOS16 }

  private static let iOS16 = ControlMetrics(
    switch: Switch(
      track: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27), width: 49),
    slider: Slider(track: 4, knob: CGSize(width: 27, height: 27)),
    segments: Segments(radius: 9), stepper: Stepper(radius: 8))

  private static let iOS26 = ControlMetrics(
    switch: Switch(
      track: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24), width: 63),
    slider: Slider(track: 6, knob: CGSize(width: 37, height: 24)),
    segments: Segments(radius: 16), stepper: Stepper(radius: 16))
}
