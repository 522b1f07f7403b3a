import UIKit

extension Font {
  /// The font has a fixed size: it does not follow Dynamic Type.
  public init(_ font: UIFont) {
    let descriptor = font.fontDescriptor
    let size = descriptor.pointSize
    var result =
      descriptor.name.map { Font.custom($0, fixedSize: size) }
      ?? Font.system(size: size, weight: descriptor.weight.font, design: descriptor.design.font)
    if descriptor.symbolicTraits.contains(.traitItalic) { result = result.italic() }
    if descriptor.hasMonospacedDigits { result = result.monospacedDigit() }
    self = result
  }
}

extension UIFont.Weight {
  fileprivate var font: Font.Weight {
    let known: [(UIFont.Weight, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1
      ?? .regular
  }
}

extension UIFontDescriptor.SystemDesign {
  fileprivate var font: Font.Design {
    switch self {
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    default: .default
    }
  }
}
