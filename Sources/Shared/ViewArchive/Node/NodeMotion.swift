import Foundation
import StableHash

/// How a view animates when one archive replaces another: its insertion, removal and changes.
///
/// A surface that replaces one archive by the next matches views by `place`:
/// - A view in both archives changes as the newer archive's `content` and `timings` say.
/// - A view only in the newer archive appears with its `insertion`.
/// - A view only in the older archive disappears with the older archive's `removal`.
///
/// A single picture does not depend on any of this. The animation itself is the surface's work: an
/// archive carries only what the author asked for.
public struct NodeMotion: Equatable, Sendable {
  /// The view's structural identity: a hash of its position in blocks, the branches of conditions,
  /// and the identities from `ForEach` and `id(_:)`. The same in every process.
  public var place: UInt64
  /// The content transition; nil if the author leaves it to the system.
  public var content: ContentMotion?
  /// nil if the author gave no transition.
  public var insertion: TransitionMotion?
  /// nil if the author gave no transition.
  public var removal: TransitionMotion?
  /// The `animation` modifiers that apply to the view, innermost first.
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
  /// The digits roll up, or down if `countsDown` is set.
  case numericText(countsDown: Bool)
  /// The digits roll up if the value increases and down if it decreases.
  case numericValue(Double)
}

/// A view's transition: played forwards on insertion and backwards on removal.
public struct TransitionMotion: Equatable, Sendable {
  /// Played together. If empty, the change is immediate.
  public var steps: [TransitionStep]
  /// The transition's own `animation(_:)`.
  public var timing: MotionTiming?

  public init(steps: [TransitionStep], timing: MotionTiming? = nil) {
    self.steps = steps
    self.timing = timing
  }
}

/// How a view differs from its normal appearance before its insertion and after its removal.
public enum TransitionStep: Equatable, Sendable {
  /// The view is transparent.
  case opacity
  /// In multiples of the view's width and height: (-1, 0) moves it left by its own width.
  case move(x: Double, y: Double)
  /// Points.
  case offset(x: Double, y: Double)
  /// The anchor is in fractions of the view's size.
  case scale(Double, anchor: CGPoint)
  /// The view is blurred.
  case blur
}

/// One `animation(_:value:)`.
public struct ValueTiming: Equatable, Sendable {
  /// A hash of the value. The animation applies if the hash differs between the two archives; nil
  /// applies to every change.
  public var value: UInt64?
  /// nil changes without animation.
  public var timing: MotionTiming?

  public init(value: UInt64?, timing: MotionTiming?) {
    self.value = value
    self.timing = timing
  }
}

/// An animation's curve, duration and delay.
public struct MotionTiming: Equatable, Sendable {
  /// The progress over time.
  public enum Curve: Equatable, Sendable {
    /// The two inner control points.
    case bezier(CGPoint, CGPoint)
    /// 0 does not overshoot.
    case spring(bounce: Double)
  }

  /// Decides the meaning of `duration`.
  public var curve: Curve
  /// Seconds; for a spring, its perceptual duration.
  public var duration: Double
  /// Seconds.
  public var delay: Double

  public init(curve: Curve, duration: Double, delay: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }
}

/// A hash of a sequence of words. Unlike `Hasher`, it is the same in every process.
public struct PlaceHash: Equatable, Sendable {
  private var hash = StableHash<UInt64>()

  /// The hash of no words.
  public init() {}

  /// The hash of the words so far.
  public var value: UInt64 { hash.value }

  /// Adds a word. The order of words matters.
  public mutating func add(_ text: some StringProtocol) {
    hash.combine(text.utf8)
    // Ends the word, so that ("a", "b") and ("ab") differ. 0xFF never occurs in UTF-8.
    hash.combine(CollectionOfOne(0xFF))
  }
}
