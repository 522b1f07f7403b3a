/// A Live Activity.
///
/// An activity lives in a host. A process without one can ask, and is refused: `request` throws
/// `ActivityAuthorizationError.unsupported`, there are no activities, and what would follow one
/// over time ends at once.
public class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState
  public typealias ID = String

  public final let id: String
  public final let attributes: Attributes
  public private(set) var content: ActivityContent<ContentState>
  public private(set) var activityState: ActivityState

  init(
    id: String, attributes: Attributes, content: ActivityContent<ContentState>,
    state: ActivityState
  ) {
    self.id = id
    self.attributes = attributes
    self.content = content
    activityState = state
  }

  public static var activities: [Activity<Attributes>] { [] }
  public static var pushToStartToken: Data? { nil }
  public var pushToken: Data? { nil }

  @available(*, deprecated, message: "use content")
  public var contentState: ContentState { content.state }
}

extension Activity {
  @available(*, deprecated, message: "use request(attributes:content:pushType:)")
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }
}

extension Activity {
  /// Without a host there is nobody to show the update; the activity keeps it.
  public func update(_ content: ActivityContent<ContentState>) async {
    self.content = content
  }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    self.content = content
  }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    self.content = content
  }

  @available(*, deprecated, message: "use update(_:alertConfiguration:)")
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    content = ActivityContent(state: contentState, staleDate: nil)
  }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(content, dismissalPolicy: dismissalPolicy, timestamp: Date())
  }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    if let content { self.content = content }
    activityState = dismissalPolicy == .immediate ? .dismissed : .ended
  }

  @available(*, deprecated, message: "use end(_:dismissalPolicy:)")
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) },
      dismissalPolicy: dismissalPolicy)
  }
}
