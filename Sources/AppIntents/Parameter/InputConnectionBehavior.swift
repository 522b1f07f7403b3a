/// Whether a parameter takes the result of the step before it in a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}

/// How many values a list takes.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Equatable, Sendable {
  let range: ClosedRange<Int>

  public init(min: Int, max: Int) {
    range = min...Swift.max(min, max)
  }

  public init(exactly count: Int) {
    range = count...count
  }

  public init(integerLiteral value: Int) {
    self.init(exactly: value)
  }
}

/// A widget's family as an intent's summary names it.
public enum IntentWidgetFamily: String, Hashable, Sendable, _IntentValue {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
