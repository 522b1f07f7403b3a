import Devices
import Foundation
import ViewArchive

/// A view in a picture that a page may move apart from the rest when the picture becomes another.
public struct PicturePart: Codable, Equatable, Sendable {
  /// The same for the same view in two pictures, and once in a picture.
  public var place: String
  /// Of what it shows: another tag shows something else.
  public var tag: String
  /// In points from the picture's top left corner.
  public var frame: SurfaceFrame
  /// The place of the part that it stands in.
  public var inside: String?
  public var change: Change?
  public var insertion: Transition?
  public var removal: Transition?
  /// The innermost first.
  public var timings: [TimingByValue]?
  /// Of one line whose digits roll: glyphs as they stand, left to right.
  public var glyphs: [Glyph]?

  /// How its content becomes another; nil is the system's own way.
  public struct Change: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable {
      case identity, opacity, interpolate, symbolEffect, numericText
    }
    public var kind: Kind
    public var countsDown: Bool?
    public var value: Double?
  }

  public struct Transition: Codable, Equatable, Sendable {
    public var steps: [Step]
    public var timing: Timing?
  }

  /// Where a view is while it is not there.
  public struct Step: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable { case opacity, move, offset, scale, blur }
    public var kind: Kind
    /// Of a move in the view's own sizes, of an offset in points, of a scale its anchor.
    public var x: Double?
    public var y: Double?
    public var scale: Double?
  }

  public struct TimingByValue: Codable, Equatable, Sendable {
    /// Another value in the next picture calls for this animation; nil calls for it always.
    public var value: String?
    /// nil changes at once.
    public var timing: Timing?
  }

  public struct Timing: Codable, Equatable, Sendable {
    /// Seconds.
    public var duration: Double
    public var delay: Double
    /// The inner control points: x1, y1, x2, y2.
    public var curve: [Double]?
    /// Of a spring.
    public var bounce: Double?
  }

  public struct Glyph: Codable, Equatable, Sendable {
    public var id: UInt32
    /// Points from the part's left edge.
    public var x: Double
    public var width: Double
  }
}

extension PicturePart {
  init(_ motion: NodeMotion, place: String, node: ArchiveNode, frame: CGRect, inside: String?) {
    self.place = place
    self.inside = inside
    self.frame = SurfaceFrame(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    var resting = node
    resting.frame.origin = .zero
    var hash = PlaceHash()
    hash.add(resting.tree(precision: 2))
    tag = String(hash.value, radix: 36)
    change = motion.content.map(Change.init)
    insertion = motion.insertion.map(Transition.init)
    removal = motion.removal.map(Transition.init)
    let timings = motion.timings.map(TimingByValue.init)
    self.timings = timings.isEmpty ? nil : timings
    // What is drawn larger or smaller has its glyphs elsewhere.
    if change?.kind == .numericText, frame.size == node.frame.size,
      case .text(let block) = node.content
    {
      glyphs = Self.glyphs(of: block)
    }
  }

  /// nil for what is not one line.
  private static func glyphs(of block: TextBlock) -> [Glyph]? {
    guard block.lines.count == 1, let line = block.lines.first else { return nil }
    let starts = line.runs.flatMap { run in run.glyphs.map { (id: $0.id, x: $0.x) } }
      .sorted { $0.x < $1.x }
    // More are a sentence, which rolls as one.
    guard !starts.isEmpty, starts.count <= 16 else { return nil }
    return starts.indices.map { place in
      let end = place + 1 < starts.count ? starts[place + 1].x : line.width
      return Glyph(
        id: starts[place].id, x: line.origin.x + starts[place].x,
        width: max(end - starts[place].x, 0))
    }
  }
}

extension PicturePart.Change {
  init(_ motion: ContentMotion) {
    switch motion {
    case .identity: kind = .identity
    case .opacity: kind = .opacity
    case .interpolate: kind = .interpolate
    case .symbolEffect: kind = .symbolEffect
    case .numericText(let countsDown):
      kind = .numericText
      self.countsDown = countsDown
    case .numericValue(let value):
      kind = .numericText
      self.value = value
    }
  }
}

extension PicturePart.Transition {
  init(_ motion: TransitionMotion) {
    steps = motion.steps.map { step in
      switch step {
      case .opacity: PicturePart.Step(kind: .opacity)
      case .blur: PicturePart.Step(kind: .blur)
      case .move(let x, let y): PicturePart.Step(kind: .move, x: x, y: y)
      case .offset(let x, let y): PicturePart.Step(kind: .offset, x: x, y: y)
      case .scale(let factor, let anchor):
        PicturePart.Step(kind: .scale, x: anchor.x, y: anchor.y, scale: factor)
      }
    }
    timing = motion.timing.map(PicturePart.Timing.init)
  }
}

extension PicturePart.TimingByValue {
  init(_ timing: ValueTiming) {
    value = timing.value.map { String($0, radix: 36) }
    self.timing = timing.timing.map(PicturePart.Timing.init)
  }
}

extension PicturePart.Timing {
  init(_ timing: MotionTiming) {
    duration = timing.duration
    delay = timing.delay
    switch timing.curve {
    case .bezier(let first, let second): curve = [first.x, first.y, second.x, second.y]
    case .spring(let bounce): self.bounce = bounce
    }
  }
}
