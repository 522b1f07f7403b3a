import ViewArchive

/// The kind of element that a view is. The traits in the lower 16 bits are archived; the others
/// have no effect.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 6)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 7)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 16)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 17)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 18)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 19)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 20)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 21)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 23)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 22)

  /// The archived traits. Their bits are the same in `NodeAccessibility.Traits`.
  var archived: NodeAccessibility.Traits {
    NodeAccessibility.Traits(rawValue: rawValue & 0xFFFF)
  }
}
