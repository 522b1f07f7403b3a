/// A Live Activity's presentations.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  public var body: Never { fatalError("ActivityConfiguration has no body") }

  public static func _register(_ configuration: Self, in list: inout _WidgetList) {
    list.registrations.append(ActivityRegistration(attributesType: "\(Attributes.self)"))
  }
}

/// What a Live Activity's views are made of.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
}

/// The sizes of a Live Activity.
public enum ActivityFamily: Int, Codable, Hashable, CaseIterable, Sendable,
  CustomStringConvertible
{
  case small, medium

  public var description: String { self == .small ? "small" : "medium" }
}

extension WidgetConfiguration {
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    self
  }
}

extension View {
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }

  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    self
  }

  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    self
  }
}
