/// The stacks, indexed by numbers that stay valid until the stack is removed.
struct StackTable: Sendable {
  private var rotations: [StackRotation?] = []
  private var byIdentifier: [StackID: Int] = [:]
  private var byMember: [PlacementID: Int] = [:]

  var numbers: [Int] { rotations.indices.filter { rotations[$0] != nil } }

  func number(of id: StackID) -> Int? { byIdentifier[id] }

  /// The stack that contains a placement.
  func number(ofMember id: PlacementID) -> Int? { byMember[id] }

  /// Adds or replaces a stack. An existing stack keeps its number and its hold.
  mutating func set(_ stack: SmartStack) -> Int {
    let number = byIdentifier[stack.id] ?? rotations.firstIndex { $0 == nil } ?? rotations.count
    if byIdentifier[stack.id] != nil {
      forgetMembers(of: number)
      self[number].stack = stack
    } else {
      if number == rotations.count { rotations.append(nil) }
      rotations[number] = StackRotation(stack)
      byIdentifier[stack.id] = number
    }
    for member in stack.members { byMember[member] = number }
    return number
  }

  mutating func remove(_ number: Int) {
    forgetMembers(of: number)
    byIdentifier[self[number].stack.id] = nil
    rotations[number] = nil
  }

  private mutating func forgetMembers(of number: Int) {
    for member in self[number].stack.members where byMember[member] == number {
      byMember[member] = nil
    }
  }

  /// The number must be one of `numbers`.
  subscript(number: Int) -> StackRotation {
    get {
      guard let rotation = rotations[number] else { preconditionFailure("no stack \(number)") }
      return rotation
    }
    set { rotations[number] = newValue }
  }
}
