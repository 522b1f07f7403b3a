import Foundation

/// Which member of a Smart Stack is on top.
///
/// The member with the highest score at the moment; ties and no score at all keep the present top,
/// and a tie among others goes to the first in the person's order. What a person has turned by hand
/// stays for a time.
struct StackRotation: Equatable, Sendable {
  var stack: SmartStack
  /// Until then the system does not turn the stack.
  private(set) var heldUntil: Date?

  init(_ stack: SmartStack) {
    self.stack = stack
  }

  func isHeld(at now: Date) -> Bool { heldUntil.map { now < $0 } ?? false }

  mutating func turnByHand(to member: PlacementIdentifier, at now: Date, hold: Double) {
    stack.top = member
    heldUntil = now.addingTimeInterval(hold)
  }

  /// The clock was set back: a hold is not longer than it would be from now.
  mutating func clockWentBack(to now: Date, hold: Double) {
    heldUntil = heldUntil.map { min($0, now.addingTimeInterval(hold)) }
  }

  /// Turns to the most relevant member. `scores` are normalized; what has none is not relevant.
  /// Returns the new top where that changes.
  mutating func turn(
    by scores: [PlacementIdentifier: Double], at now: Date
  ) -> PlacementIdentifier? {
    guard stack.smartRotate, !isHeld(at: now) else { return nil }
    var best = stack.top
    for member in stack.members where scores[member] ?? 0 > scores[best] ?? 0 { best = member }
    guard best != stack.top else { return nil }
    stack.top = best
    return best
  }
}
