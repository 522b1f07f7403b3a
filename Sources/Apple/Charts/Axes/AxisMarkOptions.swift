import SwiftUI

/// Where the marks of an axis are.
public struct AxisMarkPosition: Sendable, Equatable, CustomStringConvertible {
  public let description: String

  public static var automatic: AxisMarkPosition { Self(description: "automatic") }
  public static var leading: AxisMarkPosition { Self(description: "leading") }
  public static var trailing: AxisMarkPosition { Self(description: "trailing") }
  public static var top: AxisMarkPosition { Self(description: "top") }
  public static var bottom: AxisMarkPosition { Self(description: "bottom") }
}

/// How the marks of an axis are aligned with the plot area.
public struct AxisMarkPreset: Sendable, Equatable, CustomStringConvertible {
  public let description: String

  public static var automatic: AxisMarkPreset { Self(description: "automatic") }
  /// Labels start at their values, like a text column.
  public static var aligned: AxisMarkPreset { Self(description: "aligned") }
  /// Grid lines extend to the labels.
  public static var extended: AxisMarkPreset { Self(description: "extended") }
  /// Labels are in the plot area.
  public static var inset: AxisMarkPreset { Self(description: "inset") }
}

/// The values of an axis that have marks.
public struct AxisMarkValues: CustomStringConvertible {
  let values: AxisMarkSet.Values
  var roundsLower: Bool?
  var roundsUpper: Bool?

  public var description: String { "\(values)" }

  public static var automatic: AxisMarkValues { automatic() }

  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .automatic(desiredCount: desiredCount, minimumStride: 0),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .stride(Double(stepSize)), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .calendar(component, count, calendar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
}

/// What happens to labels that overlap.
public struct AxisValueLabelCollisionResolution: Sendable, CustomStringConvertible {
  enum Kind: Sendable {
    case automatic, disabled, truncate
    case greedy(priority: Double, minimumSpacing: CGFloat?)
  }

  let kind: Kind

  public var description: String { "\(kind)" }

  public static var automatic: Self { Self(kind: .automatic) }
  public static var disabled: Self { Self(kind: .disabled) }
  /// Leaves out labels that overlap one with a higher priority.
  public static var greedy: Self { greedy() }
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    Self(kind: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
  public static var truncate: Self { Self(kind: .truncate) }
}

public struct AxisValueLabelOrientation: Sendable, Equatable, CustomStringConvertible {
  public let description: String

  public static var automatic: Self { Self(description: "automatic") }
  public static var horizontal: Self { Self(description: "horizontal") }
  /// Reads from top to bottom.
  public static var vertical: Self { Self(description: "vertical") }
  /// Reads from bottom to top.
  public static var verticalReversed: Self { Self(description: "verticalReversed") }
}
