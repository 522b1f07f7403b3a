import SwiftUI

// Where scrolling a chart may end. The user does not scroll charts here: a chart shows its
// scroll position, and nothing calls `updateTarget`.

/// Decides where scrolling a chart ends.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  public func updateTarget(
    _ target: inout ScrollTarget, context: ScrollTargetBehaviorContext
  ) {}
}

/// The chart that scrolls, and the properties of its scroll view.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  public let chartProxy: ChartProxy
  let context: ScrollTargetBehaviorContext

  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    context[keyPath: keyPath]
  }
}

/// The values at which fast scrolling ends.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }

  public static func unit(_ unit: Value) -> MajorValueAlignment<Value>
  where Value: Numeric { MajorValueAlignment() }

  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value>
  where Value == Date { MajorValueAlignment() }
}

/// How far one gesture scrolls.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var always: Self { Self(name: "always") }
  public static var never: Self { Self(name: "never") }
}

/// Scrolling that ends at multiples of a unit, or at dates with given components.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public nonisolated init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  public nonisolated init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {}
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
}

extension View {
  /// Has no effect: the user does not scroll charts here.
  public nonisolated func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View { self }
}
