import HostLink

/// A Live Activity.
///
/// ```swift
/// let activity = try Activity.request(
///   attributes: Ride(line: "M7"),
///   content: ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil))
/// await activity.update(ActivityContent(state: Ride.ContentState(minutes: 2), staleDate: nil))
/// ```
/// It lives in a host: the one that started the extension's process, or the one that an app's
/// environment names (`VITRINE_HOST_SOCKET`, `VITRINE_EXTENSION`). Without a host `request` throws
/// `ActivityAuthorizationError.unsupported`, there are no activities, and what would follow one
/// over time ends at once. All objects of an activity show the same state.
public class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState
  public typealias ID = String

  public final let id: String
  public final let attributes: Attributes
  let known: KnownActivity
  let center: ActivityCenter
  /// The newest content that could be decoded.
  private var decoded: (message: ActivityContentMessage, content: ActivityContent<ContentState>)

  /// Throws a `DecodingError` where the host's activity is of another type.
  init(_ known: KnownActivity, center: ActivityCenter) throws {
    let message = known.record.content
    id = known.id
    attributes = try JSONDecoder().decode(Attributes.self, from: known.attributes)
    decoded = (message, try ActivityContent(message))
    self.known = known
    self.center = center
  }

  /// The attributes' type as hosts and pushes name it.
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

  /// For updates by push; nil until the host has made one, and where none was asked for.
  public var pushToken: Data? { known.record.pushToken }

  /// The app's activities of this type that are not dismissed, in the order of their starts. Asks
  /// the host, five seconds at most.
  public static var activities: [Activity<Attributes>] {
    let center = ActivityCenter.current
    return center.activities(of: typeName).compactMap { made($0, center) }
  }

  /// For starts by push, one a type. Asks the host, five seconds at most.
  public static var pushToStartToken: Data? {
    ActivityCenter.current.startToken(of: typeName)
  }

  /// nil, and told, where the process's type is not that of the activity.
  static func made(_ known: KnownActivity, _ center: ActivityCenter) -> Activity<Attributes>? {
    do {
      return try Activity(known, center: center)
    } catch {
      report("the activity \(known.id) is no \(typeName): \(error)")
      return nil
    }
  }
}
