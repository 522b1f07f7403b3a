/// The colors of macOS's interface.
///
/// Apple does not publish their values. These are estimates from pictures of macOS, except for the
/// labels' opacities, which are common knowledge among developers; the accent is blue.
extension NSColor {
  private static func dynamic(_ light: NSColor, _ dark: NSColor) -> NSColor {
    NSColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Black in light mode and white in dark mode.
  private static func ink(_ lightAlpha: CGFloat, _ darkAlpha: CGFloat) -> NSColor {
    dynamic(NSColor(white: 0, alpha: lightAlpha), NSColor(white: 1, alpha: darkAlpha))
  }

  private static func gray(_ light: CGFloat, _ dark: CGFloat) -> NSColor {
    dynamic(NSColor(white: light, alpha: 1), NSColor(white: dark, alpha: 1))
  }

  public class var labelColor: NSColor { ink(0.85, 0.85) }
  public class var secondaryLabelColor: NSColor { ink(0.5, 0.55) }
  public class var tertiaryLabelColor: NSColor { ink(0.26, 0.25) }
  public class var quaternaryLabelColor: NSColor { ink(0.1, 0.1) }
  public class var headerTextColor: NSColor { ink(0.85, 1) }
  public class var textColor: NSColor { ink(1, 1) }
  public class var controlTextColor: NSColor { ink(0.85, 0.85) }
  public class var disabledControlTextColor: NSColor { ink(0.25, 0.25) }
  public class var placeholderTextColor: NSColor { ink(0.25, 0.25) }
  public class var windowFrameTextColor: NSColor { ink(0.85, 0.85) }
  public class var separatorColor: NSColor { ink(0.1, 0.1) }
  public class var gridColor: NSColor { gray(0.9, 0.1) }
  public class var textBackgroundColor: NSColor { gray(1, 0.118) }
  public class var controlBackgroundColor: NSColor { gray(1, 0.118) }
  public class var windowBackgroundColor: NSColor { gray(0.925, 0.196) }
  public class var underPageBackgroundColor: NSColor { gray(0.588, 0.157) }
  public class var controlColor: NSColor {
    dynamic(NSColor(white: 1, alpha: 1), NSColor(white: 1, alpha: 0.25))
  }
  public class var unemphasizedSelectedContentBackgroundColor: NSColor { gray(0.863, 0.275) }
  public class var linkColor: NSColor {
    dynamic(
      NSColor(red: 0, green: 0.408, blue: 0.855, alpha: 1),
      NSColor(red: 0.255, green: 0.612, blue: 1, alpha: 1))
  }
  public class var controlAccentColor: NSColor { .systemBlue }
  public class var selectedContentBackgroundColor: NSColor {
    dynamic(
      NSColor(red: 0, green: 0.388, blue: 0.882, alpha: 1),
      NSColor(red: 0, green: 0.345, blue: 0.816, alpha: 1))
  }
  public class var alternateSelectedControlTextColor: NSColor { .white }
  public class var keyboardFocusIndicatorColor: NSColor {
    NSColor.controlAccentColor.withAlphaComponent(0.5)
  }
}
