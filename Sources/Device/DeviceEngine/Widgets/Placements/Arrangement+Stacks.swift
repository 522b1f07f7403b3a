import HostLink

extension Arrangement {
  /// The maximum number of widgets in a stack, as on an iPhone.
  public static let stackLimit = 10

  /// Drops a placement or a whole stack onto another placement or stack of the same family. The
  /// dropped widget is then on top.
  ///
  /// - Parameter newStack: The id of the new stack, if one has to be created.
  /// - Throws: `HostError.badPlace`, `.unknownPlacement`.
  public mutating func stack(
    _ id: ArrangedID, onto target: ArrangedID, newStack: StackID
  ) throws(HostError) -> SmartStack {
    for id in [id, target] { try checkIsPlacedByUser(id) }
    var next = self
    let dropped: [PlacementID]
    let top: PlacementID
    switch try item(id) {
    case .placement(let placement): (dropped, top) = ([placement.id], placement.id)
    case .stack(let stack): (dropped, top) = (stack.members, stack.top)
    }
    let into: StackID
    switch try item(target) {
    case .stack(let stack): into = stack.id
    case .placement(let base):
      if let stack = stack(of: base.id) {
        into = stack.id
        break
      }
      switch base.place {
      case .lockInline, .lockRow:
        throw .badPlace(reason: "the Lock Screen does not support stacks")
      case .face: throw .badPlace(reason: "a watch face does not support stacks")
      case .list(.smartStack, _):
        throw .badPlace(reason: "the Smart Stack of a watch is a stack already")
      default: break
      }
      into = newStack
      next.stacks.append(
        SmartStack(
          id: into, family: base.family, place: base.place, members: [base.id], top: base.id,
          otherCells: base.otherCells, device: base.device))
    }
    guard !dropped.map(ArrangedID.placement).contains(target), .stack(into) != id else {
      throw .badPlace(reason: "\(id) cannot be dropped onto itself")
    }
    try next.insert(dropped, into: into, at: .max)
    next.setTop(top, of: into)
    let result = try next.stack(into)
    self = next
    return result
  }

  /// Shows another member. Throws `HostError.unknownStack`, `HostError.badPlace`.
  public mutating func rotate(
    _ id: StackID, to member: PlacementID
  ) throws(HostError) {
    guard try stack(id).members.contains(member) else {
      throw .badPlace(reason: "\(member) is not in stack \(id)")
    }
    setTop(member, of: id)
  }

  /// Throws `HostError.unknownStack`.
  public mutating func setSmartRotate(_ isOn: Bool, of id: StackID) throws(HostError) {
    guard let index = stacks.firstIndex(where: { $0.id == id }) else { throw .unknownStack(id) }
    stacks[index].smartRotate = isOn
  }

  /// Moves placements into a stack from wherever they are. A position beyond the end means the end.
  mutating func insert(
    _ ids: [PlacementID], into target: StackID, at position: Int
  ) throws(HostError) {
    let stack = try stack(target)
    for id in ids {
      let placement = try placement(id)
      guard placement.family == stack.family else {
        throw .badPlace(
          reason: "stack \(target) accepts only \(stack.family.rawValue) widgets; \(id) is "
            + "\(placement.family.rawValue)")
      }
    }
    let members = stack.members.filter { !ids.contains($0) }
    guard members.count + ids.count <= Self.stackLimit else {
      throw .badPlace(reason: "a stack holds at most \(Self.stackLimit) widgets")
    }
    for id in ids where !stack.members.contains(id) { detach(id) }
    guard let index = stacks.firstIndex(where: { $0.id == target }) else {
      throw .unknownStack(target)
    }
    stacks[index].members = members
    stacks[index].members.insert(contentsOf: ids, at: min(max(position, 0), members.count))
    number(stacks[index])
    arrangeLists()
  }

  /// Removes a placement from its stack, if it is in one. The caller must then set its place.
  mutating func detach(_ id: PlacementID) {
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
      for member in stack.members {
        setPlace(stack.place, on: stack.role, of: .placement(member), stack.otherCells)
      }
    }
  }

  private mutating func setTop(_ member: PlacementID, of id: StackID) {
    guard let index = stacks.firstIndex(where: { $0.id == id }) else { return }
    stacks[index].top = member
  }

  mutating func number(_ stack: SmartStack) {
    for (position, member) in stack.members.enumerated() {
      setPlace(.stack(stack.id, position: position), on: stack.role, of: .placement(member))
    }
  }
}
