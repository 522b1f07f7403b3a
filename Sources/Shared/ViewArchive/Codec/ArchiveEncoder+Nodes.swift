import Foundation

/// The optional parts that an encoded node has, in the order in which they are written.
struct NodeParts: OptionSet {
  let rawValue: UInt8
  static let effects = NodeParts(rawValue: 1 << 0)
  static let marks = NodeParts(rawValue: 1 << 1)
  static let action = NodeParts(rawValue: 1 << 2)
  static let hitShape = NodeParts(rawValue: 1 << 3)
  static let accessibility = NodeParts(rawValue: 1 << 4)
  static let identity = NodeParts(rawValue: 1 << 5)
  static let children = NodeParts(rawValue: 1 << 6)
  static let otherState = NodeParts(rawValue: 1 << 7)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(of node: ArchiveNode) {
    self = []
    if !node.effects.isEmpty { insert(.effects) }
    if !node.marks.isEmpty || node.motion != nil { insert(.marks) }
    if node.action != nil { insert(.action) }
    if node.hitShape != nil { insert(.hitShape) }
    if node.accessibility != nil { insert(.accessibility) }
    if node.identity != nil { insert(.identity) }
    if !node.children.isEmpty { insert(.children) }
    if !node.otherState.isEmpty { insert(.otherState) }
  }
}

extension ArchiveEncoder {
  mutating func node(_ node: ArchiveNode) throws(ArchiveError) {
    try enter(node)
    let parts = NodeParts(of: node)
    body.byte(parts.rawValue)
    interned(node.kind)
    try rectangle(node.frame, "frame")
    try content(node.content)
    if parts.contains(.effects) {
      body.count(node.effects.count)
      for effect in node.effects { try self.effect(effect) }
    }
    if parts.contains(.marks) {
      if node.marks.contains(.privateValue) { version = max(version, 5) }
      body.fixed(node.marks.rawValue | (node.motion == nil ? 0 : ArchiveFormat.hasMotion))
    }
    if let motion = node.motion { try self.motion(motion) }
    if let action = node.action { self.action(action) }
    if let shape = node.hitShape { try path(shape) }
    if let accessibility = node.accessibility { try self.accessibility(accessibility) }
    if let identity = node.identity { body.string(identity) }
    if parts.contains(.children) { try nodes(node.children) }
    if parts.contains(.otherState) { try nodes(node.otherState) }
    leave()
  }

  private mutating func nodes(_ nodes: [ArchiveNode]) throws(ArchiveError) {
    body.count(nodes.count)
    for node in nodes { try self.node(node) }
  }

  private mutating func content(_ content: NodeContent) throws(ArchiveError) {
    switch content {
    case .none:
      body.byte(0)
    case .fill(let path, let paint, let evenOdd):
      body.byte(1)
      try self.path(path)
      try self.paint(paint)
      flag(evenOdd)
    case .stroke(let path, let paint, let geometry):
      body.byte(2)
      try self.path(path)
      try self.paint(paint)
      try stroke(geometry)
    case .text(let block):
      body.byte(block.hasAttachments ? 7 : 3)
      try text(block)
      if block.hasAttachments { try attachments(of: block) }
    case .dynamicText(let text, let paragraph):
      body.byte(4)
      try styled(text)
      try self.paragraph(paragraph)
    case .image(let drawing):
      body.byte(5)
      try image(drawing)
    case .timedProgress(let progress):
      body.byte(6)
      try self.progress(progress)
    }
  }

  private mutating func action(_ action: NodeAction) {
    switch action {
    case .link(let url):
      body.byte(0)
      self.url(url)
    case .intent(let identifier, let parameters):
      body.byte(1)
      body.string(identifier)
      body.data(parameters)
    case .toggle(let isOn, let identifier, let parameters):
      body.byte(2)
      flag(isOn)
      body.string(identifier)
      body.data(parameters)
    case .app(let number, let isOn):
      version = max(version, 5)
      body.byte(3)
      body.fixed(number)
      flag(isOn != nil)
      if let isOn { flag(isOn) }
    }
  }

  private mutating func accessibility(_ value: NodeAccessibility) throws(ArchiveError) {
    for text in [value.label, value.value, value.hint, value.identifier] {
      try optional(text) { encoder, text throws(ArchiveError) in encoder.body.string(text) }
    }
    body.fixed(value.traits.rawValue)
    flag(value.isHidden)
    try optional(value.children) { encoder, behavior throws(ArchiveError) in
      encoder.body.byte(behavior.rawValue)
    }
    try number(value.sortPriority, "sort priority")
  }
}
