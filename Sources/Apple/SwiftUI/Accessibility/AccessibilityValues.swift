/// The direction in which VoiceOver adjusts a value.
public enum AccessibilityAdjustmentDirection: Sendable {
  case decrement, increment
}

/// How an area handles touches directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The role of a view in a pair of label and content.
public enum AccessibilityLabeledPairRole {
  case content, label
}

/// What a text is, so that VoiceOver reads it well.
public struct AccessibilityTextContentType: Equatable, Sendable {
  private let name: String

  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
