import HostLink

// Compatibility: works | `Activity.request` in all forms, `update`, `end` | in an app's process,
//   and in the extension of an app that cannot perform intents; other extensions see no activities,
//   and a request throws `unsupportedTarget`. Programs find the host by `VITRINE_HOST_SOCKET` and
//   `VITRINE_EXTENSION`; without a host a request throws `unsupported`. The host's reason for a
//   rejection is printed to stderr. `update` and `end` wait 5 s for a restarting host

extension Activity {
  /// Starts an activity. Blocks until the host has answered, for up to five seconds.
  ///
  /// - Throws: `ActivityAuthorizationError`; an `EncodingError` if the attributes or the content
  ///   cannot be encoded as JSON.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType)
  }

  /// Starts an activity with a style.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType, style: style)
  }

  /// Schedules an activity. It is pending until `start`, and then begins with the alert.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity<Attributes> {
    try self.start(
      attributes, content, pushType, style: style, alert: alertConfiguration, date: start)
  }

  @available(
    *, deprecated,
    renamed: "request(attributes:content:pushType:style:alertConfiguration:start:)"
  )
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration, startDate: Date
  ) throws -> Activity<Attributes> {
    try start(
      attributes, content, pushType, style: style, alert: alertConfiguration, date: startDate)
  }

  @available(*, deprecated, message: "use request(attributes:content:pushType:)")
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, ActivityContent(state: contentState, staleDate: nil), pushType)
  }

  private static func start(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?,
    style: ActivityStyle = .standard, alert: AlertConfiguration? = nil, date: Date? = nil
  ) throws -> Activity<Attributes> {
    let message = try content.message
    let start = ActivityStart(
      attributesType: typeName, attributes: try JSONEncoder().encode(attributes), content: message,
      push: pushType?.link, isTransient: style == .transient, alert: alert?.link, start: date)
    guard start.attributes.count + message.state.count <= ActivityLimits.bytes else {
      throw ActivityAuthorizationError.attributesTooLarge
    }
    let center = ActivityCenter.current
    let answer: ActivityAnswer
    do throws(ActivityHostError) {
      answer = try center.ask(.start(start))
    } catch {
      if error != .noHost { report("\(error)") }
      throw ActivityAuthorizationError.unsupported
    }
    switch answer {
    case .activity(let record): return try Activity(center.upsert(record), center: center)
    case .refused(let refusal):
      report("cannot start \(typeName): \(refusal.message)")
      throw ActivityAuthorizationError(refusal.reason)
    default:
      report("cannot start \(typeName): the host's answer is of another type")
      throw ActivityAuthorizationError.unsupported
    }
  }
}

/// Source: "Displaying live data with Live Activities".
enum ActivityLimits {
  /// The maximum size of the attributes and the content together, as JSON.
  static let bytes = 4096
}
