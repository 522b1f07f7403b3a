import UIKit

extension ColorScheme {
  /// Returns nil if the style is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension DynamicTypeSize {
  /// Returns nil if the category is unspecified or unknown.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let position = sizeCategories.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[position]
  }
}

extension ContentSizeCategory {
  /// Returns nil if the category is unspecified or unknown.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let position = sizeCategories.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[position]
  }
}

extension UIContentSizeCategory {
  /// nil becomes `unspecified`.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let position = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
    self = position.map { sizeCategories[$0] } ?? .unspecified
  }
}

/// In the order of `DynamicTypeSize`.
private let sizeCategories: [UIContentSizeCategory] = [
  .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
  .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
]

extension EdgeInsets {
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}
