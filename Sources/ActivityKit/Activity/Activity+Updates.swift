import HostLink

extension Activity {
  public typealias ActivityUpdates = ActivitySequence<Activity<Attributes>>
  public typealias ActivityStateUpdates = ActivitySequence<ActivityState>
  public typealias ContentUpdates = ActivitySequence<ActivityContent<ContentState>>
  public typealias ContentStateUpdates = ActivitySequence<ContentState>
  public typealias PushTokenUpdates = ActivitySequence<Data>

  /// The app's activities of this type, then each that begins, whoever has started it.
  public static var activityUpdates: ActivityUpdates {
    let center = ActivityCenter.current
    return ActivityUpdates({ center.starts(of: typeName) }, { made($0, center) })
  }

  /// The type's token for starts by push, and each new one.
  public static var pushToStartTokenUpdates: PushTokenUpdates {
    let (center, type) = (ActivityCenter.current, typeName)
    return PushTokenUpdates(
      {
        _ = center.startToken(of: type)
        return center.startTokens(of: type).subscribe()
      }, { $0 })
  }

  /// Begins with the present state, and ends with `dismissed`.
  public var activityStateUpdates: ActivityStateUpdates {
    ActivityStateUpdates({ [known] in known.states.subscribe() }, { ActivityState($0) })
  }

  /// Begins with the present content.
  public var contentUpdates: ContentUpdates {
    ContentUpdates({ [known] in known.contents.subscribe() }, { Self.content(of: $0) })
  }

  @available(*, deprecated, message: "use contentUpdates")
  public var contentStateUpdates: ContentStateUpdates {
    ContentStateUpdates(
      { [known] in known.contents.subscribe() }, { Self.content(of: $0)?.state })
  }

  /// Begins with the present token, where there is one.
  public var pushTokenUpdates: PushTokenUpdates {
    PushTokenUpdates({ [known] in known.pushTokens.subscribe() }, { $0 })
  }

  private static func content(
    of message: ActivityContentMessage
  ) -> ActivityContent<ContentState>? {
    do {
      return try ActivityContent(message)
    } catch {
      report("a content of \(typeName) does not decode and is left out: \(error)")
      return nil
    }
  }
}
