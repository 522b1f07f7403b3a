import Foundation

extension ArchiveDecoder {
  /// The fewest bytes that a node can take: its parts, kind, frame and content.
  private static let minimumNodeSize = 35

  mutating func node() throws(ArchiveError) -> ArchiveNode {
    let parts = NodeParts(rawValue: try body.byte())
    let kind = try internedString()
    try enter(kind)
    var node = ArchiveNode(kind: kind, frame: try rectangle("frame"), content: try content())
    if parts.contains(.effects) {
      for _ in 0..<(try body.count()) { node.effects.append(try effect()) }
    }
    if parts.contains(.marks) {
      let marks = try body.fixed(UInt16.self)
      node.marks = NodeMarks(rawValue: marks & ~ArchiveFormat.hasMotion)
      if marks & ArchiveFormat.hasMotion != 0 { node.motion = try motion() }
    }
    if parts.contains(.action) { node.action = try action() }
    if parts.contains(.hitShape) { node.hitShape = try path() }
    if parts.contains(.accessibility) { node.accessibility = try accessibility() }
    if parts.contains(.identity) { node.identity = try body.string() }
    if parts.contains(.children) { node.children = try nodes() }
    if parts.contains(.otherState) { node.otherState = try nodes() }
    leave()
    return node
  }

  private mutating func nodes() throws(ArchiveError) -> [ArchiveNode] {
    let count = try body.count(of: Self.minimumNodeSize)
    var nodes: [ArchiveNode] = []
    nodes.reserveCapacity(count)
    for _ in 0..<count { nodes.append(try node()) }
    return nodes
  }

  private mutating func content() throws(ArchiveError) -> NodeContent {
    switch try body.byte() {
    case 0: .none
    case 1: .fill(try path(), try paint(), evenOdd: try flag())
    case 2: .stroke(try path(), try paint(), try stroke())
    case 3: .text(try text())
    case 4: .dynamicText(try styled(), try paragraph())
    case 5: .image(try imageDrawing())
    case 6: .timedProgress(try progress())
    case 7: .text(try textWithAttachments())
    case let tag: throw unknown("content", tag)
    }
  }

  private mutating func action() throws(ArchiveError) -> NodeAction {
    switch try body.byte() {
    case 0: .link(try url())
    case 1: .intent(identifier: try body.string(), parameters: try body.data())
    case 2:
      .toggle(isOn: try flag(), identifier: try body.string(), parameters: try body.data())
    case 3: .app(try body.fixed(UInt64.self), isOn: try flag() ? try flag() : nil)
    case let tag: throw unknown("action", tag)
    }
  }

  private mutating func accessibility() throws(ArchiveError) -> NodeAccessibility {
    var value = NodeAccessibility()
    value.label = try flag() ? try body.string() : nil
    value.value = try flag() ? try body.string() : nil
    value.hint = try flag() ? try body.string() : nil
    value.identifier = try flag() ? try body.string() : nil
    value.traits = NodeAccessibility.Traits(rawValue: try body.fixed(UInt32.self))
    value.isHidden = try flag()
    value.children = try flag() ? try choice("child behavior") : nil
    value.sortPriority = try number("sort priority")
    return value
  }
}
