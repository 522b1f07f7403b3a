/// A Live Activity's presentations: one view for the Lock Screen, StandBy and banners, and the
/// Dynamic Island's.
///
/// ```swift
/// ActivityConfiguration(for: RideAttributes.self) { context in
///   Text("\(context.state.minutes) minutes")
/// } dynamicIsland: { context in
///   DynamicIsland {
///     DynamicIslandExpandedRegion(.bottom) { Text(context.attributes.line) }
///   } compactLeading: {
///     Text(context.attributes.line)
///   } compactTrailing: {
///     Text("\(context.state.minutes)")
///   } minimal: {
///     Text("\(context.state.minutes)")
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never

  private let source: TypedActivitySource<Attributes>

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    source = TypedActivitySource(
      content: { AnyView(content($0)) }, dynamicIsland: dynamicIsland)
  }

  public var body: Never { fatalError("ActivityConfiguration has no body") }

  public static func _register(_ configuration: Self, in list: inout _WidgetList) {
    list.registrations.append(
      ActivityRegistration(attributesType: "\(Attributes.self)", source: configuration.source))
  }
}

/// The type of the `NSUserActivity` that a tap on a Live Activity without a URL delivers.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"

/// What a Live Activity's views are made of.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// The content is older than its stale date.
  public let isStale: Bool
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}
