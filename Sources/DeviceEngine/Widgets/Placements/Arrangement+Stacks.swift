import HostLink

extension Arrangement {
  /// As many as an iPhone's stack takes.
  public static let stackLimit = 10

  /// Drops a placement or a whole stack onto another placement or stack of the same family. The
  /// dropped one is on top.
  ///
  /// - Parameter newStack: The id of the stack where one has to be made.
  /// - Throws: `HostError.badPlace`, `.unknownPlacement`.
  public mutating func stack(
    _ id: String, onto target: String, newStack: StackIdentifier
  ) throws(HostError) -> SmartStack {
    var next = self
    let dropped: [PlacementIdentifier]
    let top: PlacementIdentifier
    if let stack = stacks.first(where: { $0.id == id }) {
      (dropped, top) = (stack.members, stack.top)
    } else {
      _ = try placement(id)
      (dropped, top) = ([id], id)
    }
    let into: StackIdentifier
    if let stack = stacks.first(where: { $0.id == target || $0.members.contains(target) }) {
      into = stack.id
    } else {
      let base = try placement(target)
      guard base.place.surface != .lock else {
        throw .badPlace(reason: "the Lock Screen has no stacks")
      }
      into = newStack
      next.stacks.append(
        SmartStack(
          id: into, family: base.family, place: base.place, members: [base.id], top: base.id))
    }
    guard !dropped.contains(target), into != id else {
      throw .badPlace(reason: "\(id) cannot be dropped onto itself")
    }
    try next.insert(dropped, into: into, at: .max)
    next.setTop(top, of: into)
    let result = try next.stack(into)
    self = next
    return result
  }

  /// Shows another member. Throws `HostError.unknownStack`, `HostError.badPlace`.
  public mutating func turn(
    _ id: StackIdentifier, to member: PlacementIdentifier
  ) throws(HostError) {
    guard try stack(id).members.contains(member) else {
      throw .badPlace(reason: "\(member) is not in the stack \(id)")
    }
    setTop(member, of: id)
  }

  /// Throws `HostError.unknownStack`.
  public mutating func setSmartRotate(_ isOn: Bool, of id: StackIdentifier) throws(HostError) {
    guard let index = stacks.firstIndex(where: { $0.id == id }) else { throw .unknownStack(id) }
    stacks[index].smartRotate = isOn
  }

  /// Members come from wherever they are; positions beyond the end are the end.
  mutating func insert(
    _ ids: [PlacementIdentifier], into target: StackIdentifier, at position: Int
  ) throws(HostError) {
    let stack = try stack(target)
    for id in ids {
      let placement = try placement(id)
      guard placement.family == stack.family else {
        throw .badPlace(
          reason: "a stack's widgets are of one size: \(id) is \(placement.family.rawValue), "
            + "\(target) is \(stack.family.rawValue)")
      }
    }
    let members = stack.members.filter { !ids.contains($0) }
    guard members.count + ids.count <= Self.stackLimit else {
      throw .badPlace(reason: "a stack holds at most \(Self.stackLimit) widgets")
    }
    for id in ids where !stack.members.contains(id) { takeOut(id) }
    guard let index = stacks.firstIndex(where: { $0.id == target }) else {
      throw .unknownStack(target)
    }
    stacks[index].members = members
    stacks[index].members.insert(contentsOf: ids, at: min(max(position, 0), members.count))
    number(stacks[index])
  }

  /// Out of its stack, if it is in one; it then has no place until it gets another.
  mutating func takeOut(_ id: PlacementIdentifier) {
    guard let index = stacks.firstIndex(where: { $0.members.contains(id) }) else { return }
    let position = stacks[index].members.firstIndex(of: id) ?? 0
    stacks[index].members.remove(at: position)
    let stack = stacks[index]
    if stack.members.count > 1 {
      if stack.top == id {
        stacks[index].top = stack.members[min(position, stack.members.count - 1)]
      }
      number(stack)
    } else {
      stacks.remove(at: index)
      for member in stack.members { setPlace(stack.place, of: member) }
    }
  }

  private mutating func setTop(_ member: PlacementIdentifier, of id: StackIdentifier) {
    guard let index = stacks.firstIndex(where: { $0.id == id }) else { return }
    stacks[index].top = member
  }

  private mutating func number(_ stack: SmartStack) {
    for (position, member) in stack.members.enumerated() {
      setPlace(.stack(stack.id, position: position), of: member)
    }
  }
}
