import HostLink

/// Whether a parameter's value is the result of the previous step in a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}

/// The number of values that a list accepts.
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

/// A widget's family in an intent's summary.
public enum IntentWidgetFamily: String, Hashable, Sendable, _IntentValue {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

extension IntentCollectionSize {
  /// The limit of all families.
  var counts: [ParameterDescription.ListCount] {
    [.init(minimum: range.lowerBound, maximum: range.upperBound)]
  }
}

extension [IntentWidgetFamily: IntentCollectionSize] {
  /// The limit of each family, sorted by its name.
  var counts: [ParameterDescription.ListCount] {
    map { family, size in
      .init(
        family: family.rawValue, minimum: size.range.lowerBound, maximum: size.range.upperBound)
    }.sorted { $0.family ?? "" < $1.family ?? "" }
  }
}
