import Devices
import Foundation
import ViewArchive

/// A view in a picture that a page may animate separately when the next picture arrives.
package struct PicturePart: Codable, Equatable, Sendable {
  /// Identifies the view in successive pictures. Unique within a picture.
  package var place: String
  /// A hash of the content.
  package var tag: String
  /// In points from the picture's top left corner.
  package var frame: SurfaceFrame
  /// The place of the enclosing part.
  package var inside: String?
  package var change: Change?
  package var insertion: Transition?
  package var removal: Transition?
  /// The animations, innermost first.
  package var timings: [TimingByValue]?
  /// The glyphs of a single line whose digits roll, from left to right.
  package var glyphs: [Glyph]?

  /// How the content changes; nil uses the system's default.
  package struct Change: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case identity, opacity, interpolate, symbolEffect, numericText
    }
    package var kind: Kind
    package var countsDown: Bool?
    package var value: Double?
  }

  package struct Transition: Codable, Equatable, Sendable {
    package var steps: [Step]
    package var timing: Timing?
  }

  /// A property of a view before its insertion or after its removal.
  package struct Step: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable { case opacity, move, offset, scale, blur }
    package var kind: Kind
    /// For a move, in multiples of the view's size; for an offset, in points; for a scale, the
    /// anchor.
    package var x: Double?
    package var y: Double?
    package var scale: Double?
  }

  package struct TimingByValue: Codable, Equatable, Sendable {
    /// The animation applies if this value differs in the next picture; nil applies it always.
    package var value: String?
    /// nil means no animation.
    package var timing: Timing?
  }

  package struct Timing: Codable, Equatable, Sendable {
    /// Seconds.
    package var duration: Double
    package var delay: Double
    /// The inner control points: x1, y1, x2, y2.
    package var curve: [Double]?
    /// The bounce of a spring.
    package var bounce: Double?
  }

  package struct Glyph: Codable, Equatable, Sendable {
    package var id: UInt32
    /// In points from the part's left edge.
    package var x: Double
    package var width: Double
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
    // The glyph positions are only valid for a view that is not scaled.
    if change?.kind == .numericText, frame.size == node.frame.size,
      case .text(let block) = node.content
    {
      glyphs = Self.glyphs(of: block)
    }
  }

  /// The glyphs of a text; nil if it is not a single short line.
  private static func glyphs(of block: TextBlock) -> [Glyph]? {
    guard block.lines.count == 1, let line = block.lines.first, line.attachments.isEmpty
    else { return nil }
    let starts = line.runs.flatMap { run in run.glyphs.map { (id: $0.id, x: $0.x) } }
      .sorted { $0.x < $1.x }
    // A longer line is a sentence, which rolls as a whole.
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
