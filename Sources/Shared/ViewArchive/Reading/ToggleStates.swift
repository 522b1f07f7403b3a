extension ViewArchive {
  /// Returns the archive with these toggles in their other state, so that a host can show a tap
  /// before the intent has finished.
  ///
  /// Toggles are numbered from 0 in tree order, parents first. A toggle inside another toggle's
  /// label or style has no number, because a tap on it belongs to the outer one. The numbers are
  /// the same in the result.
  public func flipping(_ toggles: Set<Int>) -> ViewArchive {
    guard !toggles.isEmpty else { return self }
    var result = self
    var number = 0
    result.content = content.flipping(toggles, next: &number)
    return result
  }

  /// The archived state of each toggle, indexed by its number.
  public var toggleStates: [Bool] { content.toggleStates }
}

extension ArchiveNode {
  var isToggle: Bool {
    if case .toggle = action { true } else { false }
  }

  fileprivate func flipping(_ toggles: Set<Int>, next: inout Int) -> ArchiveNode {
    if isToggle {
      defer { next += 1 }
      return toggles.contains(next) ? flipped : self
    }
    var node = self
    node.children = children.map { $0.flipping(toggles, next: &next) }
    return node
  }

  /// The toggle in its other state.
  private var flipped: ArchiveNode {
    guard case .toggle(let isOn, let identifier, let parameters) = action else { return self }
    var node = self
    node.action = .toggle(isOn: !isOn, identifier: identifier, parameters: parameters)
    if node.accessibility?.value == Self.value(isOn) {
      node.accessibility?.value = Self.value(!isOn)
    }
    if !otherState.isEmpty { (node.children, node.otherState) = (otherState, children) }
    return node
  }

  /// The accessibility value of a toggle.
  static func value(_ isOn: Bool) -> String { isOn ? "1" : "0" }

  fileprivate var toggleStates: [Bool] {
    if case .toggle(let isOn, _, _) = action { return [isOn] }
    return children.flatMap(\.toggleStates)
  }

  /// The number of numbered toggles in the node, including itself.
  private var toggleCount: Int {
    isToggle ? 1 : children.reduce(0) { $0 + $1.toggleCount }
  }

  /// The children, each with the number of the first toggle that it may contain; nil inside a
  /// toggle.
  func numberedChildren(from first: Int?) -> [(node: ArchiveNode, first: Int?)] {
    guard var next = first, !isToggle else { return children.map { ($0, nil) } }
    return children.map { child in
      defer { next += child.toggleCount }
      return (child, next)
    }
  }
}
