import Foundation

extension WidgetEngine {
  /// Adds a stack, or updates its members and top.
  public mutating func setStack(_ stack: SmartStack, at date: Date) {
    advance(to: date)
    rotate(stacks.set(stack))
  }

  public mutating func removeStack(_ id: StackID, at date: Date) {
    advance(to: date)
    guard let number = stacks.number(of: id) else { return }
    queue.schedule(.stack(number), at: nil)
    stacks.remove(number)
  }

  /// The stack with its current top; nil if it is unknown.
  public func stack(_ id: StackID) -> SmartStack? {
    stacks.number(of: id).map { stacks[$0].stack }
  }

  mutating func rotateByUser(_ id: StackID, to member: PlacementID) {
    guard let number = stacks.number(of: id), stacks[number].stack.members.contains(member)
    else { return }
    let hold = settings.stacks.handTurnHold
    stacks[number].rotateByUser(to: member, at: now, hold: hold)
    didRotate(number, to: member, .person, text.rotatedByUser(id, hold: hold))
    rotate(number)
  }

  mutating func rotateStack(of member: PlacementID) {
    if let number = stacks.number(ofMember: member) { rotate(number) }
  }

  /// Rotates a stack to its most relevant member, and schedules the next check.
  mutating func rotate(_ number: Int) {
    let stack = stacks[number].stack
    var scores: [PlacementID: Double] = [:]
    var next: Date?
    for member in stack.members {
      guard let place = placements.number(of: member),
        let timeline = placements[place].schedule.timeline
      else { continue }
      if let score = timeline.relevance(at: now) {
        scores[member] = scale.normalized(score, of: placements[place].provider)
      }
      if let change = timeline.nextRelevanceChange(after: now) {
        next = min(next ?? change, change)
      }
    }
    if let top = stacks[number].rotate(by: scores, at: now) {
      let reason = text.rotated(
        stack.id, score: scores[top] ?? 0, instead: stack.top, its: scores[stack.top])
      didRotate(number, to: top, .relevance, reason)
    }
    if stacks[number].isHeld(at: now) { next = stacks[number].heldUntil }
    queue.schedule(.stack(number), at: next)
  }

  private mutating func didRotate(
    _ number: Int, to top: PlacementID, _ cause: LedgerRow.Cause, _ reason: String
  ) {
    actions.append(.rotate(stacks[number].stack.id, to: top))
    if let place = placements.number(of: top) { record(place, .rotated, cause, reason) }
  }
}
