import HostLink

extension Activity {
  /// Starts an activity; blocks until the host has answered, five seconds at most.
  ///
  /// - Throws: `ActivityAuthorizationError`; an `EncodingError` where the attributes or the content
  ///   cannot be written as JSON.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType)
  }

  /// As above, in a style.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType, style: style)
  }

  /// Schedules an activity: it is pending until `start`, and then announced.
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
    case .activity(let record): return try Activity(center.know(record), center: center)
    case .refused(let refusal):
      report("\(typeName) is not started: \(refusal.message)")
      throw ActivityAuthorizationError(refusal.reason)
    default:
      report("\(typeName) is not started: the host answered another question")
      throw ActivityAuthorizationError.unsupported
    }
  }
}

/// Source: "Displaying live data with Live Activities".
enum ActivityLimits {
  /// Of the attributes and the content together, as JSON.
  static let bytes = 4096
}
