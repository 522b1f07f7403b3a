import FoundationSupplement
import UIKit

// Compatibility (modifiers): works | `dynamicTypeSize`

/// The user's text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The older names of the text sizes.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  public static func < (left: Self, right: Self) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }

  public static func <= (left: Self, right: Self) -> Bool {
    left.dynamicTypeSize <= right.dynamicTypeSize
  }

  public static func > (left: Self, right: Self) -> Bool { right < left }

  public static func >= (left: Self, right: Self) -> Bool { right <= left }

  var dynamicTypeSize: DynamicTypeSize {
    let position = Self.allCases.firstIndex(of: self) ?? 3
    return DynamicTypeSize.allCases[position]
  }
}

/// The size and line height, in points, and the weight of each text style at each text size.
/// Source: docs/layout-facts.md §8 (Human Interface Guidelines, Typography).
enum TypeScale {
  static func metrics(
    _ style: Font.TextStyle, _ size: DynamicTypeSize, on platform: SystemPlatform = .current
  ) -> PlatformTypeScale.Metrics {
    let column = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    let other = PlatformTypeScale.metrics(style.platformStyle, textSize: column, on: platform)
    if let other { return other }
    let row = rows[style] ?? body
    return .init(
      size: row[column].0, lineHeight: row[column].1, weight: style == .headline ? 600 : 400)
  }

  private typealias Row = [(Double, Double)]

  private static let body: Row = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
    (40, 48), (47, 56), (53, 62),
  ]

  private static let rows: [Font.TextStyle: Row] = [
    .largeTitle: [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
      (52, 61), (56, 66), (60, 70),
    ],
    .title: [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
      (48, 57), (53, 62), (58, 68),
    ],
    .title2: [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
      (44, 52), (50, 59), (56, 66),
    ],
    .title3: [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
      (43, 51), (49, 58), (55, 65),
    ],
    .headline: body,
    .body: body,
    .callout: [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
      (38, 46), (44, 52), (51, 60),
    ],
    .subheadline: [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
      (36, 43), (42, 50), (49, 58),
    ],
    .footnote: [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
      (33, 40), (38, 46), (44, 52),
    ],
    .caption: [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
      (32, 39), (37, 44), (43, 51),
    ],
    .caption2: [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
      (29, 35), (34, 41), (40, 48),
    ],
  ]
}

extension Font.TextStyle {
  fileprivate var platformStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  public var sizeCategory: ContentSizeCategory {
    get {
      let position = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
      return ContentSizeCategory.allCases[position]
    }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

/// `dynamicTypeSize(_:)` with a range: clamps the text size.
public struct _DynamicTypeSizeRangeModifier {
  let lower: DynamicTypeSize
  let upper: DynamicTypeSize
}

extension _DynamicTypeSizeRangeModifier: ContextModifier {
  public typealias Body = Never

  func change(_ context: inout _ViewContext) {
    context.environment.dynamicTypeSize = min(
      max(context.environment.dynamicTypeSize, lower), upper)
  }
}

extension View {
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let inside = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      _DynamicTypeSizeRangeModifier(
        lower: inside.first ?? .xSmall, upper: inside.last ?? .accessibility5))
  }
}
