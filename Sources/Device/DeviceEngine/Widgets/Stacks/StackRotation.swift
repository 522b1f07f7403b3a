import Foundation

/// Decides which member of a Smart Stack is on top.
///
/// The member with the highest current score wins. A tie with the current top, or no score at all,
/// keeps the top; a tie among other members goes to the first in the user's order. A rotation by
/// the user holds for a while. A stack with `smartRotate` off only rotates by the user.
struct StackRotation: Equatable, Sendable {
  var stack: SmartStack
  /// Until this date the system does not rotate the stack.
  private(set) var heldUntil: Date?

  init(_ stack: SmartStack) {
    self.stack = stack
  }

  func isHeld(at now: Date) -> Bool { heldUntil.map { now < $0 } ?? false }

  mutating func rotateByUser(to member: PlacementID, at now: Date, hold: Double) {
    stack.top = member
    heldUntil = now.addingTimeInterval(hold)
  }

  /// After the clock was set back: limits the hold to its full length from `now`.
  mutating func clockWentBack(to now: Date, hold: Double) {
    heldUntil = heldUntil.map { min($0, now.addingTimeInterval(hold)) }
  }

  /// Rotates to the most relevant member. Returns the new top, or nil if it did not change.
  ///
  /// - Parameter scores: Normalized scores; members without one are not relevant.
  mutating func rotate(
    by scores: [PlacementID: Double], at now: Date
  ) -> PlacementID? {
    guard stack.smartRotate, !isHeld(at: now) else { return nil }
    var best = stack.top
    for member in stack.members where scores[member] ?? 0 > scores[best] ?? 0 { best = member }
    guard best != stack.top else { return nil }
    stack.top = best
    return best
  }
}
