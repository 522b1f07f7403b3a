// UIKit's named colours. Their values are in `SystemPalette`.

extension UIColor {
  public class var systemRed: UIColor { UIColor(source: .palette(.red)) }
  public class var systemOrange: UIColor { UIColor(source: .palette(.orange)) }
  public class var systemYellow: UIColor { UIColor(source: .palette(.yellow)) }
  public class var systemGreen: UIColor { UIColor(source: .palette(.green)) }
  public class var systemMint: UIColor { UIColor(source: .palette(.mint)) }
  public class var systemTeal: UIColor { UIColor(source: .palette(.teal)) }
  public class var systemCyan: UIColor { UIColor(source: .palette(.cyan)) }
  public class var systemBlue: UIColor { UIColor(source: .palette(.blue)) }
  public class var systemIndigo: UIColor { UIColor(source: .palette(.indigo)) }
  public class var systemPurple: UIColor { UIColor(source: .palette(.purple)) }
  public class var systemPink: UIColor { UIColor(source: .palette(.pink)) }
  public class var systemBrown: UIColor { UIColor(source: .palette(.brown)) }
  public class var systemGray: UIColor { UIColor(source: .palette(.gray)) }
  public class var systemGray2: UIColor { UIColor(source: .palette(.gray2)) }
  public class var systemGray3: UIColor { UIColor(source: .palette(.gray3)) }
  public class var systemGray4: UIColor { UIColor(source: .palette(.gray4)) }
  public class var systemGray5: UIColor { UIColor(source: .palette(.gray5)) }
  public class var systemGray6: UIColor { UIColor(source: .palette(.gray6)) }
  public class var label: UIColor { UIColor(source: .palette(.label)) }
  public class var secondaryLabel: UIColor { UIColor(source: .palette(.secondaryLabel)) }
  public class var tertiaryLabel: UIColor { UIColor(source: .palette(.tertiaryLabel)) }
  public class var quaternaryLabel: UIColor { UIColor(source: .palette(.quaternaryLabel)) }
  public class var placeholderText: UIColor { UIColor(source: .palette(.placeholderText)) }
  public class var link: UIColor { UIColor(source: .palette(.link)) }
  public class var separator: UIColor { UIColor(source: .palette(.separator)) }
  public class var opaqueSeparator: UIColor { UIColor(source: .palette(.opaqueSeparator)) }
  public class var systemFill: UIColor { UIColor(source: .palette(.fill)) }
  public class var secondarySystemFill: UIColor { UIColor(source: .palette(.secondaryFill)) }
  public class var tertiarySystemFill: UIColor { UIColor(source: .palette(.tertiaryFill)) }
  public class var quaternarySystemFill: UIColor { UIColor(source: .palette(.quaternaryFill)) }
  public class var systemBackground: UIColor { UIColor(source: .palette(.background)) }
  public class var secondarySystemBackground: UIColor {
    UIColor(source: .palette(.secondaryBackground))
  }
  public class var tertiarySystemBackground: UIColor {
    UIColor(source: .palette(.tertiaryBackground))
  }
  public class var systemGroupedBackground: UIColor {
    UIColor(source: .palette(.groupedBackground))
  }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(source: .palette(.secondaryGroupedBackground))
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(source: .palette(.tertiaryGroupedBackground))
  }
  public class var tintColor: UIColor { UIColor(source: .palette(.blue)) }
}

// Colours that do not depend on traits.
extension UIColor {
  public class var black: UIColor { UIColor(ColorComponents(hex: 0x000000)) }
  public class var darkGray: UIColor { UIColor(ColorComponents(hex: 0x555555)) }
  public class var lightGray: UIColor { UIColor(ColorComponents(hex: 0xAAAAAA)) }
  public class var white: UIColor { UIColor(ColorComponents(hex: 0xFFFFFF)) }
  public class var gray: UIColor { UIColor(ColorComponents(hex: 0x808080)) }
  public class var red: UIColor { UIColor(ColorComponents(hex: 0xFF0000)) }
  public class var green: UIColor { UIColor(ColorComponents(hex: 0x00FF00)) }
  public class var blue: UIColor { UIColor(ColorComponents(hex: 0x0000FF)) }
  public class var cyan: UIColor { UIColor(ColorComponents(hex: 0x00FFFF)) }
  public class var yellow: UIColor { UIColor(ColorComponents(hex: 0xFFFF00)) }
  public class var magenta: UIColor { UIColor(ColorComponents(hex: 0xFF00FF)) }
  public class var orange: UIColor { UIColor(ColorComponents(hex: 0xFF8000)) }
  public class var purple: UIColor { UIColor(ColorComponents(hex: 0x800080)) }
  public class var brown: UIColor { UIColor(ColorComponents(hex: 0x996633)) }
  public class var darkText: UIColor { UIColor(ColorComponents(hex: 0x000000)) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
