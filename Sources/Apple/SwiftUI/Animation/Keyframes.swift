/// The values of an animation at certain times: one or more tracks.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Value> var body: Body { get }

  /// The tracks that change a value at the same time.
  var _tracks: [_KeyframeCurve<Value>] { get }
}

extension Keyframes where Body.Value == Value {
  public var _tracks: [_KeyframeCurve<Value>] { body._tracks }
}

extension Never: Keyframes {
  public var _tracks: [_KeyframeCurve<Never>] { [] }
}

extension Keyframes where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

/// The change of a value over time.
public struct _KeyframeCurve<Root> {
  /// In seconds.
  let duration: TimeInterval
  /// Sets the value at a time, given in seconds.
  let apply: (inout Root, TimeInterval) -> Void
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = Never

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public var _tracks: [_KeyframeCurve<Root>] {
    let (steps, keyPath) = (content._steps, keyPath)
    return [
      _KeyframeCurve(duration: steps.reduce(0) { $0 + $1.duration }) { root, time in
        root[keyPath: keyPath] = steps.value(at: time, from: root[keyPath: keyPath])
      }
    ]
  }
}

/// Builds tracks from the statements of a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value {
    expression
  }

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value {
    first
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks(_tracks: accumulated._tracks + next._tracks)
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence(_steps: accumulated._steps + next._steps)
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence(_steps: components.flatMap { $0._steps })
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .init(content: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .init(content: .second(component))
  }

  public static func buildBlock() -> some Keyframes<Value> {
    KeyframeTracks<Value>(_tracks: [])
  }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value {
    component
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}

struct KeyframeTracks<Value>: Keyframes {
  typealias Body = Never

  let _tracks: [_KeyframeCurve<Value>]
}

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeCurve<Value>]

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    tracks = content()._tracks
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value at a fraction of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The value after `time` seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }
}
