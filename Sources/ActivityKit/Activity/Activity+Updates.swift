/// Values over time; without a host there is never another one, and the sequence ends.
public struct ActivitySequence<Element>: AsyncSequence {
  public typealias Failure = Never

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Failure = Never

    public func next() async -> Element? { nil }

    public func next(isolation actor: isolated (any Actor)?) async -> Element? { nil }
  }

  public func makeAsyncIterator() -> Iterator { Iterator() }
}

extension ActivitySequence: Sendable where Element: Sendable {}

extension Activity {
  public typealias ActivityUpdates = ActivitySequence<Activity<Attributes>>
  public typealias ActivityStateUpdates = ActivitySequence<ActivityState>
  public typealias ContentUpdates = ActivitySequence<ActivityContent<ContentState>>
  public typealias ContentStateUpdates = ActivitySequence<ContentState>
  public typealias PushTokenUpdates = ActivitySequence<Data>

  public static var activityUpdates: ActivityUpdates { ActivityUpdates() }
  public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }

  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates() }
  public var contentUpdates: ContentUpdates { ContentUpdates() }
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }

  @available(*, deprecated, message: "use contentUpdates")
  public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates() }
}
