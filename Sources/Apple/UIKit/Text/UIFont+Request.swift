import ViewArchive

extension UIFont {
  /// The font as the text engine finds it.
  var request: FontRequest {
    let descriptor = fontDescriptor
    let size = descriptor.pointSize
    return FontRequest(
      family: descriptor.name, size: size.isFinite ? min(max(Double(size), 1), 2000) : 17,
      weight: descriptor.weight.css, design: descriptor.design.archived,
      isItalic: descriptor.symbolicTraits.contains(.traitItalic),
      hasMonospacedDigits: descriptor.hasMonospacedDigits)
  }
}

extension UIFont.Weight {
  /// The weight from 100 to 900.
  fileprivate var css: Double {
    let known: [(UIFont.Weight, Double)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
  }
}

extension UIFontDescriptor.SystemDesign {
  fileprivate var archived: FontRequest.Design {
    switch self {
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    default: .standard
    }
  }
}
