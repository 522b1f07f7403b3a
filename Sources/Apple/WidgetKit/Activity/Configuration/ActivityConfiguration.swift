// Compatibility: works | `ActivityConfiguration`, `ActivityViewContext`,
//   `supplementalActivityFamilies` | a decoding error states the key path, the type and a valid
//   example

/// The presentations of a Live Activity: one view for the Lock Screen, StandBy and banners, and
/// the views of the Dynamic Island.
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

/// The activity type of the `NSUserActivity` that the app receives when the user taps a Live
/// Activity without a URL.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"

/// The data that a Live Activity's views are built from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// Whether the content's stale date has passed.
  public let isStale: Bool
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}
