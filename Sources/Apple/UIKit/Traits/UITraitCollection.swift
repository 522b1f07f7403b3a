// Compatibility: works | `UITraitCollection`

import Synchronization

/// Light or dark mode.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The type of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

extension UIUserInterfaceIdiom {
  private static let deviceIdiom = Mutex(UIUserInterfaceIdiom.phone)

  /// The type of the device, which the host sets before an evaluation.
  package static var device: UIUserInterfaceIdiom {
    get { deviceIdiom.withLock { $0 } }
    set { deviceIdiom.withLock { $0 = newValue } }
  }
}

/// The traits by which colours, images and fonts are selected.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  /// The number of pixels per point; 0 is unspecified.
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  package init(
    style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .unspecified,
    displayScale: CGFloat = 0, category: UIContentSizeCategory = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    self.displayScale = displayScale
    preferredContentSizeCategory = category
    userInterfaceIdiom = idiom
  }

  public convenience override init() { self.init(style: .unspecified) }
}

extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(style: .unspecified, contrast: accessibilityContrast)
  }

  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, displayScale: displayScale)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .unspecified, category: preferredContentSizeCategory)
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(style: .unspecified, idiom: userInterfaceIdiom)
  }

  /// Merges collections. Traits of later collections override those of earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let last = traitCollections.reversed()
    self.init(
      style: last.map(\.userInterfaceStyle).first { $0 != .unspecified } ?? .unspecified,
      contrast: last.map(\.accessibilityContrast).first { $0 != .unspecified } ?? .unspecified,
      displayScale: last.map(\.displayScale).first { $0 != 0 } ?? 0,
      category: last.map(\.preferredContentSizeCategory).first { $0 != .unspecified }
        ?? .unspecified,
      idiom: last.map(\.userInterfaceIdiom).first { $0 != .unspecified } ?? .unspecified)
  }
}

extension UITraitCollection {
  private static let key = "vitrine.UITraitCollection.current"

  /// The traits of the current thread, with which colours are resolved by default. Initially light
  /// mode with normal contrast and the text size Large.
  public static var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[key] as? UITraitCollection
        ?? UITraitCollection(
          style: .light, contrast: .normal, displayScale: UIScreen.main.scale, category: .large,
          idiom: .device)
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Calls `actions` with this collection as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Thread.current.threadDictionary[Self.key]
    defer { Thread.current.threadDictionary[Self.key] = before }
    Self.current = self
    actions()
  }
}
