import Foundation

/// What a view asks for when its archive takes another's place: how it comes, goes and changes.
///
/// Nothing of it is seen in one picture. A surface that shows two archives one after the other finds
/// the same view in both by `place`, and plays what the newer one asks for; what a view that has
/// gone asks for is in the older one.
public struct NodeMotion: Equatable, Sendable {
  /// Stands for where the view is in its author's source: blocks' positions, branches of
  /// conditions, elements of `ForEach` and `id(_:)`. The same in every process.
  public var place: UInt64
  /// nil where the author leaves it to the system.
  public var content: ContentMotion?
  public var insertion: TransitionMotion?
  public var removal: TransitionMotion?
  /// Of the `animation` modifiers around the view, the innermost first.
  public var timings: [ValueTiming]

  public init(
    place: UInt64, content: ContentMotion? = nil, insertion: TransitionMotion? = nil,
    removal: TransitionMotion? = nil, timings: [ValueTiming] = []
  ) {
    self.place = place
    self.content = content
    self.insertion = insertion
    self.removal = removal
    self.timings = timings
  }
}

/// `contentTransition(_:)`.
public enum ContentMotion: Equatable, Sendable {
  case identity, opacity, interpolate, symbolEffect
  case numericText(countsDown: Bool)
  /// Rolls up where the value grows, and down where it gets smaller.
  case numericValue(Double)
}

/// How a view comes, read forwards, or goes, read backwards.
public struct TransitionMotion: Equatable, Sendable {
  /// Played together; none is a change at once.
  public var steps: [TransitionStep]
  /// From the transition's own `animation(_:)`.
  public var timing: MotionTiming?

  public init(steps: [TransitionStep], timing: MotionTiming? = nil) {
    self.steps = steps
    self.timing = timing
  }
}

/// Where a view is while it is not there.
public enum TransitionStep: Equatable, Sendable {
  case opacity
  /// In widths and heights of the view: (-1, 0) is beyond its left edge.
  case move(x: Double, y: Double)
  /// Points.
  case offset(x: Double, y: Double)
  /// The anchor in fractions of the view.
  case scale(Double, anchor: CGPoint)
  case blur
}

/// One `animation(_:value:)`.
public struct ValueTiming: Equatable, Sendable {
  /// Stands for the value: the animation is for changes in which it becomes another. nil is for
  /// every change.
  public var value: UInt64?
  /// nil changes at once.
  public var timing: MotionTiming?

  public init(value: UInt64?, timing: MotionTiming?) {
    self.value = value
    self.timing = timing
  }
}

/// How long a change takes, and how it goes on.
public struct MotionTiming: Equatable, Sendable {
  public enum Curve: Equatable, Sendable {
    /// The two inner control points.
    case bezier(CGPoint, CGPoint)
    /// 0 does not overshoot.
    case spring(bounce: Double)
  }

  public var curve: Curve
  /// Seconds; of a spring how long it seems to take.
  public var duration: Double
  /// Seconds.
  public var delay: Double

  public init(curve: Curve, duration: Double, delay: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }
}

/// A name for a path of words: 64-bit FNV-1a, the same in every process.
public struct PlaceHash: Equatable, Sendable {
  public private(set) var value: UInt64

  public init(_ value: UInt64 = 0xCBF2_9CE4_8422_2325) {
    self.value = value
  }

  public mutating func add(_ text: some StringProtocol) {
    for byte in text.utf8 { add(byte) }
    // Ends the word: ("a", "b") is not ("ab").
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
