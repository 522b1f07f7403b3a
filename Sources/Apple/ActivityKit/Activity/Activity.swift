import HostLink

// Compatibility: works | `activities`, `activityUpdates`, `activityStateUpdates`,
//   `contentUpdates`, `contentStateUpdates`, push tokens and their updates | sequences start with
//   the current value and survive a restart of the host; a slow consumer keeps the newest 64
//   values

/// A Live Activity.
///
/// ```swift
/// let activity = try Activity.request(
///   attributes: Ride(line: "M7"),
///   content: ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil))
/// await activity.update(ActivityContent(state: Ride.ContentState(minutes: 2), staleDate: nil))
/// ```
/// The activity itself is in the host: the one that started the extension's process, or the one
/// that an app's environment names (`VITRINE_HOST_SOCKET`, `VITRINE_EXTENSION`). Without a host
/// `request` throws `ActivityAuthorizationError.unsupported`, `activities` is empty, and the update
/// sequences end at once. All objects with the same identifier show the same state.
public class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState
  public typealias ID = String

  public final let id: String
  public final let attributes: Attributes
  let known: KnownActivity
  let center: ActivityCenter
  /// The newest content that could be decoded.
  private var decoded: (message: ActivityContentMessage, content: ActivityContent<ContentState>)

  /// Throws a `DecodingError` if the host's activity is of another type.
  init(_ known: KnownActivity, center: ActivityCenter) throws {
    let message = known.record.content
    id = known.id
    attributes = try JSONDecoder().decode(Attributes.self, from: known.attributes)
    decoded = (message, try ActivityContent(message))
    self.known = known
    self.center = center
  }

  /// The name that hosts and pushes use for the attributes' type.
  static var typeName: String { "\(Attributes.self)" }

  public var activityState: ActivityState { ActivityState(known.record.state) }

  public var content: ActivityContent<ContentState> {
    let message = known.record.content
    if message != decoded.message, let content = try? ActivityContent<ContentState>(message) {
      decoded = (message, content)
    }
    return decoded.content
  }

  @available(*, deprecated, message: "use content")
  public var contentState: ContentState { content.state }

  /// The token for updates by push; nil until the host has created one, or if none was requested.
  public var pushToken: Data? { known.record.pushToken }

  /// The app's activities of this type that are not dismissed, in the order of their starts. Waits
  /// up to five seconds for the host.
  public static var activities: [Activity<Attributes>] {
    let center = ActivityCenter.current
    return center.activities(of: typeName).compactMap { make($0, center) }
  }

  /// The token for starting activities of this type by push. Waits up to five seconds for the host.
  public static var pushToStartToken: Data? {
    ActivityCenter.current.startToken(of: typeName)
  }

  /// nil if the activity does not decode as this type. Reports the reason on standard error.
  static func make(_ known: KnownActivity, _ center: ActivityCenter) -> Activity<Attributes>? {
    do {
      return try Activity(known, center: center)
    } catch {
      report("cannot decode activity \(known.id) as \(typeName): \(error)")
      return nil
    }
  }
}
