import HostLink

extension Activity {
  public typealias ActivityUpdates = ActivitySequence<Activity<Attributes>>
  public typealias ActivityStateUpdates = ActivitySequence<ActivityState>
  public typealias ContentUpdates = ActivitySequence<ActivityContent<ContentState>>
  public typealias ContentStateUpdates = ActivitySequence<ContentState>
  public typealias PushTokenUpdates = ActivitySequence<Data>

  /// The app's activities of this type, then each one that starts, whoever starts it.
  public static var activityUpdates: ActivityUpdates {
    let center = ActivityCenter.current
    return ActivityUpdates({ center.starts(of: typeName) }, { make($0, center) })
  }

  /// The token for starting activities of this type by push, then each new one.
  public static var pushToStartTokenUpdates: PushTokenUpdates {
    let (center, type) = (ActivityCenter.current, typeName)
    return PushTokenUpdates(
      {
        _ = center.startToken(of: type)
        return center.startTokens(of: type).subscribe()
      }, { $0 })
  }

  /// The current state, then each change. Ends with `dismissed`.
  public var activityStateUpdates: ActivityStateUpdates {
    ActivityStateUpdates({ [known] in known.states.subscribe() }, { ActivityState($0) })
  }

  /// The current content, then each change.
  public var contentUpdates: ContentUpdates {
    ContentUpdates({ [known] in known.contents.subscribe() }, { Self.content(of: $0) })
  }

  @available(*, deprecated, message: "use contentUpdates")
  public var contentStateUpdates: ContentStateUpdates {
    ContentStateUpdates(
      { [known] in known.contents.subscribe() }, { Self.content(of: $0)?.state })
  }

  /// The current token if there is one, then each new one.
  public var pushTokenUpdates: PushTokenUpdates {
    PushTokenUpdates({ [known] in known.pushTokens.subscribe() }, { $0 })
  }

  private static func content(
    of message: ActivityContentMessage
  ) -> ActivityContent<ContentState>? {
    do {
      return try ActivityContent(message)
    } catch {
      report("skipped a content of \(typeName) that does not decode: \(error)")
      return nil
    }
  }
}
