/// Whether a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let name: String

  public static let always = ScrollBounceBehavior(name: "always")
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private let name: String

  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What a scroll view uses its anchor for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  public static let alignment = ScrollAnchorRole(name: "alignment")
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
}

/// Whether an input device scrolls.
public struct ScrollInputBehavior: Sendable, Equatable {
  private let name: String

  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let disabled = ScrollInputBehavior(name: "disabled")
  public static let enabled = ScrollInputBehavior(name: "enabled")
}

/// How content fades at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Whether a scroll view keeps its position when its content changes.
public struct ScrollContentOffsetAdjustmentBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}
